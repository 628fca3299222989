/** "The check-in page" where the way to it says "Check in a boat". */
const page = `<header><h1>Harbour office</h1><nav aria-label="Main"><a href="#berths" onclick="go('berths')">Berths</a> <a href="#checkin" onclick="go('checkin')">Check in a boat</a> <a href="#log" onclick="go('log')">Log in</a></nav></header>
<main><section id="berths"><h2>Berths</h2><p>12 berths</p></section><section id="checkin" hidden><h2>Check in a boat</h2><label>Boat name <input></label></section><section id="log" hidden><h2>Log in</h2><label>Password <input></label></section></main>
<script>function go(id){for(const one of document.querySelectorAll('main section'))one.hidden=one.id!==id}</script>`

export default [
  {
    about: "one way begins so",
    page,
    passed: [
      "Go to the check in page. Enter Puffin in Boat name. Then I am on the check in page",
      'Open the check in form. "Boat name" is shown'
    ],
    failed: ["Open the berths page. Then I am on the check in page"],
    never: ['Go to the check page. "Boat name" is shown', 'Go to the log page. "Password" is shown']
  },
  {
    about: "two ways begin so",
    page: page.replace("\"go('berths')\">Berths", "\"go('checkin')\">Check in a guest"),
    never: ['Open the check in form. "Boat name" is shown']
  }
]
