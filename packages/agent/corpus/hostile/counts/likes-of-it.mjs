/** "It has 13 likes", once a heart was pressed that no role tells to be a button: the number on it, as often as the page draws it anew. */
const page = `<h1>Reviews (2)</h1><div id="all"></div><p>Be kind</p>
<script>
const reviews = [["Hanna Beck", "A locked house and one empty chair", 12], ["Marcus Oduya", "Slow to begin, but worth it", 7]]
const draw = () => { document.getElementById("all").innerHTML = reviews.map(([who, text, likes], at) =>
  '<div style="border:1px solid;margin:8px;padding:8px"><div style="display:flex;justify-content:space-between"><div>' + who +
  '</div><div style="cursor:pointer" onclick="reviews[' + at + '][2]++; draw()" title="Like the review of ' + who + '">♥ ' + likes + '</div></div><div>' + text + '</div></div>').join("") }
draw()
</script>`

export default [
  {
    about: "two reviews with a heart each",
    page,
    passed: [
      "Like the review of Hanna Beck\nIt has 13 likes now",
      "Like the review of Marcus Oduya\nIt now has 8 likes",
      "Like the review of Hanna Beck\nLike the review of Hanna Beck\nIt has 14 likes"
    ],
    failed: [
      "Like the review of Hanna Beck\nIt has 12 likes now",
      "Like the review of Marcus Oduya\nIt has 13 likes now"
    ],
    never: ["Like the review of Hanna Beck\nIt has 2 likes", "There are 2 likes"]
  }
]
