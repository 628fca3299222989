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
  },
  {
    about: "two things of what was opened, each in a line of its own, and of a line of a table",
    page: `<h1>Parcels</h1><table><thead><tr><th>Parcel</th><th>State</th><th>Driver</th></tr></thead><tbody><tr><td>Red box</td><td>Late</td><td>Ada</td></tr><tr><td>Blue box</td><td>Sent</td><td>Bo</td></tr></tbody></table><p><button onclick="document.getElementById('d').hidden=false">Open Red box</button></p><div id="d" hidden><div>Parcel 7</div><div style="width:260px;border:1px solid #ccc"><div style="display:flex;justify-content:space-between"><span>Weight</span><span>4 kg</span></div><div style="display:flex;justify-content:space-between"><span>Depot</span><span>Leeds</span></div><div style="display:flex;justify-content:space-between"><span>Tariff</span><span>Basic</span></div></div></div>`,
    passed: [
      "Click Open Red box\nParcel 7 is shown\nIts weight is 4 kg and its depot is Leeds",
      "Click Open Red box\nParcel 7 is shown\nIts weight is 4 kg. Its depot is Leeds. Its tariff is Basic",
      "The Red box is shown\nIts state is Late and its driver is Ada"
    ],
    never: [
      "Click Open Red box\nParcel 7 is shown\nIts weight is 4 kg and its depot is 4 kg",
      "Click Open Red box\nParcel 7 is shown\nIts weight is Leeds and its depot is Leeds",
      "Click Open Red box\nParcel 7 is shown\nIts weight is 4 kg. Its depot is Basic",
      "The Red box is shown\nIts state is Late and its driver is Bo",
      "The Red box is shown\nIts state is Sent and its driver is Ada",
      "The Blue box is shown\nIts state is Sent and its driver is Ada"
    ]
  }
]
