/** Who or what a thing is tied to: `the file was uploaded by Ada`, `Comet depends on Atlas`. */
import type { Target } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { LITERAL, plain } from "../words/Literals.js"
import { namedThings, toVerify } from "./Standing.js"
import { readTarget } from "../targets/Targets.js"

const be = "(?:is|are|was|were|has been|have been|should be|should have been|must be)"
const participle = "[a-z]{2,}(?:ed|en|wn|ght|ld|nt|ft|ne)"
/** Someone or something by name. */
const party = `(${LITERAL}|[A-Z][\\w.'’&-]*(?: (?:[A-Z][\\w.'’&-]*|of|the|and|\\d+))*|you|me|\\w*[_\\d]\\w*)`
const passive = new RegExp(`^(.+?) ${be}( not)? (${participle}) (by|to|from|with|for) ${party}$`)
/** "Order 1048 is from Ada": whose it is, in no more than a preposition. */
const tied = new RegExp(`^(.+?) ${be}( not)? (?:(?:one|an? [a-z]+) )?(from|with|for) ${party}$`)
const active = new RegExp(`^(.+?) (depends on|reports to|works for|belongs to) ${party}$`)

/** What has a reading of its own, or says nothing of the thing itself. */
const other =
  /^(?:sorted|ordered|followed|preceded|replaced|redirected|filtered|logged|signed|taken|brought|presented|prompted|asked|provided|given|shown|displayed|changed|updated|filled|located|placed|covered|caused|limited|added|moved|navigated|set|sent|linked|returned|switched|renamed|converted|reduced|increased|told|informed|greeted|welcomed)$/

/** One thing, by its name or as "the payment". */
const subjectOf = (text: string, clause: Clause): Target | undefined => {
  const [thing, more] = namedThings(text, clause) ?? []
  if (thing !== undefined) return more === undefined ? thing : undefined
  const target = /^(?:the|my|this) [a-z]/i.test(text) ? readTarget(text, clause.literals) : undefined
  return target?.quantifier === undefined && target?.role === undefined ? target : undefined
}

const ranked = /^(?:the )?(?:first|second|third|fourth|fifth|last|next|newest|latest|only) /iu

const related = (subject: Target | undefined, expected: string, not: string | undefined): Intents =>
  subject === undefined
    ? undefined
    : [
        {
          _tag: "CheckText",
          subject,
          expected,
          match: "contains",
          negated: not !== undefined,
          standing: true
        }
      ]

/** Read when nothing else reads it: the page must say it in these words, or under a head that is called so. */
export const readRelated = (clause: Clause): Intents => {
  const text = clause.text.replace(toVerify, "")
  const [, thing = "", not, verb = "", word = "", who = ""] = passive.exec(text) ?? []
  // "The first mail is from Ada" has readings of its own.
  const found = verb === "" ? tied.exec(text) : null
  const [, owned = "", notOf, of = "", owner = ""] = ranked.test(text) ? [] : (found ?? [])
  const [whole, more] = of === "" ? [] : (namedThings(owned, clause) ?? [])
  if (of !== "")
    return related(more === undefined ? whole : undefined, `${of} ${plain(owner, clause.literals)}`, notOf)
  const [, one = "", ties = "", another = ""] = active.exec(text) ?? []
  const relation = verb === "" ? ties : `${verb} ${word}`
  const subject = verb === "" ? one : thing
  if (relation === "" || other.test(verb)) return undefined
  const target = subjectOf(subject, clause)
  const object = plain(verb === "" ? another : who, clause.literals)
  return related(target, `${relation} ${object}`, not)
}
