/** "Has reached the limit" tells what came about, and no thing of that name. */
const meter = (name, used, said) =>
  `<div style="border:1px solid"><b>${name}</b> <span>${used}</span><p>${said}</p></div>`

export default [
  {
    about: "meters, of which one is full",
    page: `<h1>Usage</h1>${meter("API calls", "8,200 of 10,000", "82% used")}${meter("Storage", "12 GB of 50 GB", "24% used")}${meter("Build minutes", "500 of 500", "100% used · Limit reached")}`,
    passed: ['"Build minutes" shows "Limit reached".', '"Storage" does not show "Limit reached".'],
    blocked: ["Build minutes have reached the limit."],
    never: ["API calls have reached the limit.", "Storage has reached its limit."]
  }
]
