/** "The first drink in the list", "the last one": things that are told by their number and no name. */
import type { Target } from "@assay/domain/Intent"
import { isContainer } from "../screen/Kinds.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { loose, sameWords, stems } from "../screen/Wording.js"
import type { Scored } from "./Scored.js"
import { placesIn } from "./Titled.js"
import { groupTitles, groupUnder } from "./Groups.js"
import { belowTitle } from "./BelowTitles.js"
import { thingsCalled } from "./MainList.js"
import { fitNode } from "./Names.js"
import { groups, largest, mainGroup, recordsIn } from "./Records.js"
import type { Seen, View } from "../screen/View.js"
import { isAside, nodesIn, standsInSidebar, recordOf, type Region, regionOf, wholePage } from "./Regions.js"
import type { Pool, Sought } from "./Sought.js"

/** "The first drink in the list": a noun that nothing on the page is called, for one of the things in the place named. */
export const byPlace = (sought: Sought, target: Target, pool: Pool): Pool | undefined => {
  if (target.ordinal !== undefined && (target.pronoun === true || /^ones?$/iu.test(target.name)))
    return amongLike(sought)
  if (sought.purpose !== "look" && isAnyItem(target) && pool.scored.length === 0)
    return amongLines(sought, pool)
  if (sought.purpose === "look" && isAnyItem(target) && target.scopes.length === 0) {
    const lines = pool.scored.some(({ seen }) => isThingOfList(sought.view, seen))
      ? []
      : loggedLines(sought.view)
    return lines.length > 0 ? { ...pool, scored: lines } : undefined
  }
  const said = sought.purpose === "look" && isAnyMessage(target) ? thingsCalled(sought.view, "message") : []
  if (said.length > 0 && pool.scored.length === 0)
    return { ...pool, scored: said.map((seen) => oneOf(seen, { ...target, name: "message" })) }
  const placed = target.scopes.some(({ relation }) => relation === "in")
  const plain = !target.quoted && target.role === undefined && !target.name.includes(" ")
  if (target.ordinal === undefined || !plain || pool.missing !== undefined) return undefined
  const called = placed ? [] : thingsCalled(sought.view, target.name)
  if (isOfOneOf(sought.view, called, target)) return undefined
  if (called.length > 0) return { ...pool, scored: called.map((seen) => oneOf(seen, target)) }
  // Several things of that name are counted by it.
  const borne = pool.scored.filter(
    (scored) => scored.fit >= 0.8 && isThing(scored, target.name) && !isNameInList(sought.view, scored)
  )
  if (borne.length > 1 || (borne.length === 1 && target.ordinal === 1)) return undefined
  const grouped = inGroup(sought.view, pool.regions, target)
  if (grouped.length > 0) return { ...pool, scored: grouped.map((seen) => oneOf(seen, target)) }
  const records = (placed ? pool.regions : listsOf(sought, target)).flatMap((region) =>
    listIn(sought.view, region)
  )
  if (!placed && isOfOneOf(sought.view, records, target)) return undefined
  const below = belowTitle(sought.view, records, target.name)
  const things = below === "unclear" ? [] : below
  return { ...pool, scored: things.map((seen) => oneOf(seen, target)) }
}

/** "Ada's last order", in a list in which Ada stands: the last one of all need not be hers. */
const isOfOneOf = (view: View, records: ReadonlyArray<Seen>, { scopes }: Target): boolean =>
  scopes.some(
    ({ relation, target: { name } }) =>
      relation === "near" &&
      name !== "" &&
      records.some((record) => loose(readableTextOf(view, record)).includes(loose(name)))
  )

/** "The last notebook in the sidebar": what stands under "Notebooks" there, up to the next such title. */
const inGroup = (view: View, regions: ReadonlyArray<Region>, { name }: Target): ReadonlyArray<Seen> => {
  const isPlural = (title: string): boolean => loose(title) !== loose(name) && sameWords(title, name)
  const [only, another] = regions.flatMap((region) => groupTitles(view, region, isPlural))
  return only === undefined || another !== undefined ? [] : groupUnder(view, only)
}

const oneOf = (seen: Seen, { name }: Target): Scored => ({
  seen,
  score: 0.8,
  fit: 0.8,
  how: `one of the ${name}s there`
})

const isAnyItem = ({ name, ordinal, role }: Target): boolean =>
  role === "item" && name === "" && ordinal !== undefined

/** "The last message" of a conversation. */
const isAnyMessage = ({ name, ordinal, role, scopes, words }: Target): boolean =>
  role === "message" &&
  name === "" &&
  ordinal !== undefined &&
  scopes.length === 0 &&
  /^messages?$/iu.test(words)

/** "The first result", where the results are bare links under each other that nothing else tells to be a list. */
const amongLines = ({ view }: Sought, pool: Pool): Pool | undefined => {
  if (pool.missing !== undefined) return undefined
  const regions = pool.regions.length > 0 ? pool.regions : [wholePage(view)]
  const lines = regions
    .flatMap((region) => nodesIn(view, region))
    .filter((seen) => seen.node.role === "link" && seen.node.visible && !isAside(seen))
  const lineOf = new Map(lines.map((seen) => [boxAround(seen), seen]))
  const lists = groups([...lineOf.keys()]).filter((group) => group.length > 1 && areUnderEachOther(group))
  return {
    ...pool,
    scored: largest(lists).flatMap((line) => {
      const seen = lineOf.get(line)
      return seen === undefined ? [] : [{ seen, score: 0.8, fit: 0.8, how: "one of the links there" }]
    })
  }
}

/** The paragraph that holds the link and nothing else. */
const boxAround = (seen: Seen): Seen =>
  seen.parent?.node.role === "paragraph" && seen.parent.children.length === 1 ? seen.parent : seen

const isThingOfList = (view: View, seen: Seen): boolean =>
  recordOf(view, seen) === seen && !isAside(seen) && !standsInSidebar(seen)

const logs = new Set(stems("log line list item entry feed history row activity event journal"))

/** The lines of nothing but text in the one box whose id says that it lists them. */
const loggedLines = (view: View): ReadonlyArray<Scored> => {
  const isLine = ({ children, node }: Seen) =>
    node.role === "text" || (node.role === "paragraph" && children.length > 0)
  const boxes = view.all.filter(
    ({ children, node }) =>
      node.visible &&
      node.otherNames.some(
        ({ kind, value }) => kind === "test_id" && stems(value).some((word) => logs.has(word))
      ) &&
      children.length > 1 &&
      children.every((child) => child.node.visible && isLine(child)) &&
      areUnderEachOther(children)
  )
  const [only, another] = boxes
  return only === undefined || another !== undefined
    ? []
    : only.children.map((seen) => ({ seen, score: 0.8, fit: 0.8, how: "one of the lines there" }))
}

const areUnderEachOther = (group: ReadonlyArray<Seen>): boolean =>
  group.every(({ node: { box } }, at) => {
    const above = group[at - 1]?.node.box
    return box !== undefined && (above === undefined || box.y >= above.y + above.height)
  })

/** The things of the one list that is larger than the others; where none is, none of them. */
const listIn = (view: View, region: Region): ReadonlyArray<Seen> => {
  const all = groups(recordsIn(view, region, false))
  const content = all.filter((group) => !group.every(isAside))
  return largest(content.length > 0 ? content : all)
}

/** The heading "Todos" is no todo, and no more is the field that stands under it. */
const isThing = ({ how, seen }: Scored, name: string): boolean =>
  !isAside(seen) &&
  !how.startsWith("text before it") &&
  (seen.node.role !== "heading" || loose(seen.node.name) === loose(name))

/** "Hotel Alba" among other places to stay is called so, and is not the first hotel for it. */
const isNameInList = (view: View, { seen }: Scored): boolean =>
  seen.node.role === "heading" &&
  recordOf(view, seen) !== undefined &&
  /^\p{Lu}\S* \p{Lu}/u.test(seen.node.name)

/** "Comments (0)" is their title. */
const isTitled = (view: View, name: string): boolean => {
  const [noun = ""] = stems(name).slice(-1)
  return view.all.some(
    ({ node }) => node.role === "heading" && node.visible && stems(node.name).includes(noun)
  )
}

/** The list under a heading that speaks of such things; else the one list of the page. */
const listsOf = ({ view }: Sought, target: Target): ReadonlyArray<Region> => {
  const containers = view.all.filter(
    (seen) =>
      seen.node.visible && isContainer(seen.node.role) && fitNode(view, seen, target.name, false).score > 0
  )
  const titled = placesIn(view, [wholePage(view)], target)
    .flatMap(({ region }) => region ?? [])
    .concat(containers.map((seen) => regionOf(seen, "")))
  const [only, another] = titled.filter((region) => recordsIn(view, region, false).length > 1)
  if (only !== undefined) return another === undefined ? [only] : []
  // Where their own place holds none, the list of something else is none of them.
  if (titled.length > 0 || isTitled(view, target.name)) return []
  const holder = mainGroup(view, wholePage(view))
  return holder === undefined ? [] : [regionOf(holder, "")]
}

/** "The last one": of the things like the one that the step before was about. */
const amongLike = ({ antecedent, view }: Sought): Pool | undefined => {
  const record = antecedent?.seen === undefined ? undefined : recordOf(view, antecedent.seen)
  if (record?.parent === undefined) return undefined
  const all = recordsIn(view, regionOf(record.parent, ""), false)
  return {
    scored: all.map((seen) => ({ seen, score: 0.8, fit: 0.8, how: "one of the same kind" })),
    regions: []
  }
}
