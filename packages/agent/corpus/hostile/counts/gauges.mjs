/** Bars that show how far something has come, with and without a word. */
const bar = (name, now, text = "") =>
  `<div role="progressbar" aria-label="${name}" aria-valuenow="${now}" style="height:18px;width:200px;background:#9cf">${text}</div>`
const weather = `<h1>Weather</h1><h2>London</h2><p>18 °C</p><dl><dt>Discount</dt><dd>20%</dd></dl>`

export default [
  {
    about: "a bar that says nothing, beside one that does",
    page: `<h1>Transfers</h1>${bar("Upload", 50)}${bar("Import", 70, "70%")}`,
    passed: ["The Upload progress bar shows 50%.", "The Import progress bar is at 70%."],
    failed: ["The Import progress bar is at 50%.", "The upload is 40% complete."],
    never: [
      "The Upload progress bar shows 70%.",
      "The Export progress bar shows 70%.",
      "The progress bar is at 50%."
    ]
  },
  {
    about: "a bar of the browser, told in its own measure",
    page: `<h1>Files</h1><label>Upload <progress value="30" max="60"></progress></label><label>Volume <input type="range" value="30"></label>`,
    passed: ["The progress bar shows 50%.", "The volume slider is at 30."],
    failed: ["The progress bar is at 30%.", "The progress bar is at 60%.", "The volume slider is at 50."]
  },
  {
    about: "a bar that reads otherwise than it stands",
    page: `<h1>Files</h1>${bar("Upload", 70, "60%")}`,
    passed: ["The progress bar shows 60%."],
    failed: ["The progress bar shows 70%."]
  },
  {
    about: "the one number of its make is another's",
    page: weather,
    passed: ["The temperature shows 18 °C."],
    never: ["Paris shows 18 °C.", "The tax is 20%.", "The Upload progress bar shows 20%."]
  }
]
