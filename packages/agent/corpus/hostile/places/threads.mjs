/** A thread of a forum: a question, answers with votes, replies in replies, an accepted answer. */
const votes = (n, up = false) =>
  `<div class="votes"><button aria-label="Upvote" aria-pressed="${up}">▲</button><span class="n">${n}</span><button aria-label="Downvote" aria-pressed="false">▼</button></div>`
const reply = (who, when, text, likes, inner = "") =>
  `<div class="reply"><div class="by"><b>${who}</b> <span class="when">${when}</span></div><div class="txt">${text}</div><div class="acts"><button>Like · ${likes}</button><button>Reply</button></div>${inner ? `<div class="inner">${inner}</div>` : ""}</div>`
const ans = (who, rep, when, n, text, o = {}) =>
  `<div class="answer${o.ok ? " ok" : ""}"><div class="l">${votes(n, o.up)}${o.ok ? '<span class="acc" title="Accepted answer">✔ Accepted</span>' : ""}</div><div class="b"><div class="by"><b>${who}</b> <span class="rep">${rep}</span> <span class="when">answered ${when}</span>${o.staff ? ' <span class="staff">Staff</span>' : ""}</div><p>${text}</p><div class="acts"><button>Share</button><button>Edit</button><button>Flag</button></div>${o.replies ? `<div class="replies"><div class="rc">${o.replies.length} ${o.replies.length === 1 ? "reply" : "replies"}</div>${o.replies.join("")}</div>` : ""}</div></div>`
const style = `<style>body{font:15px sans-serif;margin:0 auto;max-width:980px;padding:20px}.answer{display:flex;gap:16px;border-top:1px solid #ddd;padding:14px 0}.l{width:80px;text-align:center}.votes{display:flex;flex-direction:column;align-items:center}.acc{color:#1a7;display:block;margin-top:6px;font-size:13px}.when,.rep{color:#777;font-size:13px}.acts button{border:0;background:none;color:#36c;padding:2px 8px 2px 0}.reply{border-left:2px solid #ddd;padding:6px 0 6px 12px;margin:6px 0}.inner{margin-left:16px}.staff{background:#fde;border-radius:6px;padding:0 6px}.tag{background:#eef;padding:2px 8px;border-radius:8px;margin-right:6px}.q{display:flex;gap:16px}.bar{display:flex;gap:8px;align-items:center;margin-top:20px}.bar button.on{font-weight:bold;text-decoration:underline}</style>`
const page = `${style}<nav aria-label="Breadcrumb"><a href="#">Forum</a> › <a href="#">Gardening</a> › <span aria-current="page">Tomatoes</span></nav>
<h1>Why do my tomato leaves curl?</h1><div class="when">Asked 3 days ago by <b>Hana Weiss</b> · Viewed 1,204 times · Active today</div>
<div class="q"><div class="l">${votes(17)}<button aria-pressed="true" aria-label="Bookmark">★ 5</button></div><div><p>The leaves of my tomatoes curl upwards since last week. I water every evening.</p><div><span class="tag">tomato</span><span class="tag">leaf-curl</span><span class="tag">watering</span></div><div class="acts"><button>Share</button><button>Follow</button></div></div></div>
<div class="bar"><h2 style="margin:0">3 answers</h2><span style="margin-left:auto">Sort by</span><button class="on" aria-pressed="true">Votes</button><button aria-pressed="false">Newest</button><button aria-pressed="false">Oldest</button></div>
<div class="answers">
${ans("Paul Grün", "12.4k", "2 days ago", 31, "Water in the morning, and only at the roots.", { ok: true, up: true, replies: [reply("Hana Weiss", "2 days ago", "Thank you, that helped at once!", 4, reply("Paul Grün", "1 day ago", "Great. Mulch also helps.", 2)), reply("Ivo Lang", "1 day ago", "I disagree, evening is fine.", 0)] })}
${ans("Mei Tanaka", "865", "3 days ago", 9, "It may be the heat. Try a shade net.", { replies: [reply("Hana Weiss", "3 days ago", "It is only 22 degrees here.", 1)] })}
${ans("Paula Gruner", "1", "5 hours ago", -2, "Just buy new plants.", { staff: false })}
</div>
<div class="more"><button>Show 1 deleted answer</button></div>
<h3>Your answer</h3><textarea aria-label="Your answer" placeholder="Water less and wait"></textarea><br><label><input type="checkbox" checked> Notify me of replies</label> <button disabled>Post answer</button>
<aside aria-label="Related"><h3>Related questions</h3><ul><li><a href="#">How often should I water peppers?</a> <span>12 answers</span></li><li><a href="#">Yellow tomato leaves</a> <span>4 answers</span></li><li><a href="#">When to plant tomatoes</a> <span>No answers</span></li></ul></aside>
<script>document.querySelectorAll('.votes').forEach(v=>{const n=v.querySelector('.n');v.querySelectorAll('button').forEach((b,i)=>b.addEventListener('click',()=>{const on=b.getAttribute('aria-pressed')==='true';b.setAttribute('aria-pressed',String(!on));n.textContent=+n.textContent+(on?-1:1)*(i?-1:1)}))});document.querySelector('textarea').addEventListener('input',e=>{[...document.querySelectorAll('button')].find(b=>b.textContent==='Post answer').disabled=!e.target.value});document.querySelectorAll('.reply>.acts>button:first-child').forEach(b=>b.addEventListener('click',()=>{b.textContent='Like · '+(+b.textContent.match(/\\d+/)[0]+1)}))</script>`
export default [
  {
    about: "a question with answers, votes, replies in replies and one accepted answer",
    page,
    passed: [
      "There are 3 answers",
      "The first answer is by Paul Grün",
      "The last answer is by Paula Gruner",
      "Mei Tanaka's answer has 1 reply",
      'Ivo Lang replied "I disagree, evening is fine."',
      'Hana Weiss wrote "It is only 22 degrees here."',
      'Paul Grün wrote "Great. Mulch also helps."',
      "Votes is pressed",
      "Newest is not pressed",
      "The Bookmark button is pressed",
      "There are 3 tags",
      "Notify me of replies is checked",
      "Post answer is disabled",
      "The Your answer field is empty",
      "3 related questions are listed",
      "Type Hello in Your answer\nPost answer is enabled"
    ],
    never: [
      "There are 4 answers",
      "There are 12 answers",
      "There are 6 answers",
      "The question was asked by Paul Grün",
      "The question has 31 votes",
      "The question has 5 votes",
      "The question was viewed 1,402 times",
      "The question was viewed 17 times",
      "Paul Grün's answer is not accepted",
      "Mei Tanaka's answer is accepted",
      "Paula Gruner's answer is accepted",
      "Paul Grün's answer has 9 votes",
      "Paul Grün's answer has -2 votes",
      "Mei Tanaka's answer has 31 votes",
      "Paula Gruner's answer has 2 votes",
      "Paula Gruner's answer has 31 votes",
      "The first answer is by Mei Tanaka",
      "The first answer is by Hana Weiss",
      "The last answer is by Paul Grün",
      "The second answer is by Paula Gruner",
      "Paul Grün's answer has 3 replies",
      "Mei Tanaka's answer has 2 replies",
      "Paula Gruner's answer has 1 reply",
      'Ivo Lang replied "It is only 22 degrees here."',
      'Hana Weiss wrote "Great. Mulch also helps."',
      'Paul Grün wrote "It may be the heat. Try a shade net."',
      'Mei Tanaka wrote "Just buy new plants."',
      'Ivo Lang wrote "Thank you, that helped at once!"',
      "Newest is pressed",
      "Votes is not pressed",
      "The Bookmark button is not pressed",
      "The question has the tags tomato and pepper",
      "There are 5 tags",
      "Notify me of replies is not checked",
      "Post answer is enabled",
      "The Your answer field contains Water less and wait",
      'The related question "Yellow tomato leaves" has 12 answers',
      'The related question "When to plant tomatoes" has 4 answers',
      "4 related questions are listed",
      "Gardening is the current page",
      "Mei Tanaka's answer is above Paul Grün's answer",
      "Only Mei Tanaka's answer is accepted",
      "All answers are accepted",
      "No answer is accepted",
      "Two answers are accepted",
      "Upvote Mei Tanaka's answer\nMei Tanaka's answer has 9 votes",
      "Upvote Mei Tanaka's answer\nPaul Grün's answer has 32 votes",
      "Upvote Mei Tanaka's answer\nThe question has 18 votes",
      "Downvote Mei Tanaka's answer\nMei Tanaka's answer has 10 votes",
      "Type Hello in Your answer\nPost answer is disabled",
      "Paul Grün answered 3 days ago",
      "Mei Tanaka answered 5 hours ago",
      "Mei Tanaka's answer says Just buy new plants.",
      "Paul Grün's answer is accepted and has 9 votes",
      "Mei Tanaka's answer is accepted and has 9 votes",
      "Hana Weiss's reply to Mei Tanaka has 4 likes",
      "Ivo Lang's reply has 4 likes",
      "Ivo Lang's reply is a reply to Mei Tanaka",
      "Paul Grün's answer was written by staff",
      "Ivo Lang answered 1 day ago",
      "Ivo Lang has 12.4k",
      "Paul Grün's reputation is 865",
      "Mei Tanaka's reputation is 12.4k",
      "Mei Tanaka's answer is the accepted one",
      "The accepted answer is by Mei Tanaka",
      "The accepted answer has 9 votes",
      "The accepted answer has 1 reply",
      "The question has 3 replies",
      "The question is bookmarked by 17 people",
      "Hana Weiss disagrees",
      "The question was asked 2 days ago",
      "The most recent answer has 9 votes",
      "There are 17 questions",
      "There are 2 deleted answers",
      "The answer of Paul Grün has no replies",
      "Hana Weiss replied once",
      "Paula Gruner has 1 reply"
    ]
  }
]
