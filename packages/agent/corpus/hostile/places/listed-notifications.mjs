/** "Tom's notification is not marked New": the one in the list of notifications, and neither a card elsewhere that bears his name nor a message of the page. */
const line = (who, did, isNew) =>
  `<div class=line style="border:1px solid"><b>${who[0]}</b><div><div>${who} ${did}</div><div>5 minutes ago</div></div>${isNew ? "<span>New</span>" : ""}</div>`

const page = (ada, tom, cleo) => `<main><h1>Notifications</h1><div>
${line("Ada Moss", "liked your post", ada)}${line("Tom Bell", "followed you", tom)}${line("Cleo Finch", "replied to Tom Bell", cleo)}</div></main>
<aside><h2>Who to follow</h2><div><div><b>Tom Bell</b><span>@tom</span><button>Follow</button></div><div><b>Ida Holm</b><span>@ida</span><button>Follow</button></div></div></aside>`

export default [
  {
    about: "his is new",
    page: page(false, true, false),
    passed: [
      "Tom's notification is marked New.",
      "The notification of Tom Bell is marked New.",
      "The notification from Ada Moss is not marked New.",
      "Cleo's notification is not marked New."
    ],
    failed: [
      "Tom's notification is not marked New.",
      "The notification of Tom Bell is not marked New.",
      "The notification from Ada Moss is marked New."
    ],
    never: [
      "The notification of Ida Holm is not marked New.",
      "The notification of Ida Holm is marked New.",
      "Ida's notification does not say New."
    ]
  },
  {
    about: "only hers is new, which speaks of him",
    page: page(false, false, true),
    passed: ["Tom's notification is not marked New.", "The notification of Cleo Finch is marked New."],
    failed: ["Tom's notification is marked New.", "The notification from Tom Bell says New."]
  }
]
