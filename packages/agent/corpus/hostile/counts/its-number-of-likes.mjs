/** "Its number of likes went from 4 to 5", of the review whose heart was pressed. */
const style = `<style>.r{border:1px solid #ccc;padding:10px;margin:6px;width:420px}.h{display:flex;justify-content:space-between}.k{cursor:pointer}</style>`
const review = (who, text, likes, by) =>
  `<div class=r><div class=h><div>${who}</div><div class=k title="Like the review of ${who}" data-n=${likes} data-by=${by}>♥ ${likes}</div></div><div>${text}</div></div>`
const page = (
  by
) => `${style}<h1>Reviews</h1>${review("Yuki Tanabe", "Made me care about ice.", 4, by)}${review("Hanna Beck", "Slow to begin.", 12, by)}
<script>document.onclick=(e)=>{const k=e.target.closest(".k");if(k){k.dataset.n=+k.dataset.n+ +k.dataset.by;k.textContent="♥ "+k.dataset.n}}</script>`
const pressed = "Like the review of Yuki Tanabe\n"

export default [
  {
    about: "the heart counts one more",
    page: page(1),
    passed: [
      `${pressed}Its number of likes went from 4 to 5.`,
      `${pressed}Its number of likes is 5.`,
      `${pressed}Its number of likes is not 12.`
    ],
    failed: [`${pressed}Its number of likes is 6.`, `${pressed}Its number of likes is 12.`],
    never: [
      `${pressed}Its number of likes went from 3 to 5.`,
      `${pressed}Its number of likes went from 4 to 12.`,
      `${pressed}Its number of comments is 5.`
    ]
  },
  {
    about: "the heart counts nothing",
    page: page(0),
    failed: [`${pressed}Its number of likes is 5.`],
    never: [`${pressed}Its number of likes went from 4 to 5.`]
  },
  {
    about: "nothing was spoken of",
    page: page(1),
    never: ["Its number of likes is 4.", "Its number of likes is 12."]
  }
]
