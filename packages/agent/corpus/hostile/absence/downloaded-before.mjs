/** "A file is downloaded" speaks of what was done last, and not of a file from before. */
const page = `<h1>Reports</h1>
  <button id="csv">Export CSV</button> <button id="pdf">Export PDF</button> <button id="close">Close</button>
  <script>
    const $ = (id) => document.getElementById(id)
    const give = (name, text) => {
      const a = document.createElement("a")
      a.href = "data:text/plain," + text
      a.download = name
      a.click()
    }
    $("csv").onclick = () => give("orders.csv", "id,total")
    $("pdf").onclick = () => {}
    $("close").onclick = () => $("close").remove()
  </script>`

export default [
  {
    about: "two exports of which one does nothing",
    page,
    passed: [
      "Click Export CSV\nA file is downloaded",
      'Click Export CSV\nClick Close\nThe file "orders.csv" is downloaded',
      "Click Export CSV\nA file is downloaded\nClick Export CSV\nA file is downloaded",
      'Click Export CSV\nThe downloaded file contains "total"'
    ],
    failed: ["Click Export PDF\nA file is downloaded"],
    blocked: ["Click Export CSV\nClick Export PDF\nA file is downloaded"],
    never: ["Click Export CSV\nA file is downloaded\nClick Export PDF\nA file is downloaded"]
  }
]
