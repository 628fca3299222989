/** Absence of things that plainly are there, though no name or role says so. */
export default [
  {
    about: "no spinner is there",
    page: `<h1>Orders</h1><ul><li>Kettle</li></ul>`,
    passed: ["The spinner is not displayed"]
  }
]
