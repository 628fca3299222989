/** "Her row offers ▯", of lines that are drawn of boxes: the one of whom was spoken last, and nobody else's. */
const style = `<style>.l{border:1px solid #ccc;padding:8px;margin:6px 0}</style>`
const people = [
  ["Hannah Fischer", "Subscribed"],
  ["Greta Lund", "Unsubscribed"],
  ["Paul Meyer", "Subscribed"]
]
const line = ([name, state]) =>
  `<div class=l><div>${name}</div><div>${name.split(" ")[0].toLowerCase()}@a.example</div><small>${state}</small> <button>${state === "Subscribed" ? "Unsubscribe" : "Resubscribe"}</button></div>`
const page = (told) =>
  `${style}<h1>Subscribers</h1><div>${people.map(line).join("")}</div>${told === undefined ? "" : `<div role=alert>${told}</div>`}`

export default [
  {
    about: "one of them was spoken of",
    page: page(),
    passed: [
      "Greta Lund is Unsubscribed. Her row offers Resubscribe",
      "Paul Meyer is Subscribed. His row offers Unsubscribe",
      "Greta Lund is listed. Her row shows greta@a.example",
      'Click "Unsubscribe" beside Paul Meyer. In his row I see paul@a.example'
    ],
    failed: ["Greta Lund is Unsubscribed. Her row offers Duplicate"],
    never: [
      "Greta Lund is Unsubscribed. Her row offers Unsubscribe",
      "Paul Meyer is Subscribed. His row offers Resubscribe",
      "Greta Lund is listed. Her row shows paul@a.example",
      "Her row offers Resubscribe",
      "The heading is Subscribers. Her row offers Resubscribe",
      "Zoe Klein is not listed. Her row offers Resubscribe",
      'Click "Unsubscribe" beside Paul Meyer. In his row I see Greta Lund'
    ]
  },
  {
    about: "a message tells of her, and her row stands on the page",
    page: page("Greta Lund was unsubscribed"),
    passed: [
      "Greta Lund is Unsubscribed. I see that Greta Lund was unsubscribed. Her row offers Resubscribe",
      "Paul Meyer is Subscribed. I see that Greta Lund was unsubscribed. Her row offers Resubscribe",
      "Greta Lund is Unsubscribed. I see that Greta Lund was unsubscribed. In her row I see greta@a.example"
    ],
    never: [
      "I see that Greta Lund was unsubscribed. Her row offers Unsubscribe",
      "Paul Meyer is Subscribed. I see that Greta Lund was unsubscribed. Her row offers Unsubscribe"
    ]
  }
]
