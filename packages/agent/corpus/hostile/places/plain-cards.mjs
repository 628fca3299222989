/** Cards that say one thing each: the column in which they stand is no card, and says what another card says. */
const board = (
  card
) => `<style>section{display:inline-block;width:200px;vertical-align:top;border:1px solid #ccc}</style><h1>Board</h1>
  <section><h2>To do</h2><div style="min-height:150px">${card("Write docs")}${card("Fix bug")}</div></section>
  <section><h2>Doing</h2><div style="min-height:150px">${card("Send letter")}</div></section>`

const cases = {
  passed: [
    "The Doing column contains Send letter",
    "To do contains Write docs",
    "The card Write docs is in the To do column"
  ],
  failed: ["The card Write docs is in the Doing column", "The card Send letter is in the To do column"],
  never: [
    "The card Write docs contains Fix bug",
    "The item Write docs contains Fix bug",
    "The task Write docs shows Fix bug",
    "Fix bug is shown in the card Write docs",
    "Fix bug is in the row of Write docs"
  ]
}

export default [
  {
    about: "a class tells them to be cards",
    page: board((text) => `<div class="card">${text}</div>`),
    ...cases
  },
  {
    about: "boxes that can be dragged",
    page: board((text) => `<div draggable="true">${text}</div>`),
    ...cases
  },
  { about: "items that can be dragged", page: board((text) => `<li draggable="true">${text}</li>`), ...cases }
]
