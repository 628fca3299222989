/** "Which enables the button", of several: the one that the deed turned; and what stands beside it. */
const page = (oninput) =>
  `<h1>Marks</h1><button>Sort</button><label>Name <input oninput="${oninput}"></label><p><button id="a" disabled>Save</button> <span id="t">Nothing to save</span></p><p><button id="b" disabled>Send</button> <span>Not sent</span></p>`

export default [
  {
    about: "one is enabled",
    page: page("a.disabled=false;t.textContent='Unsaved'"),
    passed: [
      "Enter x in Name, which enables the button. Save is enabled and the text beside it is Unsaved",
      "Save is disabled and the text beside it is Nothing to save"
    ],
    never: [
      "Enter x in Name, which disables the button.",
      "Save is disabled and the text beside it is Not sent",
      "Send is disabled and the text beside it is Nothing to save"
    ]
  },
  {
    about: "none is, or two are",
    page: page("t.textContent='Unsaved'"),
    never: ["Enter x in Name, which enables the button."]
  },
  {
    about: "two are enabled",
    page: page("a.disabled=false;b.disabled=false"),
    never: ["Enter x in Name, which enables the button."]
  }
]
