/** No number, or no badge, on what one goes by: it reads its name alone, or bears one all the same. */
const page = (
  inside,
  more = ""
) => `<nav><a href="#i">Inbox <b>4</b></a> <a href="#s" id=s>${inside}</a> <a href="#d">Drafts</a></nav>${more}
<button onclick="s.textContent='Saved'">Clear</button><p>Nothing new</p>`

export default [
  {
    about: "the tab bears no number any more",
    page: page("Saved <b>3</b>"),
    passed: [
      'The Saved link shows 3\nClick "Clear"\nThere is no number on Saved',
      '"Saved" is shown\nClick "Clear"\nThere is no badge on Saved'
    ],
    failed: ["There is no number on Saved", "There is no badge on Inbox", "There is no badge on Saved"],
    never: ['Click "Clear"\nThere is no number on Inbox', "There is no number on Archive"]
  },
  {
    about: "it never bore one",
    page: page("Saved"),
    passed: ["There is no number on Saved"],
    never: ["There is a badge on Saved", "There is no badge on Inbox"]
  },
  {
    about: "a dot beside the name says that something is new",
    page: page(
      'Saved <i role=img aria-label="" style="display:inline-block;width:8px;height:8px;background:red"></i>'
    ),
    never: ["There is no badge on Saved", "There is a number on Saved"]
  }
]
