/** The new one of a list: what the last deed has brought, and nothing that only looks so. */
const board = (press) => `<h1>Questions</h1><p id=n>3 questions</p><button onclick="${press}">Post</button>
<ul id=l><li><h2>Slugs on my lettuce</h2><p>8 votes · asked by Ada Moss on 15 March 2026</p></li>
<li><h2>When to plant tulips?</h2><p>22 votes · asked by Ben Ode on 9 March 2026</p></li>
<li><h2>Can roses grow in a north-facing bed?</h2><p>3 votes · asked by Cy Lund on 2 March 2026, changed on 4 March 2026</p></li></ul>`

const added = `l.insertAdjacentHTML('afterbegin','<li><h2>How do I prune a pear?</h2><p>0 votes · asked by Dora Kay on 20 March 2026</p></li>');n.textContent='4 questions'`
const twoAdded = `${added};${added.replace("afterbegin", "beforeend").replace("prune a pear", "dig a pond")}`
const turned = `l.firstElementChild.querySelector('h2').textContent='Snails on my lettuce'`

export default [
  {
    about: "one is added to a list",
    page: board(added),
    passed: [
      "Click Post\nThe new question is first in the list",
      "Click Post\nThe new question is first in the list, with 0 votes and the date 20 March 2026, and the total has gone up to 4 questions",
      "Click Post\nThe new question contains Dora Kay"
    ],
    failed: [
      "Click Post\nThe new question is last in the list",
      "Click Post\nThe date of the new question is 15 March 2026",
      "Click Post\nThe total has gone up to 3 questions",
      "Click Post\nThe new question has 22 votes"
    ],
    never: [
      "Click Post\nThe new question contains Ben Ode",
      "The new question is first in the list",
      "Click Post\nThe new question is not first in the list",
      "Click Post\nThe total is 4 answers",
      "Click Post\nThe new password is first in the list"
    ]
  },
  {
    about: "two are added at once, or one is only worded otherwise",
    page: board(twoAdded),
    passed: ["Click Post\n5 questions are listed"],
    never: [
      "Click Post\nThe new question is first in the list",
      "Click Post\nThe new question contains Dora Kay"
    ]
  },
  {
    about: "one is worded otherwise",
    page: board(turned),
    never: [
      "Click Post\nThe new question is first in the list",
      "Click Post\nThe new question contains Snails"
    ]
  },
  {
    about: "questions that are told by what they are about",
    page: board(added),
    passed: [
      "The question about planting tulips is second in the list",
      "Only 3 questions are left, tulips, roses and slugs",
      "The question about roses in a north-facing bed is at the very bottom of the list"
    ],
    failed: [
      "The question about planting tulips is first in the list",
      "The question about roses in a north-facing bed is at the top of the list"
    ],
    never: [
      "Only 3 questions are left, tulips, pears and slugs",
      "Tulips are shown",
      "The question about roses in a south-facing bed is at the very bottom of the list",
      "The question about lettuce and tulips is first in the list",
      'The date of "Slugs on my lettuce" is 9 March 2026',
      'The date of "Can roses grow in a north-facing bed?" is 4 March 2026',
      "The question about planting tulips is not second in the list"
    ]
  },
  {
    about: "two buttons with one ending",
    page: `<h1>Thread</h1><button disabled>Upvote</button> 14 <button disabled>Downvote</button><button>Save</button>`,
    passed: ["Both vote buttons are disabled", "Both vote buttons are greyed out"],
    failed: ["Both vote buttons are enabled"],
    never: ["Both save buttons are disabled", "Both note buttons are disabled"]
  },
  {
    about: "one of two buttons with one ending, and three of them",
    page: `<h1>Thread</h1><button disabled>Upvote</button> 14 <button>Downvote</button><p><button disabled>Prevday</button><button disabled>Nextday</button><button disabled>Today</button></p>`,
    failed: ["Both vote buttons are disabled"],
    never: ["Both vote buttons are enabled", "Both day buttons are disabled"]
  },
  {
    about: "some of the questions on a page of their own",
    page: {
      "/": `<!doctype html><title>Saved questions</title><a href="/all">Questions</a><h1>Saved questions</h1><p>None yet.</p>`,
      "/all": `<!doctype html><title>Questions</title><a href="/all">Questions</a><h1>Questions</h1><p>All 9 of them</p>`
    },
    passed: ['Go back to Questions\n"All 9 of them" is shown'],
    never: ["I am on the Questions page", "Go back to Questions\nI am on the Saved questions page"]
  }
]
