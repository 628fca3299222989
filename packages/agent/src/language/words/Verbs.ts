/** The verbs of test English and their forms: `clicks`, `clicking`, `clicked` are `click`. */

const interface_ =
  "click tap press hit push follow double-click doubleclick double-tap doubletap right-click rightclick long-press hold " +
  "go navigate visit open browse load land return head launch access reload refresh " +
  "fill type enter input write put set replace overwrite specify provide supply insert change update adjust modify clear empty erase paste append " +
  "choose select pick check uncheck tick untick deselect unselect toggle enable disable turn switch agree mark unmark " +
  "hover mouse move drag drop upload attach download scroll swipe resize wait pause sleep " +
  "log login logout sign accept dismiss confirm cancel close search filter narrow sort order find locate look point read tell get extract " +
  "increase decrease increment decrement raise lower reduce focus use leave stay proceed continue answer maximize maximise minimize blur slide shift take exit tab give remain ctrl-click shift-click " +
  "cmd-click command-click alt-click option-click ctrl+click shift+click cmd+click command+click control+click alt+click"

const application =
  "save delete remove add edit approve archive publish unpublish send submit create rename restore reject decline allow deny refuse rate assign unassign " +
  "pause complete finish duplicate copy share invite subscribe unsubscribe unfollow like unlike star unstar pin unpin mute unmute reply " +
  "forward print export import refund redeem claim play stop start resume retry apply reset undo redo register buy purchase pay " +
  "place book reserve schedule post comment request lock unlock block unblock report flag expand collapse show hide view preview generate " +
  "run deploy install uninstall connect disconnect merge rate vote withdraw transfer deposit skip activate deactivate suspend " +
  "unarchive bookmark revoke discard detach sync checkout join review rotate crop zoom " +
  "rerun trigger release renew extend upgrade downgrade link unlink bookmark favorite favourite draft group " +
  "ungroup clone fork star commit track process ship fulfil fulfill postpone snooze void settle tag untag " +
  "upvote downvote acknowledge escalate resolve reopen silence restart reboot reconnect refill restock reorder rebook reassign " +
  "shuffle flip reveal swap split convert calculate translate record rewind enqueue watch unwatch enroll enrol join promote demote " +
  "ban unban kick dispute verify-email remind invite highlight recall nudge hint guess solve spin roll deal arm disarm dim " +
  "pair unpair compute regenerate borrow lend rent hire snooze wake feed launch simulate compare " +
  "dispatch study begin cast nominate endorse repeat reschedule unsave scan resend resubmit republish reinstate reactivate redeliver"

const checks = "see observe notice expect assert ensure verify validate confirm check make test note"

const irregular: Readonly<Record<string, string>> = {
  chosen: "choose", chose: "choose", went: "go", sent: "send", resent: "resend", sought: "seek", saw: "see", wrote: "write",
  made: "make", got: "get", left: "leave", gave: "give", given: "give", bought: "buy", paid: "pay", ran: "run", found: "find", goes: "go", does: "do"
} // prettier-ignore

const bases: ReadonlyArray<string> = [...new Set(`${interface_} ${application} ${checks}`.split(" "))]

const doubles = /(?:^|[^aeiou])[aeiou][bdglmnprt]$/

const formsOf = (base: string): ReadonlyArray<readonly [string, string]> => {
  const stem = base.endsWith("e") ? base.slice(0, -1) : doubles.test(base) ? base + base.at(-1) : base
  const s = /(?:s|x|z|ch|sh|o)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`
  const past = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`
  return [[base, "base"], [s, "third"], [`${stem}ing`, "gerund"], [`${base}ing`, "gerund"], [past, "past"], [`${base}ed`, "past"]] // prettier-ignore
}

interface Form {
  readonly base: string
  readonly form: string
}

const forms: ReadonlyMap<string, Form> = new Map([
  ...bases.toReversed().flatMap((base) =>
    formsOf(base)
      .toReversed()
      .map(([word, form]): readonly [string, Form] => [word, { base, form }])
  ),
  ...Object.entries(irregular).map(([word, base]): readonly [string, Form] => [word, { base, form: "past" }])
])

const applicationVerbs = new Set(application.split(" "))

/** The verb that a word is a form of. */
export const verbOf = (word: string): Form | undefined => forms.get(word.toLowerCase())

/** Its first word is a verb as commands have it: `Archive card`, `Submit for approval`. */
export const beginsWithVerb = (text: string): boolean =>
  verbOf(/^\w+/u.exec(text)?.[0] ?? "")?.form === "base"

/** Verbs that applications put on their controls: `archive`, `approve`. */
export const isApplicationVerb = (base: string) =>
  applicationVerbs.has(base) ||
  /^(?:submit|cancel|close|confirm|accept|dismiss|download|upload|update|change|clear|continue|proceed|take|order|search|open|enable|disable|mark|unmark|move|download)$/.test(
    base
  )

const twoWords = /^(double|right|long|control|middle)[ -](click|tap|press)(s|es|ing|ed)?(?=\s|$)/i

/** The clause as a command: its first verb in the base form; nothing when it does not begin with a verb. */
export const imperative = (text: string, allowed: ReadonlyArray<string>): string | undefined => {
  const two = twoWords.exec(text)
  if (two !== null) return `${two[1]?.toLowerCase()}-${two[2]?.toLowerCase()}${text.slice(two[0].length)}`
  const first = /^[\w-]+/.exec(text)?.[0] ?? ""
  const verb = verbOf(first)
  if (verb === undefined || !allowed.includes(verb.form)) return undefined
  return verb.base + text.slice(first.length)
}
