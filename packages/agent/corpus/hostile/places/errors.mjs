/** Errors that only their class tells, and whose they are. */
const form = `<form onsubmit="return false"><p><label>Email <input id="em"></label><span id="e" class="error" hidden>Enter a valid email</span></p>
  <p><label>Code <input></label></p><button onclick="e.hidden = em.value.includes('@')">Save</button></form>`

export default [
  {
    about: "messages that touch the field below as well",
    page: `<h1>Sign up</h1><form><label>Email <input aria-invalid="true"></label><p class="error" style="margin:0">Bad</p><label>Name <input></label><p class="error" style="margin:0">Empty</p><label>Age <input></label><button>Go</button></form>`,
    passed: [
      "The Email field shows an error.",
      "The Name field has an error.",
      'The Email field shows the error "Bad".',
      "2 errors are shown.",
      "The Email field is invalid."
    ],
    failed: ["3 errors are shown.", "There is 1 error message.", "The Name field does not show an error."],
    never: [
      "The Age field shows an error.",
      "An error is shown next to the Age field.",
      'The Name field shows the error "Bad".',
      "The Age field is invalid.",
      "The Email field is not invalid."
    ]
  },
  {
    about: "a summary of the errors beside them",
    page: `<h1>Sign up</h1><div role="alert">Please fix 2 errors</div><form><label>Email <input></label><p class="error">Bad</p><label>Name <input></label><p class="error">Empty</p></form>`,
    never: ["3 errors are shown.", "1 error is shown.", "There are 4 error messages."]
  },
  {
    about: "an error of one field",
    page: form,
    passed: [
      "Click Save. An error is shown.",
      "Click Save. An error message is displayed.",
      "Click Save. An error for the Email field is shown.",
      'Click Save. The error for the Email field says "Enter a valid email".',
      "Click Save. A message is shown.",
      "Enter a@b.example in Email. Click Save. No error is shown."
    ],
    failed: [
      "Click Save. No error is shown for the Email field.",
      'Click Save. The error says "Wrong".',
      "Enter a@b.example in Email. Click Save. An error is shown."
    ],
    never: [
      "Click Save. There is an error for the code.",
      "Click Save. An error for the Code field is shown.",
      "Click Save. An error is shown next to the Code field.",
      "Click Save. No error is shown.",
      "Click Save. The form shows no error for the Email field.",
      "Click Save. A warning is shown.",
      "Click Save. A success message is shown."
    ]
  },
  {
    about: "what is marked like an error and is none",
    page: `<h1>Settings</h1><div class="danger"><h2>Danger zone</h2><button>Delete</button></div><p class="warning">Saving takes a minute</p>`,
    passed: ["A warning is shown."],
    never: ["An error is shown.", "An error message is displayed."]
  },
  {
    about: "messages that nobody has read yet",
    page: `<h1>Inbox</h1><ul><li class="unread"><b>Ada</b> Hello</li><li class="unread"><b>Bob</b> Hi</li></ul>`,
    never: ["There are no unread messages."]
  },
  {
    about: "things that only a class names",
    page: `<style>.spinner { width: 30px; height: 30px; border: 3px solid gray; border-radius: 50% }</style>
      <h1>Orders</h1><div class="spinner"></div><div class="tooltip">Copies the link</div><div class="banner">We use cookies</div>
      <div class="alert alert-info">Your trial ends soon</div>`,
    passed: [
      "A spinner is shown.",
      "The loading indicator is visible.",
      "A tooltip is shown.",
      "The banner is shown."
    ],
    never: [
      "The payment spinner is shown.",
      "A drawer is shown.",
      "A skeleton is shown.",
      "An error is shown.",
      "An error message is shown.",
      "A success message is shown.",
      "No spinner is shown."
    ]
  }
]
