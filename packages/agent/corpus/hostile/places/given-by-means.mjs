/** "Give the front berth to Ben Ortega (choose him in Skipper, click Hand over)": what is done is told in brackets, and to which of several above them. */
const page = (
  bug
) => `<nav><a href="#a" onclick="show('home')">Home</a> <a href="#b" onclick="show('free')">Free boats</a></nav>
<section id="home"><h1>Home</h1><p>Welcome aboard.</p></section>
<section id="free" hidden><h1>Free boats</h1><p id="left"></p><div id="all"></div></section><p role="status" id="say"></p>
<script>
  const show = (id) => { for (const each of ["home", "free"]) document.getElementById(each).hidden = each !== id }
  let boats = ["Ariel sloop", "Brisk ketch", "Comet yawl"]
  const people = ["Ana Brandt", "Ben Ortega"]
  const draw = () => {
    left.textContent = boats.length + " boats have no skipper"
    all.innerHTML = boats.map((name) => '<article><h3>' + name + '</h3><label>Skipper <select><option>Nobody yet</option>' + people.map((one) => '<option>' + one + '</option>').join("") + '</select></label> <button>Hand over</button></article>').join("")
    all.querySelectorAll("article").forEach((each, at) => {
      each.querySelector("button").onclick = () => {
        const who = each.querySelector("select").value
        if (who === "Nobody yet") return
        const boat = boats[${bug === "other" ? "0" : "at"}]
        boats = boats.filter((name) => name !== boat)
        say.textContent = boat + " handed to " + ${bug === "whom" ? "people[0]" : "who"}
        draw()
      }
    })
  }
  draw()
</script>`
const give = "Free boats page: give the Brisk ketch to Ben Ortega (choose him in Skipper, click Hand over).\n"
const handed = 'Confirm the message "Brisk ketch handed to Ben Ortega" appears.'

export default [
  {
    about: "one of three is given away",
    page: page(),
    passed: [`${give}${handed}`, `${give}"2 boats have no skipper" is shown`],
    never: [
      `${give}Confirm the message "Comet yawl handed to Ben Ortega" appears.`,
      `${give}Confirm the message "Brisk ketch handed to Ana Brandt" appears.`,
      `${give}"3 boats have no skipper" is shown`,
      `${give.replace("Brisk ketch", "Dart cutter")}2 boats have no skipper`,
      `${give.replace("Ben Ortega", "Carl Weiss")}${handed}`,
      `${give.replace("Hand over", "Take back")}${handed}`,
      `${give.replace("Free boats", "Sold boats")}${handed}`
    ]
  },
  { about: "another one is given away", page: page("other"), never: [`${give}${handed}`] },
  { about: "it is given to somebody else", page: page("whom"), never: [`${give}${handed}`] }
]
