/** A small inbox: what is forwarded, answered, and what must not be taken for that. */
const mails = [
  ["Ada Byron", "Bridge"],
  ["Ben", "Lamps"],
  ["Cleo", "Rails"]
]
const line = ([who, what]) =>
  `<li style="cursor:pointer" onclick="show('${who}')"><b>${who}</b> <span>${what}</span></li>`
const inbox = `<h1>Inbox</h1><ul id=list>${mails.map(line).join("")}</ul><div id=mail></div><p id=out></p><script>
const mail = document.getElementById("mail"), out = document.getElementById("out")
function show(who) { mail.innerHTML = "<h2>Message</h2><button onclick=\\"compose('Answered " + who + "', false)\\">Reply</button><button onclick=\\"compose('Passed " + who + "', true)\\">Forward</button>" }
function compose(said, on) { mail.innerHTML = (on ? "<label>To <input id=to></label>" : "") + "<textarea id=body></textarea><button onclick=\\"sent('" + said + "')\\">Send</button>" }
function sent(said) { const to = document.getElementById("to"); out.textContent = said + (to ? " to " + to.value : ": " + document.getElementById("body").value); mail.innerHTML = "" }
</script>`

export default [
  {
    about: "an inbox whose messages are passed on and answered",
    page: inbox,
    passed: [
      'Find Cleo\'s email, forward to Ben. I see "Passed Cleo to Ben"',
      'Navigate to the message from Cleo and send it to Ben. I see "Passed Cleo to Ben"',
      'Forward Ben the email from Cleo. I see "Passed Cleo to Ben"',
      'Could you forward the message that Ada Byron sent to Cleo? I see "Passed Ada Byron to Cleo"',
      'Send Ben the message you got from Cleo. I see "Passed Cleo to Ben"',
      'Reply to Ben\'s email with "Fine". I see "Answered Ben: Fine"',
      'Find the email from Cleo and reply "Soon". I see "Answered Cleo: Soon"'
    ],
    never: [
      'Find Cleo\'s email, forward to Ben. I see "Passed Ben to Cleo"',
      'Forward Ben the email from Cleo. I see "Passed Ben to Cleo"',
      'Send an email from Cleo to Ben. I see "Passed Cleo to Ben"',
      'Forward the last email from Cleo to Ben. I see "Passed Cleo to Ben"',
      'Reply to Ben\'s email with "Fine". I see "Answered Cleo: Fine"'
    ],
    blocked: ['Forward the email from Dora to Ben. I see "Passed Dora to Ben"']
  }
]
