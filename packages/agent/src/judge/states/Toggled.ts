/** "Nora's post is liked" of a post whose heart is pressed: what a thing is by the one toggle in it for that deed. */
import { pictureOf } from "../../ground/Glyphs.js"
import { verbOf } from "../../language/words/Verbs.js"
import { isControl } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { loose, stem, tokens } from "../../screen/Wording.js"

/** Deeds that a pressed toggle shows as done. */
const deeds: Readonly<Record<string, string>> = {
  liked: "like", favourited: "favourite", favorited: "favorite", bookmarked: "bookmark", starred: "star", upvoted: "upvote",
  downvoted: "downvote", followed: "follow", muted: "mute", saved: "save", pinned: "pin", subscribed: "subscribe", wishlisted: "wishlist"
} // prettier-ignore

export const isToggled = (words: string): boolean => Object.hasOwn(deeds, loose(words))

/** Called by the deed alone, or with what it is done to: "Like", "Like this post", a heart. */
const isFor = (seen: Seen, deed: string): boolean => {
  const [first = "", ...rest] = tokens(seen.node.name)
  return (
    pictureOf(seen, deed) ||
    (stem(first) === stem(deed) && rest.length < 5) ||
    loose(seen.node.name) === Object.keys(deeds).find((done) => deeds[done] === deed)
  )
}

/** Whether the toggle for it is pressed; nothing where the thing has none, or several. */
export const toggledAs = (view: View, record: Seen, done: string): boolean | undefined => {
  const word = loose(done)
  const deed = Object.hasOwn(deeds, word) ? deeds[word] : undefined
  if (deed === undefined || verbOf(deed) === undefined) return undefined
  const [only, another] = within(view, record).filter(
    (seen) =>
      seen.node.visible && isControl(seen) && seen.node.state.pressed !== undefined && isFor(seen, deed)
  )
  return only === undefined || another !== undefined ? undefined : only.node.state.pressed === true
}
