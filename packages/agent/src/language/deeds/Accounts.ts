/** Logging in and out as one step. */
import { type Form, form, type Groups, type Intents } from "../sentences/Clause.js"
import { addressOf } from "./Navigating.js"
import { onlyLiteral } from "../words/Literals.js"

const person = /^(?:the |an? )?(?:([\w-]+) (?:user|account|member)|user ([\w-]+)|([A-Za-z][\w-]*))$/i

const namesNobody =
  /^(?:the|an?|my|valid|invalid|wrong|correct|incorrect|different|new|old|same|another|no|default|user|account)$/i

/** A quoted name, an e-mail address or an account's name is the user; `an admin` is a role. */
const as = (groups: Groups, who: number, password?: number): Intents => {
  const phrase = groups.at(who).trim()
  const secret = password === undefined ? undefined : groups.value(password)
  if (password !== undefined && secret === undefined) return undefined
  if (namesNobody.test(phrase)) return undefined
  const withPassword = secret === undefined ? {} : { password: secret }
  const literal = onlyLiteral(
    phrase.replace(/^(?:the )?(?:user|username|email|e-mail|account)(?: name| address)? /i, ""),
    groups.clause.literals
  )
  if (literal !== undefined)
    return [
      secret === undefined && isRole(literal.value)
        ? { _tag: "LogIn", as: literal.value }
        : { _tag: "LogIn", user: literal.value, ...withPassword }
    ]
  if (/^[^\s@]+@[^\s@]+$/.test(phrase) || (secret !== undefined && /^\S+$/.test(phrase)))
    return [{ _tag: "LogIn", user: phrase, ...withPassword }]
  const found = person.exec(phrase)
  const name = found?.[1] ?? found?.[2] ?? found?.[3]
  if (
    name === undefined ||
    /^(?:the|valid|invalid|wrong|correct|my|user|existing|registered|known|new)$/i.test(name)
  )
    return undefined
  return [{ _tag: "LogIn", as: name, ...withPassword }]
}

const isRole = (name: string) => /^[A-Za-z][a-z]*$/.test(name)

const both = (groups: Groups, user: number, password: number): Intents => as(groups, user, password)

const verb =
  "(?:be |get )?(?:log|sign|logged|signed|login|log-in|logging|signing)(?:[ -]?in)?(?: again| back in)?"
const where =
  "(?: (?:to|into|on|at|in) (?:the )?(?:app|application|site|website|page|dashboard|system|portal|account|admin(?: panel)?|(?:my|their) account|\\w+ app))?"
const user =
  "(?:the |my )?(?:(?:[a-z][a-z-]* ?(?:number|name|id|address)|user|e-?mail|login|account|credentials)(?: of|:)? )?"
const pass = "(?:the |my |a )?(?:password|passcode|passphrase|pass|pwd|pin|secret)(?: of|:)? "

const named = "(?:user ?name|user|e-?mail(?: address)?|login|account)"

const first = "(?: first| now| again)?"

export const accountForms: ReadonlyArray<Form> = [
  form(
    `${verb}${where} (?:as|with|using) (?:the |my |valid |correct )*(?:${named}(?: and (?:the )?password)|credentials|credential)`,
    () => [{ _tag: "LogIn" }]
  ),
  form(
    `${verb}${where}${first}(?: (?:as|with|using))?:? ${user}(\\S+) ?\\/ ?(\\S+)(?: as ${named} and password)?`,
    (g) => both(g, 1, 2)
  ),
  form(
    `${verb}${where}${first} \\((?:with )?${named}:? (\\S+?),? (?:and )?(?:the )?password:? (\\S+?)\\)`,
    (g) => both(g, 1, 2)
  ),
  form(`${verb}${where} first (?:as|with|using) ${user}(\\S+) and (\\S+)`, (g) => both(g, 1, 2)),
  form(
    `${verb}${where} as (?:an? |the )?user (?:with|identified by) (?:the )?${named}:? (@|\\S+?),? (?:and |with )*${pass}(@|\\S+)`,
    (g) => both(g, 1, 2)
  ),
  form(
    `${verb}${where} (?:as|with|using) ${user}(@|\\S+?),? (?:and|with|using|authenticated by|identified by|, )+ ?(?:the )?(?:password:? )?(@|\\S+)(?: (?:as )?(?:the )?password)?`,
    (g) => (/password/i.test(g.at(0)) || /with|using/i.test(g.at(0)) ? both(g, 1, 2) : undefined)
  ),
  form(`${verb}${where} (?:as|with|using) ${user}(.+?),? (?:and |with |using )*${pass}(@|\\S+)`, (g) =>
    both(g, 1, 2)
  ),
  form(`${verb}${where} (?:as|with|using) ${user}(.+)`, (g) => as(g, 1)),
  form(`${verb} (?:to|into|on|at) (.+?) (?:as|with|using) ${user}(.+)`, (g) => {
    const url = addressOf(g.at(1), g)
    const login = as(g, 2)
    return url === undefined || login === undefined ? undefined : [{ _tag: "Navigate", url }, ...login]
  }),
  form(`${verb}${where}`, (g) => (/in\b|login/i.test(g.at(0)) ? [{ _tag: "LogIn" }] : undefined)),
  form(
    `(?:be |get )?(?:log|sign|logged|signed)[ -]?(?:out|off)(?: (?:of|from) (?:the )?(?:app|application|site|website|account|system|my account|page))?|logout`,
    () => [{ _tag: "LogOut" }]
  )
]
