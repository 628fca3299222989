/** What several things are told to be, each by its name: chips beside their label, the choices of a field, the steps of a form. */
const settings = `<header><span>Notewell</span><h1>Profile</h1></header>
<ol><li aria-current="step">1. About you</li><li>2. Experience</li><li>3. Review</li></ol>
<div><div>Photo</div><p>PNG or JPG, at most 2 MB</p></div>
<div><div>Favourite tags</div><div><span class="chip">work <button aria-label="Remove work">×</button></span><span class="chip">ideas <button aria-label="Remove ideas">×</button></span><input placeholder="Add a tag"></div></div>
<p>Languages: German, English</p>
<p><label>Theme <select><option>Light</option><option>Dark</option></select></label></p>
<p><label>Country <select><option value="">Please choose</option><option>Austria</option></select></label></p>
<p><label for="n">Nickname *</label><input id="n"></p>
<h2>Danger zone</h2><p>Deleting your account cannot be undone.</p><button>Delete account</button>`

export default [
  {
    about: "each in its own form",
    page: settings,
    passed: [
      'The favourite tags are "work" and "ideas"',
      "The languages are German and English",
      "The themes are Light and Dark",
      "The available themes are Light and Dark",
      "The steps are About you, Experience and Review",
      'The heading says "Profile"',
      "No country is selected",
      "The country is not selected",
      "The nickname is required",
      "Step 1 is active"
    ],
    failed: [
      'The favourite tags are "work" and "home"',
      "The languages are German and French",
      "The themes are Light and Blue",
      "The steps are About you, Experience and Summary",
      "No theme is selected",
      "Step 2 is active"
    ],
    blocked: ["The steps are About you, Review and Experience"]
  }
]
