const settings = `<h1>Settings</h1>
<fieldset><legend>Language</legend><label><input type="radio" name="l"> English</label> <label><input type="radio" name="l" checked> German</label></fieldset>
<fieldset><legend>Plan</legend><label><input type="radio" name="p"> Free</label> <label><input type="radio" name="p"> Team</label></fieldset>`

const thread = `<h2>Comments</h2>
<div><span>Ruth</span> <span>2 hours ago</span><p>Where can I download the slides?</p><span>3 likes</span>
 <div><span>Tom</span> <span>1 hour ago</span><p>They are on the wiki.</p><span>13 likes</span>
  <div><span>Ruth</span> <span>50 minutes ago</span><p>Thanks, found them!</p><span>1 like</span></div></div></div>
<div><span>Ana</span> <span>20 minutes ago</span><p>Great talk.</p><span>0 likes</span></div>`

const chat = `<h1>Release room</h1><div role="log" aria-label="Messages">
<div><div>Nadia</div>Build 88 is green.<div>09:02</div></div>
<div><div>You</div>I will take a look.<div>09:16 · Seen</div></div>
<div><div>You</div>Fixed it.<div>09:48 · Sent</div></div></div>`

const files = `<h1>Files</h1><ul><li>report-final.pdf</li><li>photo.jpg</li></ul><p>Disk usage at 91%, error threshold is 95%</p>
<ul aria-label="Rules"><li>○ a capital letter</li><li>✓ a number</li></ul>`

const plans = `<h1>Plans</h1><section><h2>Free</h2><p><b>$0</b> per month</p><ul><li>Community support</li></ul><button>Current plan</button></section>
<section><h2>Team</h2><p><b>$12</b> per month</p><ul><li>E-mail support</li></ul><button>Upgrade</button></section>
<section><h2>Team Plus</h2><p><b>$120</b> per month</p><ul><li>Phone support</li></ul><button>Contact sales</button></section>`

const prices = `<h1>Orders</h1><table><tr><th>Order</th><th>Date</th><th>Amount</th><th>State</th></tr>
<tr><td>Order 100</td><td>21 June</td><td>€990.00</td><td>Paid</td></tr><tr><td>Order 200</td><td>22 June</td><td>€99.00</td><td>Paid</td></tr></table>
<ul><li>Lamp — Shipping €40</li><li>Desk <b>€310</b></li><li>Chair <s>€50</s> <b>€45</b></li></ul>`

export default [
  {
    about: "the one amount in a line, and one that is of something else",
    page: prices,
    passed: ["Order 100 costs €990.00", "Desk costs €310", "Chair costs €45"],
    never: ["Order 200 costs €990.00", "Lamp costs €40", "Chair costs €50", "Desk costs €45"]
  },
  {
    about: "one of several is chosen, or none",
    page: settings,
    passed: ["The language is German", "The language is not English"],
    failed: ["The language is English", "The language should not be German", "The plan is Free"],
    never: ["The plan is Team"]
  },
  {
    about: "a thread in which the one who replies is not the one who asked",
    page: thread,
    passed: [
      'Tom wrote "They are on the wiki."',
      'Ruth wrote "Thanks, found them!"',
      'Ana wrote "Great talk."'
    ],
    never: [
      'Ruth wrote "They are on the wiki."',
      'Tom wrote "Thanks, found them!"',
      'Tom wrote "Great talk."'
    ]
  },
  {
    about: "a message that was sent, and another that was seen",
    page: chat,
    never: ['The message "Fixed it." has been seen', 'The message "I will take a look." has been delivered']
  },
  {
    about: "the end of another name, a later figure, another sign",
    page: files,
    passed: [
      "report-final.pdf is shown",
      "Disk usage is at 91%",
      '"✓ a number" is displayed',
      "final.pdf is not shown"
    ],
    never: [
      "final.pdf is shown",
      "report-final.pdf is not shown",
      "Disk usage is at 95%",
      '"✓ a capital letter" is displayed'
    ]
  },
  {
    about: "plans, one of which is called by the beginning of another's name",
    page: plans,
    passed: [
      "The Team plan costs $12 per month",
      "Team Plus costs $120",
      'The Free plan includes "Community support"',
      'The Team plan has the button "Upgrade"'
    ],
    never: [
      "The Team plan costs $120 per month",
      "Team Plus costs $12",
      'The Free plan includes "Phone support"',
      'The Free plan has the button "Upgrade"',
      "The Gold plan costs $12"
    ]
  }
]
