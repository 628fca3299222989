import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['The error is replaced by "Code applied"', ["check that “Code applied” is shown", "check that the message is not shown"]], // prettier-ignore
  ["I can click neither Generate nor Copy", ["check that “Generate” is not usable", "check that “Copy” is not usable"]], // prettier-ignore
  ["A small menu with the options Repost and Quote opens", ["check that the menu is shown", "check that the option “Repost” in the menu is shown", "check that the option “Quote” in the menu is shown"]], // prettier-ignore
  ["It tells me to add $2.00 more, and I can't go to checkout yet", ["check that the page tells that “add $2.00 more”", "check that the button “go to checkout” is not usable"]], // prettier-ignore
  ["Three dishes are listed and the first one is Apple Pie", ["check that there are exactly 3 “dishes”", "check that the text of the 1st “dish” is “Apple Pie”"]], // prettier-ignore
  ["All 21 cards visible, last one is Sales Executive", ["check that there are exactly 21 “cards”", "check that the text of the last item is “Sales Executive”"]], // prettier-ignore
  ["9 homes listed again, no bubble on the map", ["check that there are exactly 9 “homes”", "check that “bubble” in “map” is not shown"]], // prettier-ignore
  ['"No replies yet" shows up under the post together with a Reply button', ["check that “No replies yet” below “post” is shown", "check that the button “Reply” below “post” is shown"]], // prettier-ignore
  ["Click the notification that Tom Okafor followed me", ["click the message “Tom Okafor followed you”"]], // prettier-ignore
  ["Like count is 25 and the heart is active", ["check that the text of “Like count” is “25”", "check that “heart” is pressed"]], // prettier-ignore
  ['"Showing 16 of 21"', ["check that “Showing 16 of 21” is shown"]],
  ['There\'s still one error: "Enter an email"', ["check that the message “Enter an email” is shown", "check that there are exactly 1 “error”"]], // prettier-ignore
  ["Milk has 3 bottles and Bread has 4", ["check that there are exactly 3 “bottles” in “Milk”", "check that there are exactly 4 “bottles” in “Bread”"]], // prettier-ignore
  [
    "The cart shows only Apple Pie now",
    ["check that only the items in “cart” that say “Apple Pie” are listed"]
  ],
  ["The cart shows only Shop now", ["check that only the items in “cart” that say “Shop now” are listed"]],
  ["The page title is Work and there are 2 notes", ["check that the title is “Work”", "check that there are exactly 2 “notes”"]], // prettier-ignore
  ["Now I only see Apple Pie and Plum Pie, and each of them carries a Veg tag", ["check that “Apple Pie” is shown", "check that “Plum Pie” is shown", "check that there are exactly 2 “items”", "check that the text of all “them” contains “Veg”"]] // prettier-ignore
]

describe("several facts in a line", () => {
  for (const [step, read] of cases) it(step, () => expect(lines(step)).toEqual(read))
})

describe("what is no such statement", () => {
  it("keeps how long", () =>
    expect(lines("the calculator starts with a monthly payment of $2,005 over 30 years").join()).not.toBe(
      lines("the calculator starts with a monthly payment of $2,005").join()
    ))
})
