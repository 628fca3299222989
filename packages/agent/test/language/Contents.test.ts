import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** What stands where, told with the place last or first. */
const same: ReadonlyArray<readonly [string, string]> = [
  [
    "Check that Groceries shows $185.00 under Spending by category",
    "Check that Groceries under Spending by category shows $185.00"
  ],
  [
    "Latest transactions should contain Shoe repair with -$35.00",
    "Shoe repair under Latest transactions shows -$35.00"
  ],
  [
    "The list of your reports should contain R-772 with the status Received.",
    "R-772 is shown in the list of your reports. R-772 has the status Received."
  ],
  [
    "The list shows two transactions and both of them are Green Market.",
    "The list shows two transactions. Each transaction is Green Market."
  ],
  ["Fun: $66.00 left", "The row Fun contains the text $66.00 left"],
  ['It should also say "Enter your license plate"', 'It should say "Enter your license plate"'],
  ["Make sure the new phone number 555-0199 is shown", "Make sure the phone number is 555-0199"]
]

describe("what stands where", () => {
  for (const [said, plain] of same)
    it(said, () => {
      const read = lines(plain)
      expect(read).not.toContain("?")
      expect(lines(said)).toEqual(read)
    })

  it("keeps what is no place and no figure", () => {
    expect(lines("Groceries shows 12 items under 5 kg").join()).not.toMatch(/in “5|below “5/u)
    expect(lines("The list contains Ada with Ben").join()).not.toMatch(/shows|contains “Ben”/u)
    expect(lines("The list should contain Ada with $5.00").join()).not.toMatch(/“The list”/u)
    expect(lines("Note: $66.00 left and $5.00 due")).toEqual(["?"])
  })
})
