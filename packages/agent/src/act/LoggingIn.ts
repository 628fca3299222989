/** Logging in and out as one step. */
import { Effect, Redacted } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { ground, type Grounding } from "../ground/Ground.js"
import { groundVerb } from "../ground/Verbs.js"
import { isControl, isEntry, isField } from "../screen/Kinds.js"
import { common, contains, type Seen, upward, type View, within } from "../screen/View.js"
import { Fell } from "../run/Fell.js"
import type { RunOptions } from "../run/RunOptions.js"
import { look, noteTyped } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { carryOut, type Look, onTargetWith, leftClick } from "./Aim.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const named = (words: string): Target => ({ words, name: words, quoted: false, scopes: [] })

const found = (seen: Seen | undefined, what: string): Grounding =>
  seen === undefined
    ? { _tag: "Missing", what: named(what), candidates: [] }
    : { _tag: "Found", seen, score: 1, how: "by its kind", tentative: false }

/** The one visible field that conceals what is typed. */
export const passwordField = (view: View): Seen | undefined =>
  view.all.find(({ node }) => node.visible && (node.concealed === true || node.inputType === "password"))

/** The last text field before the password. */
const userField = (view: View): Seen | undefined => {
  const password = passwordField(view)
  const entries = view.all.filter(
    (seen) => seen.node.visible && isEntry(seen) && seen.node.concealed !== true
  )
  if (password !== undefined) return entries.findLast((seen) => seen.at < password.at)
  const likely = entries.filter((seen) =>
    /user|e-?mail|login|account/iu.test(`${seen.node.name} ${seen.node.inputType ?? ""}`)
  )
  return likely.length === 1 ? likely[0] : undefined
}

const words = /^(?:log ?in|sign ?in|log ?on|sign ?on|submit|continue|next|enter)\b/iu

/** The button of the form in which the password stands. */
const submitButton = (view: View): Seen | undefined => {
  const password = passwordField(view) ?? userField(view)
  if (password === undefined) return undefined
  const user = userField(view)
  const form = user === undefined ? password : common(user, password)
  const buttons = view.all.filter(
    (seen) => seen.node.visible && isControl(seen) && words.test(seen.node.name)
  )
  const after = buttons.filter((seen) => seen.at > password.at && seen.node.role === "button")
  return after.find((seen) => form.parent === undefined || contains(form.parent, seen)) ?? after[0]
}

const keeps = /^(?:save|update|create|register|sign ?up|change|add|apply|invite|reset|set)\b/iu

/** Asks who one is, and for no more: where a password stands among the fields of a profile, nobody is kept out. */
export const asksToLogIn = (view: View): boolean => {
  const password = passwordField(view)
  if (password === undefined) return false
  const outer = [...upward(password)]
  const form = outer.find(({ node }) => node.role === "form") ?? outer.at(4) ?? view.root
  const shown = within(view, form).filter(({ node }) => node.visible)
  const others = view.all.filter((seen) => seen.node.visible && isField(seen) && !contains(form, seen))
  // A page of many forms shows what a password field looks like, and keeps nobody out.
  const isAsked = others.length < 4 || shown.some((seen) => isControl(seen) && words.test(seen.node.name))
  return (
    isAsked &&
    shown.filter(isField).length <= 3 &&
    !shown.some((seen) => isControl(seen) && keeps.test(seen.node.name))
  )
}

const own = (options: RunOptions, name: string): string | undefined => {
  const { secrets = {}, variables = {} } = options
  const variable = Object.hasOwn(variables, name) ? variables[name] : undefined
  if (variable !== undefined) return variable
  const secret = Object.hasOwn(secrets, name) ? secrets[name] : undefined
  return secret === undefined ? undefined : Redacted.value(secret)
}

/** The first of the names that has a value. */
const credential = (
  options: RunOptions,
  as: string | undefined,
  kinds: ReadonlyArray<string>
): string | undefined => {
  const role = as?.replace(/\W+/gu, "_")
  const names =
    role === undefined
      ? kinds
      : kinds.flatMap((kind) => [`${role}_${kind}`, `${role}.${kind}`, `${role}-${kind}`])
  for (const name of names)
    for (const each of [name, name.toUpperCase(), name.toLowerCase()]) {
      const value = own(options, each)
      if (value !== undefined) return value
    }
  return undefined
}

/** The user and the password: of the step, else of variables and secrets. */
const credentials = (options: RunOptions, intent: Of<"LogIn">) => ({
  user: intent.user ?? credential(options, intent.as, ["user", "username", "email", "login"]) ?? intent.as,
  password:
    intent.password ??
    credential(options, intent.as ?? intent.user, ["password"]) ??
    credential(options, undefined, ["password"])
})

const fillWith = (turn: Turn, what: string, find: Look, value: string) =>
  onTargetWith(turn, named(what), "fill", find, ({ found: { seen } }) =>
    carryOut(turn, { _tag: "Fill", ref: seen.node.ref, value })
  )

const clickWith = (turn: Turn, what: string, find: Look) =>
  onTargetWith(turn, named(what), "click", find, ({ found: { seen } }) => carryOut(turn, leftClick(seen)))

/** Where no form is open, the link that opens it. */
const openForm = Effect.fn("LoggingIn.openForm")(function* (turn: Turn) {
  const view = yield* look(turn.session)
  if (passwordField(view) !== undefined || userField(view) !== undefined) return
  const link = logInControl(view)
  if (link._tag === "Found") yield* clickWith(turn, "log in", logInControl)
})

const logInControl = (view: View): Grounding => {
  for (const verb of ["log in", "login", "sign in"]) {
    const control = groundVerb(view, verb, undefined, undefined)
    if (control._tag === "Found") return control
  }
  return { _tag: "Missing", what: named("log in"), candidates: [] }
}

/** "As an operator, I ...", "I am on the Orders page as an operator". */
const persona = /^\s*as an? |\bI am (?:on|at) the .+ as an? \p{Ll}/iu

export const logIn = Effect.fn("LoggingIn.logIn")(function* (turn: Turn, intent: Of<"LogIn">) {
  const { user, password } = credentials(turn.session.options, intent)
  // "As an operator, I ...": of an application that asks nobody to log in, whoever uses it is one.
  if (intent.as !== undefined && intent.password === undefined && password === undefined) {
    const view = yield* look(turn.session)
    const asks = passwordField(view) !== undefined || logInControl(view)._tag !== "Missing"
    if (!asks && persona.test(turn.text)) return undefined
  }
  if (user === undefined) return yield* Fell.of("variable_missing", "It is not said who logs in.")
  if (password === undefined)
    return yield* Fell.of(
      "secret_missing",
      `There is no password for “${user}”: name it in the step, or set the secret “password”.`
    )
  yield* openForm(turn)
  yield* noteTyped(turn.session, user)
  yield* fillWith(turn, "user name field", (view) => found(userField(view), "user name field"), user)
  const view = yield* look(turn.session)
  // Some applications ask for the password on a page of its own.
  if (passwordField(view) === undefined)
    yield* clickWith(turn, "log in button", (each) => found(submitButton(each), "log in button"))
  yield* fillWith(turn, "password field", (each) => found(passwordField(each), "password field"), password)
  return yield* clickWith(turn, "log in button", (each) => found(submitButton(each), "log in button"))
})

const logOutControl = (view: View): Grounding => {
  const verbs = ["log out", "logout", "sign out", "log off", "sign off"]
  const controls = verbs.map((verb) => groundVerb(view, verb, undefined, undefined))
  return (
    controls.find(({ _tag }) => _tag === "Found") ??
    controls.find(({ _tag }) => _tag === "Ambiguous") ??
    ground(view, named("log out"), "click")
  )
}

export const logOut = (turn: Turn) => clickWith(turn, "log out", logOutControl)
