/** What is pressed, or read, on a card that was spoken of by its title; and the button of a card that also has one with a picture. */
const cards = [
  ["Vinyasa Flow", "Cancel"],
  ["Spin Express", "Join waiting list"],
  ["Barbell Club", "Join waiting list"]
]
const page = `<style>.card{border:1px solid #888;margin:6px;padding:6px}</style><p id="said" role="status"></p>${cards
  .map(
    ([name, act]) =>
      `<div class="card"><h3>${name}</h3><p>Studio 1</p><span>${act === "Cancel" ? "2 spots left" : "Full"}</span><button aria-label="About ${name}"><svg viewBox="0 0 24 24" width="16" height="16"><path d="M11 17h2v-6h-2z"/></svg></button><button onclick="said.textContent='${act}: ${name}'">${act}</button></div>`
  )
  .join("")}`

export default [
  {
    about: "the button of a card, where each card has one of that name",
    page,
    passed: [
      "I look at Spin Express and it is marked Full. I tap Join waiting list on it. The message reads Join waiting list: Spin Express",
      "I look at Barbell Club and it is marked Full. I tap Join waiting list on it. The message reads Join waiting list: Barbell Club"
    ],
    never: [
      "I look at Spin Express and it is marked Full. I tap Join waiting list on it. The message reads Join waiting list: Barbell Club",
      "I look at Vinyasa Flow and it is marked Full. I tap Join waiting list on it",
      "I look at Vinyasa Flow. I tap Join waiting list on it. The message reads Join waiting list: Spin Express"
    ]
  },
  {
    about: "what the button of a card reads, beside one that has no words",
    page,
    passed: [
      "The button of Vinyasa Flow reads Cancel",
      "The button of Vinyasa Flow reads Cancel instead of Book",
      "The button of Spin Express reads Join waiting list"
    ],
    failed: ["The button of Vinyasa Flow reads Book instead of Cancel"],
    never: [
      "The button of Vinyasa Flow reads Join waiting list",
      "The button of Spin Express reads Cancel",
      "The button of Vinyasa Flow does not read Cancel",
      "The button of Pilates reads Cancel"
    ]
  }
]
