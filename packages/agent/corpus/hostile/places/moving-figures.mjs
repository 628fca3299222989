/** Figures that change by themselves while a step waits for them. */
const shop = (draw) =>
  `<h1>Grain</h1><p>Price: <span id=price>$70</span></p><button onclick="out.textContent=Number(price.textContent.slice(1))<60?'Bought well':'Bought dearly'">Buy</button><p id=out role=status></p><script>let at=0;setInterval(()=>{at++;price.textContent='$'+(${draw})},90)</script>`

export default [
  {
    about: "a price that dips for a moment again and again",
    page: shop("at%4===0?55:70"),
    never: ['Buy when the price is less than $60. I see "Bought dearly"']
  },
  {
    about: "a price that falls and stays low",
    page: shop("at<12?70:50+at%3"),
    stepTimeout: 5000,
    passed: ['Buy when the price is less than $60. I see "Bought well"'],
    never: ['Buy when the price is less than $60. I see "Bought dearly"']
  },
  {
    about: "a price that stands still",
    page: shop("58"),
    passed: ['Wait until the price is less than $60. Click Buy. I see "Bought well"']
  }
]
