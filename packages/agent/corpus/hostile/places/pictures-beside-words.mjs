/** What is to be read to the letter, beside a small picture, or with quotation marks in it. */
export default [
  {
    about: "a button with a small picture says its words, and one with a cross does not",
    page: `<h1>Field guide</h1><button>★ Kept</button>`,
    passed: ["The button says Kept"],
    failed: [
      "The button says Keep",
      'The button says exactly "Kept"',
      'The button says "KEPT"',
      'The button says "Kept now"'
    ]
  },
  {
    about: "a cross says the contrary",
    page: `<h1>Field guide</h1><button>✗ Kept</button>`,
    failed: ["The button says Kept"]
  },
  {
    about: "a picture with more words beside it",
    page: `<h1>Field guide</h1><button>★ Not Kept</button>`,
    failed: ['The button says "Kept"']
  },
  {
    about: "quotation marks within what a heading says",
    page: `<h1>3 birds for “heron” in Skye</h1><p>None of them was ringed.</p>`,
    passed: ["The heading says 3 birds for “heron” in Skye", 'The heading says 3 birds for "heron" in Skye'],
    failed: [
      "The heading says 3 birds for “stork” in Skye",
      "The heading says 4 birds for “heron” in Skye",
      "The heading says 3 birds for “heron”"
    ]
  }
]
