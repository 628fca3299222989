/** Checks of the page itself: where one is, its address and title, and what did not happen. */
import type { Intent, TextMatch } from "@assay/domain/Intent"
import { type Clause, type Form, form, type Groups, type Intents } from "../sentences/Clause.js"
import { addressOf } from "../deeds/Navigating.js"
import { FILE_KIND, IS_DOWNLOADED } from "../words/Files.js"
import { readValue } from "../words/Values.js"

const address =
  /^(?:the |my |our )?(?:current |page |browser |page's |new |full )*(?:url|address bar|path|page address|location|web address)(?: of the page)?$/i
const title =
  /^(?:the )?(?:(?:page|document|browser|tab|window|browser tab|page's|current page|site) )?title(?: of the (?:page|document|tab|window|browser))?$/i

const forms: ReadonlyArray<readonly [RegExp, TextMatch]> = [
  [/^(?:contain|include|have)(?: the)?(?: (?:text|word|words|path|string|value))? (.+)$/i, "contains"],
  [/^start with(?: the)?(?: text)? (.+)$/i, "starts_with"],
  [/^end with(?: the)?(?: text)? (.+)$/i, "ends_with"],
  [/^match (?:the )?(?:pattern|regex|regular expression) (.+)$/i, "matches"],
  [/^match (?=[\uE000-\uF8FF]$)(.+)$/i, "matches"],
  [
    /^(?:be|equal|read|match|show|say)(?: (?:now|exactly|equal to|equals|set to))?(?: the)?(?: (?:text|url|path|title))? (.+)$/i,
    "equals"
  ]
]

/** What only the address of a page has in it. */
const path = /\s(?:[\w-]+\.html?|[#/?][\w#/?=&-]*)$/i

/** A bare word is an address or a title only when it looks like one. */
const isSaid = (text: string, tag: "CheckUrl" | "CheckTitle") =>
  /[\uE000-\uF8FF]/.test(text) ||
  (tag === "CheckUrl" ? /^\S*[/.:?#=]\S*$|^localhost/.test(text) : /^[A-Z\d]/.test(text))

/** `the location is "Malibu, California"`: where something is, and no address of a page. */
const isElsewhere = (subject: string, expected: string) =>
  /^(?:the |my |our )?location$/i.test(subject) && !/[/#?=]|:\/\/|^localhost|\.(?:html?|php)$/i.test(expected)

/** `url contains "/orders"`, `page title is "Home"`. */
export const readPageFact = (
  subject: string,
  predicate: string,
  negated: boolean,
  clause: Clause
): Intents => {
  const asked = /^(?:the |my )?browser$/i.test(subject)
    ? /^(?:read|show) (?!(?:(?:me|us|you|the user) )?(?:whether|if) )(.+)$/i.exec(predicate)?.[1]
    : undefined
  if (asked !== undefined && !negated) return dialogSaying(readValue(asked, clause.literals))
  const tag =
    address.test(subject) || (/^(?:the )?address$/i.test(subject) && path.test(predicate))
      ? "CheckUrl"
      : title.test(subject)
        ? "CheckTitle"
        : undefined
  if (tag === undefined) return readStill(subject, predicate, negated)
  for (const [pattern, match] of forms) {
    const said = pattern.exec(predicate)?.[1]
    const expected = said === undefined ? undefined : readValue(said, clause.literals)
    if (expected !== undefined && isElsewhere(subject, expected)) return undefined
    if (expected !== undefined && expected !== "" && isSaid(said ?? "", tag))
      return [
        {
          _tag: tag,
          expected,
          match: match === "matches" && !/[\\^$*+?()[\]|]/.test(expected) ? "equals" : match,
          negated
        }
      ]
  }
  return undefined
}

/** `the browser asks "Delete it?"`. */
const dialogSaying = (expected: string | undefined): Intents =>
  expected === undefined || expected === "" ? undefined : [{ _tag: "CheckDialog", expected, negated: false }]

const sameness = (noun: string): "address" | "document" | "screen" =>
  /url|address/i.test(noun) ? "address" : /page/i.test(noun) ? "document" : "screen"

const readStill = (subject: string, predicate: string, negated: boolean): Intents => {
  const page = /^(?:the )?(?:current )?(page|url|screen)$/i.exec(subject)?.[1]
  if (page === undefined) return undefined
  const unchanged =
    (!negated && /^be (?:unchanged|the same)(?: as before)?$/i.test(predicate)) ||
    (negated && /^be (?:changed|different)$/i.test(predicate))
  return unchanged ? [{ _tag: "CheckUnchanged", what: sameness(page) }] : undefined
}

const onPage = (groups: Groups, group: number, negated: boolean): Intents => {
  const phrase = groups.at(group)
  const url = addressOf(phrase, groups)
  if (url !== undefined)
    return [
      {
        _tag: "CheckUrl",
        expected: url,
        match: /^(?:https?:|\/(?!\/))/i.test(url) ? "equals" : "contains",
        negated
      }
    ]
  if (/^(?:the )?(?:same|current) (?:page|screen)$/i.test(phrase))
    return negated ? undefined : [{ _tag: "CheckUnchanged", what: "page" }]
  const page = groups.target(group)
  return page === undefined || page.pronoun === true ? undefined : [{ _tag: "CheckPage", page, negated }]
}

const go = "(?:redirected|taken|sent|brought|navigated|forwarded|directed|returned|led|moved|transferred)"

/** Landing somewhere, where it is expected. */
export const landing = (negated: boolean): Form =>
  form("(?:lands?|landed|arrives?|arrived)(?: back)? (?:on|at|in) (.+)", (g) => onPage(g, 1, negated))

/** What a person `is`: on a page, sent to one. Read after the subject was taken off. */
export const whereForms = (negated: boolean): ReadonlyArray<Form> => [
  form(
    "be (?:still |now |back |currently |automatically )*(?:successfully )?(?:logged|signed)[ -]?(in|out|off)(?: successfully| automatically| correctly)?(?: (?:to|into|in|of) (?:the )?(?:app|application|site|website|system|account|my account))?",
    (g) => [{ _tag: "CheckLoggedIn", negated: negated !== !/^in$/i.test(g.at(1)) }]
  ),
  // Who it is stands on the page.
  form("be (?:still |now |back |currently )?(?:logged|signed)[ -]?in as (?:the user )?(@|.{1,60})", (g) => {
    const who = g.value(1)
    return negated || who === undefined
      ? undefined
      : [
          { _tag: "CheckLoggedIn", negated: false },
          { _tag: "CheckText", expected: who, match: "contains", negated: false }
        ]
  }),
  form(`be ${go}(?: back| automatically| away)* (?:to|on|onto|into|at) (.+)`, (g) => onPage(g, 1, negated)),
  form(`(?:end up|be landed)(?: back)? (?:on|at|in) (.+)`, (g) => onPage(g, 1, negated)),
  form("be (?:still |now |back |currently )?(?:on|at) (?:the |this )?(?:url|address) (.+)", (g) => {
    const expected = g.value(1)
    return expected === undefined
      ? undefined
      : [
          {
            _tag: "CheckUrl",
            expected,
            match: /^(?:https?:|\/)/i.test(expected) ? "equals" : "contains",
            negated
          }
        ]
  }),
  form("be (?:still |now |back |currently )?(?:on|at) (.+)", (g) => onPage(g, 1, negated)),
  form("be (?:still |now |back |currently )?in (.+)", (g) =>
    /page|screen|view|dashboard/i.test(g.at(1)) ? onPage(g, 1, negated) : undefined
  ),
  form("(?:stays?|remains?|be kept)(?: on| at)(?: the)? (?:same |current |this )?(?:page|screen|url)", () =>
    negated ? undefined : [{ _tag: "CheckUnchanged", what: "page" }]
  ),
  form("(?:stays?|remains?)(?: on| at) (.+)", (g) => onPage(g, 1, negated))
]

/** A download of that name, and what stands in it. */
const holding = (groups: Groups): Intents => {
  const [name, content] = [groups.value(1), groups.value(2)]
  return name === undefined || content === undefined ? undefined : [{ _tag: "CheckDownload", name, content }]
}

/** "A PDF file": told by how its name ends. */
const endingOf = (kind: string): string => {
  const word = kind.toLowerCase()
  const endings: Readonly<Record<string, string>> = { excel: "xls*", word: "doc*", jpeg: "jp*g", jpg: "jp*g" }
  return `*.${endings[word] ?? word}`
}

const lines =
  /^(?:(?:then|and|but) )?(?:it|(?:the|this|that) (?:[a-z]+ )?(?:file|csv|export|download)) (?:should |must )?(?:contains?|has|have|holds?|lists?|shows?) (?:exactly |only |at least |at most )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) /iu

/** `it contains 2 rows`, of a file: none of those on the page are counted. */
export const countsInFile = (text: string, before: ReadonlyArray<Intent>): boolean =>
  lines.test(text) && downloads(before.at(-1))

/** A file was spoken of, and not the page. */
const downloads = (last: Intent | undefined): boolean =>
  last?._tag === "CheckDownload" || last?._tag === "Download"

export const pageForms: ReadonlyArray<Form> = [
  form(
    "(?:an?|the|another) (?:new|other|separate) (?:browser )?(?:tab|window) (?:(?:is|was|should be|has been|gets|must be) )?(?:opens?|opened|appears?|open|launched)(?: up)?|it (?:should )?opens? in (?:a|another) (?:new|separate|different)? ?(?:browser )?(?:tab|window)",
    () => [
      { _tag: "CheckTab", negated: false },
      { _tag: "SwitchTab", which: "new" }
    ]
  ),
  form(
    "no (?:new|other|separate|additional|further) (?:browser )?(?:tab|window) (?:(?:is|was|should be|has been|gets|must be) )?(?:opens?|opened|appears?|open|launched)(?: up)?|(?:it|this|that|the (?:page|link)) (?:is |should be |should )?open(?:s|ed)? in the same (?:browser )?(?:tab|window)",
    () => [{ _tag: "CheckTab", negated: true }]
  ),
  form(
    "(?:the )?(?:log-?in|sign-?in|logging in|signing in) (?:is|was|should be|has been) successful(?:ly)?|(?:the )?(?:log-?in|sign-?in) (?:succeeds|succeeded|should succeed)|(?:the )?(?:user|I) (?:is|am|should be|was|are) able to (?:log|sign)[ -]?in(?: successfully)?",
    (g) => (g.clause.before.length > 0 ? [{ _tag: "CheckLoggedIn", negated: false }] : undefined)
  ),
  form(
    `(?:a|the) new (?:browser )?(?:tab|window) (?:is )?(?:opens|opened|appears) with (?:the )?(?:page )?title (@)`,
    (g) => {
      const expected = g.value(1)
      return expected === undefined
        ? undefined
        : [
            { _tag: "SwitchTab", which: "new" },
            { _tag: "CheckTitle", expected, match: "equals", negated: false }
          ]
    }
  ),
  form(
    "(?:nothing (?:should )?(?:happens?|changes?|happened|changed)|(?:the )?(?:current )?(page|screen|url|address) (?:(?:does|did|should|must) not change|has not changed|(?:should )?(?:stays?|remains?) (?:the same|unchanged)))",
    (g) => [{ _tag: "CheckUnchanged", what: sameness(g.at(1)) }]
  ),
  form(
    "(?:.*\\b)?(?:no|without(?: any)?) (?:javascript |js |browser )?(?:console errors?|errors? (?:in|on) the (?:browser )?console|uncaught (?:errors?|exceptions?)|javascript errors?)(?: (?:are|is|were|was|should be) (?:logged|shown|present|reported|thrown|there))?(?: (?:appear|occur))?",
    (g) =>
      /^(?:there (?:are|is|were|should be) |i (?:see|should see) |verify (?:that )?(?:there (?:are|is) )?)?$/i.test(
        g.at(0).split(/\b(?:no|without)\b/i)[0] ?? ""
      )
        ? [{ _tag: "CheckConsole" }]
        : undefined
  ),
  form(
    "(?:the )?(?:browser )?console (?:should )?(?:has|have|shows?|contains?|be|is) (?:no errors?|free of errors)",
    () => [{ _tag: "CheckConsole" }]
  ),
  form(
    `(?:the )?(?:an? )?(?:(?:file|document|download) )?(?:(?:named|called) )?(@)(?: file)? (?:is|was|should be|gets|has been|should have been) downloaded`,
    (g) => download(g)
  ),
  form(
    `(?:a|the) (?:file|document|download) (?:named|called) ([^\\s,;]+) (?:containing|(?:that|which) contains|with) (?:the (?:text|words?|line) )?(@) ${IS_DOWNLOADED}`,
    holding
  ),
  form(
    `(?:a|the) (?:file|document|download) (?:named|called) ([^\\s,;]+) ${IS_DOWNLOADED} (?:containing|(?:that|which) contains|and (?:it )?contains) (?:the (?:text|words?|line) )?(@)`,
    holding
  ),
  form(
    `(?:a|the) (?:file|document|download)(?: with the name| named| called) (.+?) (?:is|was|should be|gets|has been) downloaded`,
    (g) => download(g)
  ),
  form(`(?:an?|the|one) (${FILE_KIND})(?: file)? ${IS_DOWNLOADED}`, (g) => [
    { _tag: "CheckDownload", name: endingOf(g.at(1)) }
  ]),
  form(
    `(?:it|its contents?|(?:the|this|that) (?:file|csv|export|download|csv file|text file|exported file)(?:['’]s contents?)?) (?:should |must )?(?:also )?(?:contains?|includes?|holds?)(?: the (?:text|line|words?|header|heading|value|name))? (@)`,
    (g) => {
      const content = g.value(1)
      return content === undefined || !downloads(g.clause.before.at(-1))
        ? undefined
        : [{ _tag: "CheckDownload", content }]
    }
  ),
  form(
    "(?!(?:.* )?(?:no|not|none|nothing|neither|never|nor|only|cannot|\\S+n['’]t)\\b)(?:\\S+ ){0,3}?\\S+ (?:should |must )?(?:opens?|is opened|gets opened|launches) in (?:a|another|the)? ?(?:new|separate|different|other) (?:browser )?(?:tab|window)",
    (g) =>
      g.clause.before.at(-1)?._tag === "Click"
        ? [
            { _tag: "CheckTab", negated: false },
            { _tag: "SwitchTab", which: "new" }
          ]
        : undefined
  ),
  form(
    `(?:the |an? )?(?:(?:file|document|download|archive|report) )?([\\w-]+(?:\\.[\\w-]+)*\\.[a-z][a-z0-9]{1,4}) ${IS_DOWNLOADED}`,
    (g) => download(g)
  ),
  form("(?:a|the) file (?:is|was|should be|gets|has been) downloaded", () => [{ _tag: "CheckDownload" }]),
  form(
    `(?:the )?downloaded (?:file|document|csv)(?: (@))? (?:should )?(?:contains?|includes?)(?: the text)? (@)`,
    (g) => {
      const content = g.value(2)
      const name = g.at(1) === "" ? undefined : g.value(1)
      return content === undefined
        ? undefined
        : [{ _tag: "CheckDownload", content, ...(name === undefined ? {} : { name }) }]
    }
  ),
  form(`(?:(?:the )?page )?(?:has |is )?navigated (?:back )?(?:to )?(?:the )?(@)`, (g) => url(g)),
  form(
    `(?:an? |the )?(?:browser |native |javascript |js )?(?:alert ?box|alert dialog|browser dialog|browser alert|javascript (?:alert|confirm|prompt)|native dialog)(?: (?:contains|with|saying|that says|shows|reads)(?: the)?(?: text| message)? (@))?(?: (?:is|should be) (?:shown|displayed|opened|open)| (?:should )?appears?| opens)?`,
    (g) => {
      const expected = g.value(1)
      return [{ _tag: "CheckDialog", negated: false, ...(expected === undefined ? {} : { expected }) }]
    }
  )
]

const url = (groups: Groups): Intents => {
  const expected = groups.value(1)
  return expected === undefined
    ? undefined
    : [{ _tag: "CheckUrl", expected, match: "contains", negated: false }]
}

const download = (groups: Groups): Intents => {
  const name = groups.value(1)
  return name === undefined ? undefined : [{ _tag: "CheckDownload", name }]
}
