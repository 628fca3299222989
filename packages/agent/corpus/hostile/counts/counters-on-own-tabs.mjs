/** What a tab that is not open reads: its name with its number is on the tab itself, whatever is on the page that it opens. */
const tab = (name, on) => `<button role="tab" aria-selected="${on}" style="padding:8px 14px">${name}</button>`
const page = `<div role="tablist">${tab("Sown (3)", true)}${tab("Harvested (1)", false)}${tab("Compost", false)}</div><div role="tabpanel"><ul><li>Beans</li><li>Kale</li><li>Leek</li></ul></div>`
export default [
  {
    about: "numbers on tabs that are not open",
    page,
    passed: [
      'The tabs should now read "Sown (3)" and "Harvested (1)".',
      'The "Harvested" tab should read "Harvested (1)".'
    ],
    failed: [
      'The tabs should now read "Sown (3)" and "Harvested (2)".',
      'The "Harvested" tab should read "Harvested (2)".',
      'The "Sown" tab should read "Sown (4)".'
    ],
    never: ['The "Compost" tab should read "Compost (1)".', 'The "Harvested" tab should read "Beans (1)".']
  }
]
