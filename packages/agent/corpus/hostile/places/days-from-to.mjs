/** "Set the dates from A to B" where the fields are called the first day and the last day. */
const page = (
  one,
  other
) => `<h1>Leave</h1><form><p><label>${one} <input type=date id=a></label></p><p><label>${other} <input type=date id=b></label></p></form>
<p>From: <output id=f></output></p><p>Until: <output id=t></output></p>
<script>a.oninput = () => (f.textContent = a.value); b.oninput = () => (t.textContent = b.value)</script>`

const deed = "Set the dates from 6 August 2026 to 11 August 2026."

export default [
  {
    about: "the first day and the last day",
    page: page("First day", "Last day"),
    passed: [
      `${deed} "2026-08-06" is shown. "2026-08-11" is shown.`,
      `${deed} The First day field contains 6 August 2026.`
    ],
    never: [`${deed} The First day field contains 11 August 2026.`, `${deed} "2026-08-07" is shown.`]
  },
  {
    about: "days that are no ends of a range",
    page: page("Day of birth", "Day of arrival"),
    never: [`${deed} "2026-08-06" is shown. "2026-08-11" is shown.`]
  }
]
