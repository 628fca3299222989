/** "Ada is listed under "Open" with "16 Apr"": the entry there has it, and neither the one beside it nor the same name elsewhere. */
const partOf = (list, entry) => (title, entries) =>
  `<section><h2>${title}</h2><${list}>${entries.map(([who, when]) => `<${entry}><b>${who}</b> <span>${when}</span></${entry}>`).join("")}</${list}></section>`

export default [
  ["entries of a list", partOf("ul", "li")],
  ["lines of no role", partOf("div", "div")],
  ["paragraphs", partOf("div", "p")]
].map(([about, part]) => ({
  about,
  page: `<h1>Club</h1>${part("Open", [
    ["Ada Lind", "16 Apr"],
    ["Ben Cole", "18 Apr"]
  ])}${part("Closed", [
    ["Ada Lind", "2 May"],
    ["Cy Dorn", "9 May"]
  ])}`,
  passed: [
    'Ada Lind is listed under "Open" with "16 Apr"',
    'Ada Lind should be listed under "Closed" with "2 May"',
    'Ben Cole shows "18 Apr"',
    'Ada Lind under "Open" shows "16 Apr"'
  ],

  never: [
    'Ben Cole shows "16 Apr"',
    'The date of Ben Cole is "16 Apr"',
    'Ada Lind is listed under "Open" with "18 Apr"',
    'Ada Lind is listed under "Open" with "2 May"',
    'Cy Dorn is listed under "Open" with "9 May"',
    'Cy Dorn is listed under "Closed" with "2 May"'
  ]
}))
