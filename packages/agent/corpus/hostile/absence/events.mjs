/** New tabs, the console, requests, downloads. */
export default [
  {
    about: "a link that opens in the same tab",
    page: {
      "/": `<a href="/terms">Terms</a>`,
      "/terms": "<!doctype html><title>Terms</title><h1>Terms</h1>"
    },
    stepTimeout: 1500,
    never: [
      'Click "Terms". The page opens in a new tab.',
      'Click "Terms". The link opens in a new tab.',
      'Click "Terms". A new tab opens.',
      'Click "Terms". A new tab is opened.',
      'Click "Terms". A new tab opens with the title "Terms".',
      'Click "Terms". "Terms" opens in a new tab.',
      'Click "Terms". The terms open in a new window.',
      'Click "Terms". There are 2 tabs.',
      'Click "Terms". I should see "Terms" in a new tab.',
      'The "Terms" link opens in a new tab.',
      'Clicking "Terms" opens a new tab.',
      'Clicking "Terms" opens the terms in a new tab.'
    ],
    passed: ['Click "Terms". The page title is "Terms".']
  },
  {
    about: "a link that opens in a new tab",
    page: {
      "/": `<a href="/terms" target="_blank">Terms</a>`,
      "/terms": "<!doctype html><title>Terms</title><h1>Terms</h1>"
    },
    stepTimeout: 2000,
    never: [
      'Click "Terms". No new tab opens.',
      'Click "Terms". No new tab is opened.',
      'Click "Terms". The page opens in the same tab.',
      'Click "Terms". The terms do not open in a new tab.',
      'Click "Terms". Nothing happens.'
    ],
    passed: ['Click "Terms". A new tab opens with the title "Terms".']
  },
  {
    about: "a picture that is not there, and an error that nobody caught",
    page: `<h1>News</h1><img src="/gone.png" alt="Chart" width="50" height="50"><script>Promise.reject(new Error("late")); setTimeout(() => console.error("bad"), 300)</script>`,
    stepTimeout: 2000,
    never: [
      "There are no console errors",
      "There are no errors in the console",
      "The console has no errors",
      "No console errors are shown",
      "No JavaScript errors occur",
      "There are no uncaught exceptions",
      "No errors are logged to the console",
      "The browser console is empty",
      "Nothing is logged in the console",
      "There are no console warnings or errors",
      "No request fails",
      "No requests failed",
      "There are no failed requests",
      "No network errors occur",
      "All requests succeed",
      "There are no 404 errors",
      "All images are loaded",
      "The page loads without errors",
      "The page loads without console errors"
    ]
  },
  {
    about: "an error that comes late",
    page: `<h1>News</h1><script>setTimeout(() => { throw new Error("late") }, 400)</script>`,
    stepTimeout: 2000,
    never: ["There are no console errors", "There are no errors in the console"]
  },
  {
    about: "an error and a message that come a while after the page",
    page: `<h1>News</h1><p id="p"></p><script>setTimeout(() => { p.textContent = "You are offline" ; throw new Error("late") }, 1400)</script>`,
    stepTimeout: 4000,
    never: [
      "There are no console errors",
      '"You are offline" is not shown',
      "I should not see an offline message",
      "No error is logged in the console"
    ]
  },
  {
    about: "an error that comes after a deed",
    page: `<h1>News</h1><button onclick="setTimeout(() => { throw new Error('late') }, 1200)">Go</button>`,
    stepTimeout: 4000,
    never: ['Click "Go". There are no console errors.']
  },
  {
    about: "an error in a frame",
    page: {
      "/": `<h1>News</h1><iframe src="/inner"></iframe>`,
      "/inner": `<p>In</p><script>throw new Error("inner")</script>`
    },
    stepTimeout: 2000,
    never: ["There are no console errors"]
  },
  {
    about: "a warning",
    page: `<h1>News</h1><script>console.warn("old")</script>`,
    passed: ["There are no console errors"],
    never: ["There are no console warnings", "The console is empty", "There are no warnings in the console"]
  },
  {
    about: "a page without a fault",
    page: { "/": `<link rel="icon" href="data:,"><h1>News</h1>`, "/favicon.ico": "x" },
    passed: ["There are no console errors"]
  }
]
