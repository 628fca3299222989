/** Of several badges the one that stands right beside something. */
const page = `<style>.badge{display:inline-block;background:#ddd;border-radius:8px;padding:2px 8px}</style><h1>Site</h1><label>Wind speed <input></label><p>Wind: <span class=badge>Go</span></p>
<div style="display:flex;gap:8px;height:24px"><button onclick="b.textContent='Armed'">Arm</button><span class=badge id=b>Disarmed</span></div>
<p style="margin-top:80px"><button>Log</button></p><p style="margin-top:80px"><span class=badge>Idle</span></p>`

export default [
  {
    about: "a badge beside the button that was pressed, and others",
    page,
    passed: [
      "Click Arm. The badge next to the button is Armed",
      "Click Arm. The badge next to the button changes from Disarmed to Armed",
      'The badge next to the "Arm" button is Disarmed',
      "Click Arm. The badge next to the button is Armed. Type 5 into Wind speed. The badge says Armed"
    ],
    failed: [
      "Click Arm. The badge next to the button is Armed. Type 5 into Wind speed. The badge says Go",
      "Click Arm. The badge next to the button is Go",
      "Click Arm. The badge next to the button changes from Go to Armed",
      'The badge next to the "Arm" button is Go'
    ],
    never: [
      "Click Log. The badge next to the button is Idle",
      "Click Log. The badge next to the button is Disarmed",
      "The badge next to the button is Go",
      "The badge says Idle",
      "Type 5 into Wind speed. The badge says Disarmed",
      'The badge next to the "Log" button is Idle'
    ]
  },
  {
    about: "what stands beside a link is the way to this page, and a badge after it",
    page: `<style>.top{display:flex;justify-content:space-between}.badge{display:inline-block;background:#ddd;padding:2px 8px}</style>
<div class="top"><div><a href="#">Surveys</a> / <b>Lunch menu</b> <span class="badge">Closed</span></div><button>Share</button></div><h2>Questions</h2><p>Soup or salad?</p>`,
    blocked: ["The status of the survey is Closed"],
    never: ["The status of the survey is Lunch menu", "The status of the survey is Open"]
  }
]
