/** "The count on the Saved tab is 2": the number that the tab bears, and not what stands elsewhere. */
const page = `<h1>Branches</h1><div role="tablist"><button role="tab" aria-selected="true">All branches <span>4</span></button>
<button role="tab" aria-selected="false">Saved <span>2</span></button></div><p>3 offers</p>`

export default [
  {
    about: "two tabs with a number each",
    page,
    passed: [
      "The count on the Saved tab should be 2.",
      'The "Saved" tab shows the count 2.',
      'The count on the "All branches" tab is 4.'
    ],
    failed: ["The count on the Saved tab should be 4.", 'The "Saved" tab shows the count 1.'],
    never: ['The "Saved" tab shows the number 3.', "The count on the Offers tab is 3."]
  }
]
