/** Pictures that stand for words: `×` is called "close", the pencil is the button "Edit". */
import { isControl } from "../screen/Kinds.js"
import type { Seen } from "../screen/View.js"
import { stems } from "../screen/Wording.js"
import { type Fit, none } from "./Match.js"

interface Picture {
  /** What people call it by its shape. */
  readonly shapes: string
  readonly glyphs: string
  /** What it does, as labels for machines and tooltips tell it. */
  readonly deeds: string
  /** What sets of icons call it beside its shapes and its deeds. */
  readonly icons?: string
}

const pictures: ReadonlyArray<Picture> = [
  { shapes: "pencil|pen", glyphs: "✎✏🖉🖊", deeds: "edit|rename|modify|change" },
  { shapes: "trash|trash can|bin|trash bin|garbage|garbage can|waste basket", glyphs: "🗑", deeds: "delete|remove" },
  { shapes: "x|cross", glyphs: "×✕✖✗✘⨯xX", deeds: "close|dismiss|remove|clear|delete", icons: "times|xmark|cancel" },
  { shapes: "plus", glyphs: "+＋➕", deeds: "add|increase|increment|more|new|create|zoom in" },
  { shapes: "minus", glyphs: "-−–➖", deeds: "decrease|decrement|less|fewer|reduce|remove|zoom out" },
  { shapes: "magnifying glass|magnifier|loupe", glyphs: "🔍🔎", deeds: "search|find" },
  { shapes: "gear|cog|cogwheel", glyphs: "⚙🛠", deeds: "settings|preferences|options|configure|setup" },
  { shapes: "hamburger|burger|three lines", glyphs: "☰≡", deeds: "menu|navigation|open menu|main menu", icons: "bars|list|navicon" },
  { shapes: "three dots|kebab|ellipsis|dots|three dot|meatball|overflow", glyphs: "⋮⋯…•••", deeds: "more|options|actions|more options|more actions|menu" },
  { shapes: "heart", glyphs: "♥♡❤🤍", deeds: "like|favourite|favorite|love|save|wishlist" },
  { shapes: "bookmark|bookmark ribbon", glyphs: "🔖", deeds: "bookmark|save|unsave|save for later|remove bookmark|save job|unsave job|save article|unsave article|save post|unsave post" },
  { shapes: "star", glyphs: "★☆⭐", deeds: "star|favourite|favorite|bookmark|rate" },
  { shapes: "bell", glyphs: "🔔🕭", deeds: "notifications|alerts|notification" },
  { shapes: "house", glyphs: "🏠⌂", deeds: "home" },
  { shapes: "floppy disk|floppy|disk", glyphs: "💾", deeds: "save" },
  { shapes: "envelope", glyphs: "✉📧", deeds: "mail|email|message|messages|inbox" },
  { shapes: "shopping cart|cart|basket|shopping bag", glyphs: "🛒", deeds: "cart|basket|shopping cart|bag" },
  { shapes: "printer", glyphs: "🖨", deeds: "print" },
  { shapes: "paper clip|paperclip", glyphs: "📎", deeds: "attach|attachment" },
  { shapes: "paper plane|paper airplane", glyphs: "➤✈", deeds: "send" },
  { shapes: "eye", glyphs: "👁", deeds: "show password|show|view|preview|toggle password visibility" },
  { shapes: "lock|padlock", glyphs: "🔒🔓", deeds: "lock|unlock" },
  { shapes: "check mark|checkmark|tick", glyphs: "✓✔☑", deeds: "confirm|done|complete|save|ok|apply" },
  { shapes: "left arrow|arrow left|chevron left|caret left", glyphs: "←‹<◀", deeds: "back|previous|prev" },
  { shapes: "right arrow|arrow right|chevron right|caret right", glyphs: "→›>", deeds: "next|forward" },
  { shapes: "up arrow|arrow up", glyphs: "↑▲⌃", deeds: "up|move up" },
  { shapes: "down arrow|arrow down", glyphs: "↓▼⌄", deeds: "down|move down" },
  { shapes: "arrow|chevron|caret|triangle", glyphs: "←→↑↓‹›<>◀▶▲▼⌃⌄", deeds: "left|right|up|down|collapse|expand" },
  { shapes: "smiley|smiley face|smile|emoji", glyphs: "😀😃😄🙂☺😊", deeds: "emojis|add emoji|insert emoji|react" },
  { shapes: "speech bubble|chat bubble", glyphs: "💬🗨", deeds: "comment|comments|chat" },
  { shapes: "share arrow|repost arrows", glyphs: "🔁↻⟲🔄⤴➦📤↗", deeds: "share|repost|retweet|boost" },
  { shapes: "person|silhouette", glyphs: "👤", deeds: "account|profile|user|my account", icons: "user|account" },
  { shapes: "globe", glyphs: "🌐", deeds: "language|languages|change language" },
  { shapes: "moon|sun", glyphs: "🌙☾☀", deeds: "dark mode|light mode|theme|toggle theme" },
  { shapes: "funnel", glyphs: "", deeds: "filter|filters" },
  { shapes: "thumbs up|thumb up", glyphs: "👍", deeds: "like|upvote|helpful" },
  { shapes: "thumbs down|thumb down", glyphs: "👎", deeds: "dislike|downvote|not helpful" },
  { shapes: "play", glyphs: "▶⏵", deeds: "play" },
  { shapes: "pause", glyphs: "⏸", deeds: "pause" },
  { shapes: "close", glyphs: "×✕✖⨯xX", deeds: "" },
  { shapes: "edit", glyphs: "✎✏🖉🖊", deeds: "" },
  { shapes: "delete|remove", glyphs: "🗑", deeds: "" },
  { shapes: "search", glyphs: "🔍🔎", deeds: "" },
  { shapes: "settings", glyphs: "⚙", deeds: "" },
  { shapes: "menu", glyphs: "☰≡", deeds: "" },
  { shapes: "more", glyphs: "⋮⋯…", deeds: "" },
  { shapes: "refresh|reload", glyphs: "⟳↻🔄⭮", deeds: "" },
  { shapes: "download|export", glyphs: "⬇⭳📥", deeds: "" }
] // prettier-ignore

const words = (text: string): string => stems(text).join(" ")

/** The names in a list, without what is none. */
const listed = (names: string): ReadonlyArray<string> => names.split("|").filter(Boolean)

const byShape: ReadonlyMap<string, Picture> = new Map(
  pictures.flatMap((picture) => listed(picture.shapes).map((shape) => [words(shape), picture] as const))
)

/** The pictures that stand for a deed, by its words. */
const byDeed: ReadonlyMap<string, ReadonlyArray<Picture>> = new Map(
  pictures
    .flatMap(({ deeds }) => listed(deeds).map(words))
    .map((deed) => [deed, pictures.filter(({ deeds }) => listed(deeds).map(words).includes(deed))])
)

/** The emoji's and the sign's variants are one, and a number beside it counts: "♥ 3". */
const bare = (text: string): string => {
  const sign = text.replace(/[\uFE0E\uFE0F\s]/gu, "").replace(/^([.•·])\1\1$/u, "…")
  return sign.replace(/^\(?\d[\d.,]*\)?(?=\D)|(?<=\D)\(?\d[\d.,]*\)?$/gu, "")
}

/** Words in the names of icons that tell how it is drawn, and not what. */
const manner = new Set(
  (
    "outline outlined fill filled line solid regular round rounded sharp thin light bold duotone empty full simple alt a o b can " +
    "bin forever square circle circled box vertical horizontal small large big ios md android mini icon to button btn vert horiz v h format"
  ).split(" ")
)

const drawnAs = ({ node }: Seen): ReadonlyArray<ReadonlyArray<string>> =>
  node.otherNames.filter(({ kind }) => kind === "picture").map(({ value }) => stems(value))

/** The icon is called so in its set, whatever its manner. */
const isDrawn = (seen: Seen, name: string): boolean => {
  const wanted = words(name).split(" ")
  return drawnAs(seen).some(
    (have) =>
      wanted.every((word) => have.includes(word)) &&
      have.every((word) => wanted.includes(word) || manner.has(word))
  )
}

/** A picture, or what is clicked and bears nothing else, that is called so in its set of icons. */
export const isSignCalled = (seen: Seen, name: string): boolean =>
  (seen.node.role === "img" || isControl(seen)) && seen.node.name === "" && isDrawn(seen, name)

/** Nothing but a picture, whose name is that in quotes. */
export const isPictureCalled = (seen: Seen, name: string): boolean =>
  seen.node.role === "img" && isSignCalled(seen, name)

const drawn = ({ node }: Seen): ReadonlyArray<string> => [
  node.name,
  ...node.otherNames.filter(({ kind }) => kind === "text").map(({ value }) => value)
]

const told = ({ node }: Seen): ReadonlyArray<string> => [
  node.name,
  ...node.otherNames
    .filter(({ kind }) => kind === "title" || kind === "label" || kind === "alt")
    .map(({ value }) => value)
]

/** What the makers call it, which nobody is told. */
const kept = ({ node }: Seen): ReadonlyArray<string> =>
  node.otherNames
    .filter(({ kind }) => kind === "test_id")
    .map(({ value }) =>
      words(value)
        .replace(/ ?\b(?:icon|svg|outlined|rounded|filled|btn|button|link|container)\b ?/gu, " ")
        .trim()
    )

/** The text is the word by which a font draws the picture, with at most a number beside it. */
export const isItsDrawing = (seen: Seen, text: string): boolean => {
  const said = stems(text).filter((word) => /\p{L}/u.test(word))
  return drawnAs(seen).some((name) => name.join(" ") === said.join(" "))
}

/** Nothing is read on it but a sign that stands for the verb: a cross or a bin for "delete". */
export const pictureOf = (seen: Seen, verb: string): boolean =>
  (pictures.some(
    ({ deeds, glyphs }) =>
      deeds.split("|").includes(verb.toLowerCase()) &&
      drawn(seen).every((text) => text === "" || [...glyphs].includes(bare(text)))
  ) &&
    drawn(seen).some((text) => text !== "")) ||
  isDrawnFor(seen, verb)

/** A picture is all there is to call it by; what machines are told may be the name of the picture. */
const isWordless = (seen: Seen): boolean => {
  const pictures = drawnAs(seen).map((each) => each.join(" "))
  return (
    pictures.length > 0 &&
    !told(seen).some((name) => /\p{L}{2}/u.test(name) && !pictures.includes(words(name)))
  )
}

const drawingsOf = ({ icons = "", shapes }: Picture): ReadonlyArray<string> => listed(`${shapes}|${icons}`)

/** The bin or the pencil of a set of icons, whatever sign the font has in its place. */
const isDrawnFor = (seen: Seen, verb: string): boolean => {
  if (!isWordless(seen)) return false
  const means = pictures.filter(({ deeds }) => deeds.split("|").includes(verb.toLowerCase()))
  const shapes = means.flatMap(drawingsOf)
  return [verb, ...shapes].some((name) => isDrawn(seen, name))
}

/** Three lines are drawn for "menu", and so it is no name of the three dots. */
const isOwnOf = (picture: Picture, deed: string): boolean => {
  const own = byShape.get(words(deed))
  return own === undefined || [...own.glyphs].some((glyph) => picture.glyphs.includes(glyph))
}

const isCalledSo = (seen: Seen, wanted: string, picture: Picture | undefined): boolean => {
  if (picture !== undefined && drawingsOf(picture).some((name) => isDrawn(seen, name))) return true
  const names = picture === undefined ? [] : listed(picture.deeds).filter((deed) => isOwnOf(picture, deed))
  return isDrawnFor(seen, wanted) || (isWordless(seen) && names.some((name) => isDrawn(seen, name)))
}

/** "The notification bell", "the next arrow": the shape, and what it stands for before it. */
const shapeFor = (wanted: string): Picture | undefined => {
  const all = words(wanted).split(" ")
  return [1, 2].flatMap((length) => {
    const [deed, shape] = [all.slice(0, length).join(" "), all.slice(length).join(" ")]
    return (byDeed.get(deed) ?? []).filter(
      ({ shapes }) => shape !== "" && ` ${listed(shapes).map(words).join(" ")} `.includes(` ${shape} `)
    )
  })[0]
}

/** "Next page", "previous month": what an arrow turns over is not read on it. */
const turned =
  /^(next|previous|prev) (?:page|month|year|week|day|slide|image|photo|picture|step)(?: (arrow|chevron|icon))?$/iu

const unturned = (wanted: string): string =>
  wanted.replace(turned, (_, way: string, shape: string | undefined) =>
    shape === undefined || shape === "icon" ? way : `${way} ${shape}`
  )

const closing = /^(?:close|dismiss|hide|cancel|collapse|cross|x|times)\b/u

/** A cross that is called "Close" does away with nothing but what is open. */
const onlyCloses = ({ node }: Seen): boolean => /^(?:close|dismiss|hide|collapse)\b/iu.test(node.name)

/** "The pencil", "the plus button": by what is drawn on it, else by what its picture stands for. */
export const glyphFit = (seen: Seen, said: string): Fit => {
  const wanted = unturned(said)
  if (!isControl(seen) && seen.node.role !== "img") return none
  const picture = byShape.get(words(wanted)) ?? shapeFor(wanted)
  if (isCalledSo(seen, wanted, picture)) return { score: 0.86, how: "by the name of its icon" }
  // "The favorites": the heart with their number.
  const meant = onlyCloses(seen) && !closing.test(words(wanted)) ? [] : (byDeed.get(words(wanted)) ?? [])
  if (meant.some(({ glyphs }) => drawn(seen).some((text) => [...glyphs].includes(bare(text)))))
    return { score: 0.86, how: "by what its picture stands for" }
  if (picture === undefined) return none
  const glyphs = [...picture.glyphs]
  if (drawn(seen).some((text) => glyphs.includes(bare(text)))) return { score: 0.92, how: "by its picture" }
  const deeds = [...listed(picture.deeds), ...listed(picture.shapes)].map(words)
  const text = drawn(seen)[1] ?? ""
  // What bears words that are read is called by them.
  if (/\p{L}{2}/u.test(text) && !isItsDrawing(seen, text)) return none
  if (drawnAs(seen).some((name) => !isOwnOf(picture, name.join(" ")))) return none
  const how = "by what its picture stands for"
  if ([...told(seen), ...kept(seen)].some((name) => deeds.includes(words(name)))) return { score: 0.87, how }
  // A cross that removes a tag is no bin.
  const acts = isControl(seen) && !isWorded(seen) && !isDrawnOtherwise(seen, picture)
  return acts && [...told(seen), ...kept(seen)].some((name) => deeds.some((deed) => doesTo(name, deed)))
    ? { score: 0.86, how }
    : none
}

/** The sign that is read on it is that of another picture. */
const isDrawnOtherwise = (seen: Seen, picture: Picture): boolean =>
  drawn(seen).some((text) => {
    const sign = bare(text)
    return (
      sign !== "" &&
      ![...picture.glyphs].includes(sign) &&
      pictures.some(({ glyphs }) => [...glyphs].includes(sign))
    )
  })

/** Words are read on it, and no drawing. */
const isWorded = ({ children, node }: Seen): boolean =>
  (node.role === "text" && node.visible && /\p{L}{2}/u.test(node.name)) || children.some(isWorded)

/** "Edit name" is what a pencil does, and to what; "Add to wishlist" what a heart does. */
const doesTo = (name: string, deed: string): boolean => {
  const said = words(name)
  return (
    said.startsWith(`${deed} `) ||
    /^(?:add to|remove from|move to|send to|put in|open|show|go to) (.+)$/u.exec(said)?.[1] === deed
  )
}

/** Called by the shape, or by what it stands for: "kebab", "more options", "actions". */
export const meansPicture = (name: string, shape: string): boolean => {
  const picture = byShape.get(words(shape))
  const said = words(name)
  return picture !== undefined && listed(`${picture.shapes}|${picture.deeds}`).map(words).includes(said)
}

/** A word for a drawing and for nothing else: "the pencil", "the little x". */
export const isPicture = (name: string): boolean => byShape.has(words(name))
