/** "Add two Lawn games", where plus and minus are drawn in boxes that no role tells to be buttons. */
const style = `<style>.l{display:flex;justify-content:space-between;align-items:center;width:460px;padding:6px}.s{display:flex;gap:8px;align-items:center}.q{width:28px;height:28px;border:1px solid #ccc;cursor:pointer;display:flex;align-items:center;justify-content:center}</style>`
const sign = (label, path) =>
  `<svg width=12 height=12 viewBox="0 0 12 12" role=img aria-label="${label}"><path d="${path}" stroke="#533" stroke-width=2 fill=none></path></svg>`
const line = (name, n, price) =>
  `<div class=l data-p=${price}><div><div>${name}</div><div>$${price}.00 each</div></div><div class=s><div class=q data-by=-1>${sign(`Remove one ${name}`, "M1 6h10")}</div><div class=n>${n}</div><div class=q data-by=1>${sign(`Add one ${name}`, "M6 1v10M1 6h10")}</div></div><div class=a>$${n * price}.00</div></div>`
const page = (
  step
) => `${style}<h1>Extras</h1>${line("Cheese board", 2, 85)}${line("Coffee cart", 1, 240)}${line("Lawn games", 0, 120)}
<script>document.onclick=(e)=>{const q=e.target.closest(".q");if(!q)return;const l=q.closest(".l");const n=Math.max(0,+l.querySelector(".n").textContent+q.dataset.by*${step});l.querySelector(".n").textContent=n;l.querySelector(".a").textContent="$"+n*l.dataset.p+".00"}</script>`

export default [
  {
    about: "each press counts one",
    page: page(1),
    passed: [
      "I add two Lawn games\nThe amount for Lawn games is $240.00",
      "Add one Cheese board\nThe quantity of Cheese board is 3",
      "I remove one Coffee cart\nThe quantity of Coffee cart is 0"
    ],
    never: [
      "I add two Lawn games\nThe amount for Lawn games is $120.00",
      "I add two Lawn games\nThe amount for Lawn games is $0.00",
      "I remove one Coffee cart\nThe quantity of Coffee cart is 1",
      "I remove one Coffee cart\nThe quantity of Cheese board is 1"
    ]
  },
  {
    about: "nothing is counted",
    page: page(0),
    failed: ["I remove one Coffee cart\nThe quantity of Coffee cart is 0"],
    never: ["I add two Lawn games\nThe amount for Lawn games is $240.00"]
  }
]
