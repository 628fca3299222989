/** "Start the survey" of what asks for its settings first: whoever starts it presses "Start survey" there as well. */
const page = (
  more
) => `<style>#over{position:fixed;inset:0;background:#0006;display:none;align-items:center;justify-content:center}#over>div{background:#fff;padding:20px;width:340px}.b{cursor:pointer;border:1px solid;padding:4px 9px;display:inline-block}</style>
<div id="app"><div>Surveys</div><div class="card">Kitchen <div class="b" id="k">Survey</div></div><div class="card">Garden <div class="b" id="g">Survey</div></div></div><div id="over"><div><div id="name"></div><div>Length</div><select><option>All questions</option><option>Short</option></select>${more}<div><div class="b" id="no">Cancel</div> <div class="b" id="go">Start survey</div></div></div></div>
<script>
  let which = ""
  const open = (name) => { which = name; document.getElementById("name").textContent = "Survey of " + name; over.style.display = "flex" }
  k.onclick = () => open("Kitchen"); g.onclick = () => open("Garden")
  no.onclick = () => { over.style.display = "none" }
  go.onclick = () => { over.style.display = "none"; app.innerHTML = "<div>Question 1 of 5</div><div>How is the " + which + "?</div><p>Drafts are kept</p>" }
</script>`

export default [
  {
    about: "settings that are all made already",
    page: page(""),
    passed: [
      "Start the survey for Kitchen\nQuestion 1 of 5 is shown",
      "Start the survey for Kitchen\nClick Start survey\nQuestion 1 of 5 is shown",
      "Start the survey for Kitchen\nSurvey of Kitchen is shown",
      "Start the survey for Kitchen\nClick Cancel\nQuestion 1 of 5 is not shown"
    ],
    failed: ["Start the survey for Kitchen\nQuestion 2 of 5 is shown"],
    never: [
      "Start the survey for Kitchen\nNo dialog is shown",
      "Start the survey for Kitchen\nHow is the Garden? is shown",
      "Open the survey of Kitchen\nQuestion 1 of 5 is shown",
      "Start the survey for Kitchen\nSurvey of Kitchen is shown and Question 1 of 5 is shown"
    ]
  },
  {
    about: "settings of which one is to be made first",
    page: page('<div>Your name</div><input aria-label="Your name">'),
    passed: [
      "Start the survey for Kitchen\nFill in Your name with Ada\nClick Start survey\nQuestion 1 of 5 is shown"
    ],
    never: ["Start the survey for Kitchen\nQuestion 1 of 5 is shown"]
  },
  {
    about: "something else that can be started in its place",
    page: `<h1>Plans</h1><button onclick="d.showModal()">Start trial</button><p id="s"></p><dialog id="d"><p>No trials today</p><button onclick="s.textContent='Your plan has begun';d.close()">Start subscription</button> <button onclick="d.close()">Close</button></dialog>`,
    passed: ["Start the trial\nNo trials today is shown"],
    never: ["Start the trial\nYour plan has begun is shown"]
  }
]
