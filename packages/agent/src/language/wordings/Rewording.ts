/** The same said in words that the forms know, by the tables of wordings. */
import { announcements } from "../checks/Announcements.js"
import { answers } from "../deeds/Answers.js"
import { apposed } from "../sentences/Apposed.js"
import { consequences } from "../sentences/Consequences.js"
import { details } from "../sentences/Details.js"
import { detours } from "../deeds/Detours.js"
import { keeping } from "../../Keeping.js"
import { countersTold } from "../checks/CountersTold.js"
import { jotted } from "./Jotted.js"
import { guided } from "../deeds/Guided.js"
import { happenings } from "../checks/Happenings.js"
import { located } from "../sentences/Located.js"
import { mailing } from "../deeds/Mailing.js"
import { manners } from "../deeds/Manners.js"
import { isNotice } from "../words/NameWords.js"
import { onward } from "../deeds/Onward.js"
import { paired } from "../targets/Paired.js"
import { phrasings } from "./Phrasings.js"
import { divisions } from "../checks/Predicates.js"
import { onlyThere } from "../targets/OnlyThere.js"
import { positions } from "../targets/Positions.js"
import { turns } from "./Turns.js"
import { ranked } from "../checks/Ranked.js"
import { terse } from "./Terse.js"
import { settings } from "../deeds/Settings.js"
import { wordings } from "./Wordings.js"

const opening =
  /^(?:You|We|They|The|An?|There|Only|Exactly|After|Focus|Zero|None|No|One|Two|Three|All|Each|Every|User|First|Second|Third|Last|Shows?|Displays?|Lists?|Click|Select|Choose|Open|Press|Hit|Tap|Pick|Right|Search|Results?|Increase|Raise|Increment|Decrease|Lower|Reduce|Decrement|Expand|Accept|Close|Dismiss|Drag|Move|Go|Navigate|Follow|Use|Using|Enter|Type|Find|Locate|Check|Tick|Uncheck|Untick|Put|Place|Set|Fill|Provide|Look|Submit|Once|It|Load|Expect|Watch|Wait|Neither|Nothing|As|From|Try|Start|Begin|Correct|Toast|Snackbar|Message|Notification|Banner|Alert|Error|Warning|Hint|Notice|Dialog|Its|Form|Turn|Change|Switch|Delete|Remove|Edit|Rename|Archive|Duplicate|Cancel|Share|Copy|Download|Restore|Flag|In|Instead|Above|Below|Under|Next|Beside|Continue|Proceed|Take|Opt|Write|Leave|Answer|Say|Do|Just|Top|Bottom|Row|Update|Add|Ask|Return|Head|Filter|Approve|Reject|Inspect|Review|Attempt|Remove|What|Both)(?=[ !-,.-:]|(?<=^Right)-)/
const asserting =
  /^(?:verify|check(?! (?:out|in|off)\b)|ensure|assert|confirm|validate|make sure|expect|note|observe|see)(?: (?:that|if|whether))? (?=\S)|^(?:I|we|you|the user|user) (?:should )?(?:see|notice|observe)s? that /i

const tables = [
  ...consequences, ...apposed, ...wordings, ...phrasings, ...mailing, ...guided, ...detours, ...ranked, ...positions, ...details, ...announcements, ...turns,
  ...located, ...onward, ...paired, ...countersTold, ...onlyThere, ...jotted, ...terse, ...answers, ...settings, ...manners, ...happenings
] // prettier-ignore

/** Words of time that say no more than the tense does. */
const passing = / (?:at first|initially|to begin with|for now|by now|this time|right now|at the moment)$/i

/** What was taken for a name ends with a conjunction: it was one clause and a half. */
const halved = / (?:and|but|or) (?:is|are|was|were|has|contains|shows) (?:the|at|on|in|first|last|shown)\b/i

const halves = (clause: string): readonly [string, string] => {
  const [division] = clause.startsWith("No ") ? divisions(clause) : []
  return [division?.subject ?? "", division?.predicate ?? ""]
}

/** So many ways of saying it are tried. */
const mostWays = 5

/** The clause in other words, masked, each time as one or more clauses; none where none of the wordings fits. */
export const rewordings: (clause: string) => ReadonlyArray<ReadonlyArray<string>> = keeping((clause) => {
  const ways: Array<ReadonlyArray<string>> = []
  const text = clause
    .replace(asserting, "")
    .replace(passing, "")
    .replace(opening, (word) => (isNotice(...halves(clause)) ? word : word.toLowerCase()))
  for (const [wording, by] of tables) {
    const found = wording.exec(text)
    if (found === null) continue
    const said =
      typeof by === "string"
        ? by.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? "")
        : by(...found.slice(1).map((group) => group ?? ""))
    // Said in the same words it would be said for ever.
    if (said !== undefined && said !== text && !halved.test(said))
      ways.push(
        said
          .replace(/\s+/g, " ")
          .split("; ")
          .map((each) => each.trim())
      )
    if (ways.length === mostWays) break
  }
  return ways
})
