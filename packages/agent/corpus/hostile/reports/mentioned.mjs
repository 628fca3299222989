/** What a dialog mentions: a thing and how much of it, in whatever tense it is told. */
const booking = (
  said
) => `<h1>Bookings</h1><ul><li>Yaris £114.00 <button id=c>Cancel booking</button></li></ul>
<p>A refund of £20.00 is the least.</p><script>
c.onclick = () => document.body.insertAdjacentHTML("beforeend",
  '<div role=dialog aria-modal=true style="position:fixed;inset:0;background:#fff"><h2>Cancel this booking?</h2><div>Toyota Yaris, Fri, 18 Dec. ${said}</div><button>Keep</button><button>Yes</button></div>')
</script>`
const press = "Click Cancel booking."

export default [
  {
    about: "what will be is mentioned all the same",
    page: booking("You will be refunded £114.00"),
    passed: [
      `${press}\npopup must mention a refund of £114.00`,
      `${press}\nThe dialog mentions a refund of £114.00.`,
      `${press}\nThe dialog mentions the refund.`
    ],
    never: [
      `${press}\npopup must mention a refund of £20.00`,
      `${press}\nThe dialog mentions a fee of £114.00.`,
      `${press}\nThe dialog mentions no refund.`,
      `${press}\nThe dialog says that £114.00 was refunded.`
    ]
  },
  {
    about: "what is denied is no mention of it",
    page: booking("You will not be refunded £114.00"),
    never: [`${press}\npopup must mention a refund of £114.00`]
  }
]
