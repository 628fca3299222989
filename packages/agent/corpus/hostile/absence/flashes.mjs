/** A message that comes and goes by itself was shown, though it is not there any more when the page rests. */
const toast = (mark) =>
  `<h1>Profile</h1><label>Name <input id=n value="Ada"></label><button onclick="save()">Save</button><div id=t ${mark} style="position:fixed;bottom:20px;right:20px;background:#333;color:#fff;display:none;padding:10px"></div><p>Last saved: <span id=ls>never</span></p><script>function save(){const ok=n.value.length>2;t.textContent=ok?'Profile saved':'Error: name is too short';t.style.display='block';if(ok)ls.textContent='just now';setTimeout(()=>t.style.display='none',1500)}</script>`
const quiet = `<h1>Profile</h1><button onclick="setTimeout(()=>p.textContent='just now',400)">Save</button><p id=p>never</p>`

export default [
  ...["class=toast", "role=alert"].map((mark) => ({
    about: `a message that goes, marked ${mark}`,
    page: toast(mark),
    passed: [
      'Click Save. The toast "Profile saved" disappears.',
      "Click Save. The toast is shown. The toast is not shown."
    ],
    never: [
      "Click Save. No toast is shown.",
      'Click Save. The toast "Profile saved" is not shown.',
      "Enter Al into Name and click Save. No error is shown."
    ]
  })),
  {
    about: "no message at all",
    page: quiet,
    passed: ["Click Save. No toast is shown.", "Click Save. No error is shown."]
  }
]
