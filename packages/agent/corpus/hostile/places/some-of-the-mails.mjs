/** Some of the mails: the first that is unread, the only one that is starred, none of them. */
const mails = ({
  bold = true,
  stays = false,
  ways = ""
} = {}) => `<style>.m{display:flex;gap:10px;padding:6px;cursor:pointer}.m span{font-weight:400}${bold ? ".m.unread span{font-weight:700}" : ""}.m .s{flex:1}</style><nav><a href="#i">Inbox</a> <a href="#s" onclick="b.innerHTML='<h1>Starred</h1><p>Nothing here.</p>'">Starred</a></nav><div id="b"></div>${ways}
<script>const M=[["Hilde Moen","Choir on Sunday",0,0],["Town Hall","Your permit",1,1],["Hilde Moen","Scores for the choir",1,0],["Boat Yard","Winter storage",0,0]];
const draw=()=>{b.innerHTML="<h1>Inbox</h1>"+M.map((m,i)=>'<div class="m'+(m[2]?" unread":"")+'" data-i="'+i+'"><button aria-label="Star" aria-pressed="'+!!m[3]+'">'+(m[3]?"★":"☆")+'</button><span class="w">'+m[0]+'</span><span class="s">'+m[1]+'</span><span>Nov '+(9-i)+"</span></div>").join("");b.querySelectorAll(".m").forEach(r=>{const m=M[r.dataset.i];r.onclick=()=>{m[2]=0;b.innerHTML="<h1>"+m[1]+"</h1><p>From "+m[0]+'</p><button id="k">Back</button>';k.onclick=draw};r.querySelector("button").onclick=e=>{e.stopPropagation();${stays ? "" : "m[3]^=1;"}draw()}})};draw()</script>`

export default [
  {
    about: "stars that are put on and taken off",
    page: mails(),
    passed: [
      "Open the first unread email\nThe heading is Your permit",
      "Open the last unread email\nThe heading is Scores for the choir",
      "Open the first starred email\nThe heading is Your permit",
      "Open the second unread email\nClick Back\nOnly the email from Town Hall is unread",
      "Only the email from Town Hall is starred",
      "The email from Boat Yard is read",
      "Unstar the Town Hall email\nNo email is starred"
    ],
    never: [
      "Open the first unread email\nThe heading is Choir on Sunday",
      "Open the first unread email\nThe heading is Scores for the choir",
      "Open the third unread email\nThe heading is Winter storage",
      "Open the first starred email\nNothing here. is shown",
      "Open the first pinned email\nThe heading is Choir on Sunday",
      "Only the email from Town Hall is unread",
      "Only the email from Boat Yard is starred",
      "Only the email from Boat Yard is read",
      "The email from Town Hall is read",
      "No email is starred",
      "No email is pinned",
      "No email is archived",
      "No email is unread",
      "Unstar the Boat Yard email\nNo email is starred",
      "Unstar the Boat Yard email\nTwo emails are starred"
    ]
  },
  {
    about: "a star that cannot be taken off",
    page: mails({ stays: true }),
    passed: ["Only the email from Town Hall is starred"],
    never: ["Unstar the Town Hall email\nNo email is starred"]
  },
  {
    about: "mails that all look alike",
    page: mails({ bold: false }),
    passed: ["Only the email from Town Hall is starred"],
    never: [
      "Open the first unread email\nThe heading is Your permit",
      "Open the first read email\nThe heading is Choir on Sunday",
      "No email is unread",
      "The email from Boat Yard is read"
    ]
  },
  {
    about: "mails that go on on another page",
    page: mails({ ways: '<nav aria-label="Pages"><a href="#2">2</a> <a href="#2">Next</a></nav>' }),
    passed: ["Open the first unread email\nThe heading is Your permit"],
    never: [
      "Open the last unread email\nThe heading is Scores for the choir",
      "Only the email from Town Hall is starred",
      "Unstar the Town Hall email\nNo email is starred"
    ]
  }
]
