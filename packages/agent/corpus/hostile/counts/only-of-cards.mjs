/** "Only the Office card is Default", beside cards with a button "Make default", and boxes of which several are ticked. */
const card = (name, isDefault) =>
  `<article aria-label="${name}"><h2>${name}</h2>${isDefault ? "<span>Default</span>" : ""}<p>${name} Street 4</p><button>Edit</button>${isDefault ? "" : "<button>Make default</button>"}</article>`
const request = (name, ticked) =>
  `<article aria-label="Request of ${name}"><input type=checkbox aria-label="Select ${name}" ${ticked ? "checked" : ""}><h3>${name}</h3><p>Three days</p><button>Approve</button></article>`

export default [
  {
    about: "a word on a button of the others",
    page: `<h1>Addresses</h1><div>${card("Home", false)}${card("Office", true)}${card("Cabin", false)}</div>`,
    passed: ["The Office card shows Default"],
    blocked: ["Only Office is Default"],
    never: ["Only Home is Default", "Only Cabin is Default"]
  },
  {
    about: "two of three boxes are ticked, below a way to what is called so",
    page: `<nav><button>Overview</button><button>My requests</button></nav><h1>Approvals</h1>${request("Ada Moss", true)}${request("Ben Gray", true)}${request("Cleo Hart", false)}`,
    passed: ["Ada Moss is ticked", "Cleo Hart is not ticked"],
    failed: ["Only Ada Moss is ticked"],
    never: [
      "None of the requests is selected",
      "Three boxes are ticked",
      "There are three ticked boxes",
      "Only Ada Moss and Cleo Hart are ticked"
    ]
  }
]
