import { clickable, eventually, gone, reads, seen } from "./verify-steps.mjs"

// What each planted bug breaks: `run` is true where the application is right, and false where the bug shows. `clean` flows only prove
// that the clean application works.
const signIn = async (page) => {
  await page.getByLabel("Username").fill("maria")
  await page.getByLabel("Password", { exact: true }).fill("bookworm9")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.getByRole("heading", { name: "Catalogue" }).waitFor()
}
const row = (page, text) => page.getByRole("row").filter({ hasText: text })
const loans = async (page) => {
  await signIn(page)
  await page.getByRole("link", { name: "My loans" }).click()
  await page.getByRole("heading", { name: "My loans" }).waitFor()
}

const library = {
  "copies-not-counted": {
    run: async (page) => {
      await signIn(page)
      await row(page, "The Salt Road").getByRole("button", { name: "Borrow" }).click()
      await row(page, "The Salt Road").getByRole("button", { name: "On loan to you" }).waitFor()
      return reads(row(page, "The Salt Road").getByRole("cell").nth(3), "2")
    }
  },
  "search-misses-authors": {
    run: async (page) => {
      await signIn(page)
      await page.getByRole("searchbox").fill("brandt")
      await page.getByRole("button", { name: "Search" }).click()
      return (
        (await seen(page.getByText("A Short History of Bread"), 800)) &&
        (await gone(page.getByText("Tidal Clocks")))
      )
    }
  },
  "borrow-without-copies": {
    run: async (page) => {
      await signIn(page)
      await page.getByLabel("Genre").selectOption("Fiction")
      return (
        (await page.getByText("2 books").isVisible()) &&
        row(page, "Winter Orchard").getByRole("button").isDisabled()
      )
    }
  },
  "renews-other-loan": {
    run: async (page) => {
      await loans(page)
      await row(page, "The Glass Meridian").getByRole("button", { name: "Renew" }).click()
      return (
        (await reads(row(page, "The Glass Meridian").getByRole("cell").nth(2), "1")) &&
        reads(row(page, "Kings").getByRole("cell").nth(2), "1")
      )
    }
  },
  "return-keeps-loan": {
    run: async (page) => {
      await loans(page)
      page.on("dialog", (dialog) => dialog.accept())
      await row(page, "Kings").getByRole("button", { name: "Return" }).click()
      return (
        (await gone(page.getByText("Kings of Small Places"), 800)) && seen(page.getByText("You have 1 loan."))
      )
    }
  },
  "fines-stay": {
    run: async (page) => {
      await loans(page)
      await page.getByRole("button", { name: "Pay fines" }).click()
      return (
        (await seen(page.getByText("€0.00"), 800)) &&
        page.getByRole("button", { name: "Pay fines" }).isDisabled()
      )
    }
  },
  "log-in": {
    clean: true,
    path: "loans.html",
    run: async (page) => {
      await page.getByRole("heading", { name: "Sign in to continue" }).waitFor()
      await page.getByLabel("Username").fill("maria")
      await page.getByLabel("Password", { exact: true }).fill("bookworm8")
      await page.getByRole("button", { name: "Sign in" }).click()
      return seen(page.getByText("Wrong username or password."))
    }
  }
}

const button = (page, name) => page.getByRole("button", { name, exact: true })
const visit = async (page, service, nails = false) => {
  await button(page, "Book a visit").click()
  await page.getByLabel("Pet's name").fill("Miso")
  await button(page, "Next").click()
  await page.getByLabel(service).check()
  if (nails) await page.getByLabel("nail trimming").check()
  await button(page, "Next").click({ timeout: 1500 })
}
const day = async (page, name, time) => {
  await button(page, name).click()
  await button(page, time).click()
  await button(page, "Next").click()
}
const vet = {
  "extra-not-added": {
    run: async (page) => {
      await visit(page, "Check-up", true)
      await day(page, "18 June", "09:00")
      return (
        (await seen(page.getByText("Check-up with nail trimming"))) &&
        page.getByText("€60", { exact: true }).isVisible()
      )
    }
  },
  "name-not-required": {
    run: async (page) => {
      await button(page, "Book a visit").click()
      await button(page, "Next").click()
      return (
        (await seen(page.getByText("Please enter the pet's name"), 800)) &&
        page.getByText("What do you need?").isHidden()
      )
    }
  },
  "sundays-open": {
    run: async (page) => {
      await visit(page, "Vaccination")
      return (await button(page, "14 June").isDisabled()) && button(page, "15 June").isEnabled()
    }
  },
  "next-stuck": {
    run: async (page) =>
      visit(page, "Dental").then(
        () => seen(page.getByText("When?")),
        () => false
      )
  },
  "modal-covered": {
    run: async (page) => {
      await visit(page, "Vaccination")
      await day(page, "16 June", "10:30")
      await button(page, "Confirm visit").click()
      return (
        (await clickable(button(page, "Yes, book it"))) &&
        seen(page.getByText("(Cat), Vaccination, 16 June 2026, 10:30"))
      )
    }
  },
  "day-before": {
    run: async (page) => {
      await visit(page, "Check-up")
      await day(page, "18 June", "14:00")
      return page.getByText("18 June 2026, 14:00").isVisible()
    }
  },
  "visits-badge-stale": {
    run: async (page) => {
      await visit(page, "Check-up")
      await day(page, "22 June", "16:30")
      await button(page, "Confirm visit").click()
      await button(page, "Yes, book it").click()
      await page.getByText("Your reference is VC-1042.").waitFor()
      return (
        (await page.getByRole("listitem").count()) === 2 &&
        (await page.locator(".badge").textContent()) === "2"
      )
    }
  },
  weight: {
    clean: true,
    run: async (page) => {
      await button(page, "Book a visit").click()
      await page.getByLabel("Pet's name").fill("Coco")
      await page.getByLabel("Weight").fill("-3")
      await button(page, "Next").click()
      return seen(page.getByText("Weight must be a number above 0"))
    }
  }
}

const bikeCard = (page, name) =>
  page.locator(".card").filter({ hasText: name }).getByRole("button", { name: "Add to cart" })
const cookies = (page) => page.getByRole("button", { name: "Accept all" }).click()
const cartOf = async (page, ...names) => {
  await cookies(page)
  for (const name of names) await bikeCard(page, name).click()
  await page.getByRole("link", { name: /^Cart/ }).click()
  await page.getByRole("heading", { name: "Your cart" }).waitFor()
}
const grand = (page) => page.locator(".grand span").nth(1)
const bikes = {
  "days-not-in-total": {
    run: async (page) => {
      await cartOf(page, "City Cruiser")
      await page.getByLabel("One day more for City Cruiser").click()
      await page.getByText("2 days").waitFor()
      return reads(grand(page), "€36.00")
    }
  },
  "remove-keeps": {
    run: async (page) => {
      await cartOf(page, "Trail Fox")
      await page.getByRole("button", { name: "Remove" }).click()
      return (await gone(page.getByText("Trail Fox"), 1200)) && seen(page.getByText("Your cart is empty."))
    }
  },
  "sort-ignored": {
    run: async (page) => {
      await cookies(page)
      await page.getByLabel("Sort by").selectOption("Price: low to high")
      return (
        (await page.locator("h3").first().textContent()) === "Kids Zip" &&
        (await page.locator("h3").last().textContent()) === "Tandem Duo"
      )
    }
  },
  "promo-not-applied": {
    run: async (page) => {
      await cartOf(page, "Trail Fox")
      await page.getByPlaceholder("Promo code").fill("SPRING10")
      await page.getByRole("button", { name: "Apply" }).click()
      await page.getByText("Code SPRING10 applied").waitFor()
      return reads(grand(page), "€28.80")
    }
  },
  "badge-stale": {
    run: async (page) => {
      await cookies(page)
      await bikeCard(page, "Volt Runner").click()
      await bikeCard(page, "Kids Zip").click()
      return seen(page.getByText("Cart (2)"), 800)
    }
  },
  "checkout-goes-home": {
    run: async (page) => {
      await cartOf(page, "Cargo Max")
      await page.getByRole("button", { name: "Proceed to checkout" }).click()
      return page.url().endsWith("#/checkout") && seen(page.getByRole("heading", { name: "Checkout" }))
    }
  },
  "veil-stays": {
    run: async (page) => {
      await cookies(page)
      return clickable(page.getByRole("link", { name: "Help" }))
    }
  },
  order: {
    clean: true,
    run: async (page) => {
      await cartOf(page, "City Cruiser", "Kids Zip")
      await page.getByLabel("Theft insurance").check()
      if (!(await reads(grand(page), "€38.00"))) return "total"
      await page.getByRole("button", { name: "Proceed to checkout" }).click()
      await page.getByPlaceholder("Full name").fill("Noor Haddad")
      await page.getByPlaceholder("E-mail address").fill("noor@example.org")
      await page.getByRole("button", { name: "Place order" }).click()
      return seen(page.getByText("Thank you for your order"))
    }
  }
}

const more = (page, id) => page.getByRole("row").filter({ hasText: id }).getByTitle("More actions").click()
const entry = (page, name) => page.getByRole("menuitem", { name }).click()
const helpdesk = {
  "priority-by-letters": {
    run: async (page) => {
      await page.getByRole("columnheader", { name: "Priority" }).click()
      const low = await page.getByRole("row").nth(1).getByRole("cell").nth(4).textContent()
      await page.getByRole("columnheader", { name: "Priority" }).click()
      return (
        low === "Low" &&
        (await page.getByRole("row").nth(1).getByRole("cell").nth(4).textContent()) === "Urgent"
      )
    }
  },
  "filter-leaks": {
    run: async (page) => {
      await page.getByRole("combobox").click()
      await page.getByRole("option", { name: "Closed" }).click()
      return (
        (await seen(page.getByText("T-102"))) &&
        (await page.getByRole("cell", { name: "Pending" }).count()) === 0 &&
        page.getByText("6 tickets").isVisible()
      )
    }
  },
  "closes-neighbour": {
    run: async (page) => {
      await more(page, "T-103")
      await entry(page, "Close ticket")
      return reads(row(page, "T-103").getByRole("cell").nth(5), "Closed")
    }
  },
  "total-stale": {
    run: async (page) => {
      await more(page, "T-101")
      await entry(page, "Delete")
      await page.getByRole("button", { name: "Delete ticket" }).click()
      return (
        (await gone(page.getByRole("row").filter({ hasText: "T-101" }))) &&
        seen(page.getByText("22 tickets"), 800)
      )
    }
  },
  "last-page-repeats": {
    run: async (page) => {
      await button(page, "Next").click()
      await button(page, "Next").click()
      await page.getByText("Page 3 of 3").waitFor()
      return seen(page.getByText("T-123"), 800)
    }
  },
  "toast-invisible": {
    run: async (page) => {
      await more(page, "T-102")
      await entry(page, "Assign to me")
      return (await page.locator(".toast").evaluate((node) => getComputedStyle(node).opacity)) === "1"
    }
  },
  "bulk-stays-disabled": {
    run: async (page) => {
      await page.getByLabel("Select T-101").click()
      await page.getByLabel("Select T-103").click()
      return (
        (await button(page, "Close selected").isEnabled()) &&
        (await clickable(button(page, "Close selected"))) &&
        seen(page.getByText("2 tickets closed"))
      )
    }
  },
  search: {
    clean: true,
    run: async (page) => {
      await page.getByPlaceholder("Search tickets").fill("vpn")
      return (
        (await seen(page.getByText("1 ticket", { exact: true }))) &&
        (await page.getByRole("row").count()) === 2
      )
    }
  }
}

export const flows = { library, vet, bikes, helpdesk }

const bankIn = async (page) => {
  await page.getByPlaceholder("Customer number").fill("40417")
  await page.getByPlaceholder("Passcode").fill("heron-lake")
  await button(page, "Log in").click()
  await page.getByText("Good morning").waitFor()
  await button(page, "Transfer").click()
}
const give = async (page, to, amount) => {
  await page.getByLabel("Recipient").fill(to)
  await page.getByLabel("Amount").fill(amount)
  await page.frameLocator("iframe").getByLabel("I have read the fees").check()
  await button(page, "Continue").click({ timeout: 1500 })
}
const bank = {
  "balance-not-reduced": {
    run: async (page) => {
      await bankIn(page)
      await give(page, "Priya Nair", "125.50")
      await page.getByText("one-time code").waitFor()
      await page.keyboard.type("482913")
      await page.getByText("£125.50 was sent to Priya Nair.").waitFor()
      await button(page, "Back to accounts").click()
      return seen(page.getByText("£2,285.00"), 800)
    }
  },
  "any-code-goes": {
    run: async (page) => {
      await bankIn(page)
      await give(page, "Amanda Cole", "20")
      await page.getByLabel("Digit 1 of 6").waitFor()
      await page.keyboard.type("111111")
      return (
        (await seen(page.getByText("That code is not right. Try again."), 1200)) &&
        page.url().endsWith("#/code")
      )
    }
  },
  "limit-not-checked": {
    run: async (page) => {
      await bankIn(page)
      await page.getByLabel("From").selectOption("Savings account")
      await give(page, "Oak Ltd", "8000.01")
      return seen(page.getByText("There is not enough money in this account."), 800)
    }
  },
  "continue-stays-disabled": {
    run: async (page) => {
      await bankIn(page)
      await page.frameLocator("iframe").getByLabel("I have read the fees").check()
      return (await clickable(button(page, "Continue"))) && seen(page.getByText("Say who gets the money."))
    }
  }
}

const openRecipe = (page, name) =>
  page.locator("recipe-card").filter({ hasText: name }).getByRole("button").click()
const newRecipe = async (page, title, minutes, level) => {
  await button(page, "New recipe").click()
  await page.getByLabel("Title").fill(title)
  await page.getByLabel("Minutes").fill(minutes)
  if (level) await page.getByLabel("Difficulty").selectOption(level)
  await button(page, "Save recipe").click()
  await page.getByText(title).waitFor()
}
const recipes = {
  "amounts-not-scaled": {
    run: async (page) => {
      await openRecipe(page, "Lentil soup")
      await page.getByRole("slider").fill("8")
      await page.getByText("8 people").waitFor()
      return seen(page.getByText("Red lentils: 600 g"), 800)
    }
  },
  "rating-one-less": {
    run: async (page) => {
      await openRecipe(page, "Fish pie")
      await page.getByLabel("4 stars").check()
      return seen(page.getByText("You gave 4 stars"), 800)
    }
  },
  "meat-among-vegetables": {
    run: async (page) => {
      await page.getByLabel("Vegetarian only").check()
      return (
        (await page.getByText("Mushroom risotto").isVisible()) &&
        (await gone(page.getByText("Roast chicken"), 800)) &&
        page.getByText("2 recipes").isVisible()
      )
    }
  },
  "lost-on-reload": {
    run: async (page) => {
      await newRecipe(page, "Pea soup", "25")
      await page.reload()
      await page.getByText("Lentil soup").waitFor()
      return seen(page.getByText("Pea soup"), 800)
    }
  },
  "level-not-kept": {
    run: async (page) => {
      await newRecipe(page, "Plum cake", "50", "Hard")
      return seen(page.getByText("50 minutes, hard"), 800)
    }
  },
  method: {
    clean: true,
    run: async (page) => {
      await openRecipe(page, "Roast chicken")
      const before = await page.getByText("Roast until the juices run clear.").isHidden()
      await page.getByText("Method").click()
      return before && seen(page.getByText("Roast until the juices run clear."))
    }
  }
}

const message = (page, text) => page.getByLabel("Messages").getByRole("listitem").filter({ hasText: text })
const folderLink = (page, name) => page.getByRole("navigation").getByRole("link", { name }).click()
const mail = {
  "unread-stale": {
    run: async (page) => {
      await message(page, "Invoice 2231").click()
      await page.getByText("The amount due is $84.20.").waitFor()
      return reads(page.getByRole("link", { name: "Inbox" }).locator("span").nth(1), "2")
    }
  },
  "star-hits-next": {
    run: async (page) => {
      await message(page, "Parcel Service").getByTitle("Star").click()
      await folderLink(page, "Starred")
      return seen(message(page, "Your parcel arrives today"), 800)
    }
  },
  "archives-first": {
    run: async (page) => {
      await message(page, "Budget draft").click()
      await button(page, "Archive message").click()
      const away = await gone(message(page, "Budget draft"), 800)
      await folderLink(page, "Archive")
      return away && seen(message(page, "Budget draft"))
    }
  },
  "undo-does-nothing": {
    run: async (page) => {
      await message(page, "Climbing on Sunday?").click()
      await button(page, "Archive message").click()
      await button(page, "Undo").click()
      return seen(message(page, "Climbing on Sunday?"), 800)
    }
  },
  "body-not-sent": {
    run: async (page) => {
      await button(page, "Compose").click()
      await page.getByPlaceholder("To").fill("rosa@example.com")
      await page.getByPlaceholder("Subject").fill("Lunch")
      await page.getByLabel("Message body").click()
      await page.keyboard.type("Shall we meet at noon?")
      await button(page, "Send").click()
      await page.getByText("Message sent").waitFor()
      await folderLink(page, "Sent")
      await message(page, "Lunch").click()
      return seen(page.getByText("Shall we meet at noon?"), 800)
    }
  },
  reply: {
    clean: true,
    run: async (page) => {
      await message(page, "Minutes of Tuesday").click()
      await button(page, "Reply").click()
      const body = await page.getByLabel("Message body").evaluate((node) => node === document.activeElement)
      return (
        body &&
        (await page.getByPlaceholder("Subject").inputValue()) === "Re: Minutes of Tuesday" &&
        (await page.keyboard.press("Escape"), gone(page.getByText("New message")))
      )
    }
  }
}

const column = (page, name) => page.getByLabel(name, { exact: true })
const newsroom = {
  "drop-jumps-back": {
    run: async (page) => {
      await page.getByText("Harbour bridge reopens").dragTo(column(page, "Review"))
      return seen(column(page, "Review").getByText("Harbour bridge reopens"), 800)
    }
  },
  "column-count-stale": {
    run: async (page) => {
      await page.getByText("Bakers win the cup").dragTo(column(page, "Published"))
      await column(page, "Published").getByText("Bakers").waitFor()
      return page.getByText("Published (2)").isVisible()
    }
  },
  "rename-forgotten": {
    run: async (page) => {
      await page.getByText("Budget vote delayed").dblclick()
      await page.getByLabel("Story title").fill("Budget vote on Monday")
      await page.keyboard.press("Enter")
      return (
        (await seen(page.getByText("Budget vote on Monday"), 800)) &&
        page.getByText("Budget vote delayed").isHidden()
      )
    }
  },
  "spike-keeps": {
    run: async (page) => {
      await page.getByText("Rain until Thursday").click({ button: "right" })
      await entry(page, "Spike story")
      return gone(page.getByText("Rain until Thursday"), 800)
    }
  },
  "send-stays-disabled": {
    run: async (page) => {
      await page.getByText("Write a story").click()
      await page.getByLabel("Headline").fill("Ferry strike ends")
      await page.getByLabel("Story text").click()
      await page.keyboard.type("Boats sail again from tomorrow.")
      await page.getByText("5 words").waitFor()
      return (
        (await clickable(button(page, "Send to review"))) &&
        seen(column(page, "Review").getByText("Ferry strike ends"))
      )
    }
  },
  escape: {
    clean: true,
    run: async (page) => {
      await page.getByText("Bakers win the cup").dblclick()
      await page.getByLabel("Story title").fill("Bakers lose")
      await page.keyboard.press("Escape")
      return (
        (await seen(column(page, "Draft").getByText("Bakers win the cup"))) &&
        page.getByText("Bakers lose").isHidden()
      )
    }
  }
}
Object.assign(flows, { bank, recipes, mail, newsroom })

const cell = (page, project, n) => page.locator("#grid tr").filter({ hasText: project }).locator("td").nth(n)
const timesheet = {
  "friday-not-summed": {
    run: async (page) => {
      await cell(page, "Website", 5).locator("input").fill("7.5")
      await button(page, "Recalculate").click()
      return (await reads(cell(page, "Website", 6), "27.5")) && reads(cell(page, "All projects", 5), "7.5")
    }
  },
  "overtime-not-counted": {
    run: async (page) => {
      await cell(page, "Support", 5).locator("input").fill("8")
      await cell(page, "Meetings", 5).locator("input").fill("4")
      await button(page, "Recalculate").click()
      return seen(page.getByText("4.0 h", { exact: true }), 800)
    }
  },
  "not-locked": {
    run: async (page) => {
      page.on("dialog", (dialog) => dialog.accept())
      await button(page, "Submit week").click()
      await page.getByText("Submitted").waitFor()
      return button(page, "Submit week").isDisabled()
    }
  },
  "csv-has-other-name": {
    run: async (page) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByText("Download CSV").click()
      ])
      let text = ""
      for await (const chunk of await download.createReadStream()) text += chunk
      return download.suggestedFilename() === "timesheet-week-24.csv" && text.includes("Website,20.0")
    }
  },
  "any-hours": {
    run: async (page) => {
      let said = ""
      page.on("dialog", (dialog) => {
        said = dialog.message()
        return dialog.accept()
      })
      await cell(page, "Meetings", 1).locator("input").fill("25")
      await button(page, "Recalculate").click()
      return said === "Hours must be between 0 and 24" && reads(cell(page, "Meetings", 6), "0.0")
    }
  },
  print: {
    clean: true,
    run: async (page) => {
      const [tab] = await Promise.all([page.waitForEvent("popup"), page.getByText("Print view").click()])
      await tab.getByText("Total hours: 32.0").waitFor()
      return (await tab.title()) === "Print view - Timesheet"
    }
  }
}

const tab = (page, name) => page.getByRole("tab", { name }).click()
const settings = {
  "name-lost-on-reload": {
    run: async (page) => {
      await page.getByLabel("Display name").fill("Robin Hale")
      await button(page, "Save changes").click()
      await page.getByText("All changes saved").waitFor()
      await page.reload()
      return (await page.getByLabel("Display name").inputValue()) === "Robin Hale"
    }
  },
  "save-stays-disabled": {
    run: async (page) => {
      await page.getByLabel("Language").selectOption("Deutsch")
      return (await clickable(button(page, "Save changes"))) && seen(page.getByText("All changes saved"))
    }
  },
  "size-text-stale": {
    run: async (page) => {
      await tab(page, "Display")
      await page.getByLabel("Text size").fill("20")
      return seen(page.getByText("Text is shown at 20 px"), 800)
    }
  },
  "day-stays-locked": {
    run: async (page) => {
      await tab(page, "Notifications")
      await page.getByRole("switch", { name: "Weekly digest" }).click()
      return (await clickable(page.getByLabel("Friday"))) && page.getByLabel("Friday").isChecked()
    }
  },
  "switch-flips-other": {
    run: async (page) => {
      await tab(page, "Notifications")
      const sms = page.getByRole("switch", { name: "SMS alerts" })
      await sms.click()
      return (
        (await sms.getAttribute("aria-checked")) === "true" &&
        (await page.getByRole("switch", { name: "E-mail alerts" }).getAttribute("aria-checked")) === "true"
      )
    }
  },
  "any-word-deletes": {
    run: async (page) => {
      page.on("dialog", (dialog) => dialog.accept("remove"))
      await tab(page, "Danger zone")
      await button(page, "Delete account").click()
      return seen(page.getByText("Nothing was deleted."), 800)
    }
  },
  mail: {
    clean: true,
    run: async (page) => {
      await page.getByLabel("E-mail", { exact: true }).fill("robin at vale")
      await tab(page, "Display")
      await button(page, "Save changes").click()
      return (
        (await seen(page.getByText("This is not an e-mail address"))) &&
        page.getByText("All changes saved").isHidden()
      )
    }
  }
}

const room = (page, name) => page.locator(".chan").filter({ hasText: name }).click()
const write = (page, text) => page.getByPlaceholder("Message #").fill(text)
const log = (page) => page.getByRole("log")
const chat = {
  "bot-stays-silent": {
    run: async (page) => {
      await room(page, "support")
      await write(page, "My screen is blank")
      await button(page, "Send").click()
      await page.getByText("Helper bot is typing").waitFor()
      return (
        (await seen(page.getByText("Thanks, I have noted: My screen is blank"))) &&
        page.getByText("Helper bot is typing").isHidden()
      )
    }
  },
  "goes-to-general": {
    run: async (page) => {
      await room(page, "random")
      await write(page, "It was my mug")
      await page.keyboard.press("Enter")
      const here = await seen(log(page).getByText("It was my mug"), 800)
      await room(page, "general")
      return here && log(page).getByText("It was my mug").isHidden()
    }
  },
  "unread-not-cleared": {
    run: async (page) => {
      const before = await page.locator(".pill").textContent()
      await room(page, "random")
      await page.getByText("There is cake in the kitchen").waitFor()
      return before === "2" && (await page.locator(".pill").count()) === 0
    }
  },
  "enter-does-nothing": {
    run: async (page) => {
      await write(page, "Good morning all")
      await page.keyboard.press("Enter")
      return seen(log(page).getByText("Good morning all"), 800)
    }
  },
  "empty-message-sent": {
    run: async (page) => {
      await room(page, "random")
      await button(page, "Send").click()
      await page.waitForTimeout(600)
      return (await log(page).getByText("You", { exact: true }).count()) === 0
    }
  },
  scroll: {
    clean: true,
    run: async (page) => {
      await log(page).evaluate((node) => {
        node.scrollTop = 0
      })
      return (
        (await seen(page.getByText("Welcome to the general channel"))) &&
        page.getByText("Note number 300").isHidden()
      )
    }
  }
}

const seat = (page, name) => page.getByRole("checkbox", { name: "Seat " + name })
const seats = {
  "one-price-for-all": {
    run: async (page) => {
      await seat(page, "B4").click()
      await seat(page, "C4").click()
      await page.getByText("Seats: B4, C4").waitFor()
      return seen(page.getByText("Total: €65.00"), 800)
    }
  },
  "seat-stays-chosen": {
    run: async (page) => {
      await seat(page, "D1").click()
      await seat(page, "D2").click()
      await seat(page, "D1").click()
      return seen(page.getByText("Seats: D2"), 800)
    }
  },
  "no-limit": {
    run: async (page) => {
      for (const name of ["A3", "A4", "A5", "A6", "A7"]) await seat(page, name).click()
      return (
        (await seen(page.getByText("You can hold four seats at most"), 800)) &&
        (await seat(page, "A7").getAttribute("aria-checked")) === "false"
      )
    }
  },
  "taken-seat-offered": {
    run: async (page) =>
      (await seat(page, "A1").isDisabled()) &&
      (await seat(page, "C5").isDisabled()) &&
      seat(page, "C6").isEnabled()
  },
  "month-off": {
    run: async (page) => {
      await page.getByLabel("Performance date").fill("2026-06-19")
      return seen(page.getByText("Friday 19 June 2026"), 800)
    }
  },
  hover: {
    clean: true,
    run: async (page) => {
      await seat(page, "B2").hover()
      const first = await seen(page.getByText("Stalls, €40.00"))
      await seat(page, "E8").hover({ force: true })
      return first && seen(page.getByText("Balcony, taken"))
    }
  }
}
Object.assign(flows, { timesheet, settings, chat, seats })

const weather = {
  "only-the-sign-changes": {
    run: async (page) => {
      await page.getByText("12 °C").first().waitFor()
      await button(page, "°F").click()
      return seen(page.getByText("54 °F").locator("visible=true"), 800)
    }
  },
  "average-forgets-sunday": {
    run: async (page) => {
      await tab(page, "Week")
      return (
        (await seen(page.getByText("Average high: 12.0 °C"), 800)) &&
        page.getByText("Rain this week: 42 mm").isVisible()
      )
    }
  },
  "city-stays": {
    run: async (page) => {
      await page.getByLabel("Find a city").fill("Lis")
      await page.getByRole("option", { name: "Lisbon" }).click()
      return reads(page.getByRole("heading"), "Lisbon")
    }
  },
  "refresh-hangs": {
    run: async (page) => {
      await button(page, "Refresh").click()
      await page.getByText("Loading the forecast").waitFor()
      return (await seen(page.getByText("Updated just now"), 3000)) && button(page, "Refresh").isEnabled()
    }
  },
  "refresh-logs-an-error": {
    run: async (page) => {
      const errors = []
      page.on("console", (line) => {
        if (line.type() === "error") errors.push(line.text())
      })
      await button(page, "Refresh").click()
      await page.getByText("Updated just now").waitFor()
      return errors.length === 0
    }
  },
  chart: {
    clean: true,
    run: async (page) => {
      await page.getByLabel("Temperature chart").click()
      if (!(await seen(page.getByText("12:00, 12 °C")))) return "mark"
      await page.getByLabel("Find a city").fill("Ber")
      await page.getByRole("option", { name: "Bern", exact: true }).waitFor()
      return (await page.getByRole("option").count()) === 3
    }
  }
}

// What a person sees of a text: its own box on the screen, not transparent, not clipped, and on top at its centre.
const plain = (page, text) =>
  eventually(
    () =>
      page.evaluate((wanted) => {
        const node = [...document.querySelectorAll("*")].findLast((one) => one.textContent.trim() === wanted)
        if (!node) return false
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width < 2 || box.height < 2 || box.right < 0 || box.bottom < 0) return false
        const style = getComputedStyle(node)
        if (style.color === "rgba(0, 0, 0, 0)") return false
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return (
          node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          top !== null &&
          (top === node || node.contains(top))
        )
      }, text),
    1500
  )
const finish = async (page) => {
  await page.getByText("I do not want to keep my plan").click()
  await button(page, "Finish").click()
}
const ended = {
  path: "index.html#/last",
  run: async (page) => {
    await finish(page)
    await page.getByText("Back to your plan").waitFor()
    return plain(page, "Your plan has been cancelled")
  }
}
const streaming = {
  ...Object.fromEntries(
    [
      "done-at-opacity-0",
      "done-off-the-page",
      "done-clipped",
      "done-transparent",
      "done-under-a-lid",
      "done-of-no-height",
      "done-in-letters-of-0",
      "done-indented-away"
    ].map((bug) => [bug, ended])
  ),
  "plan-goes-on": {
    run: async (page) => {
      await page.getByText("No thanks, I prefer to pay more").click()
      await page.getByText("Cancel my plan", { exact: true }).click()
      await page.getByText("Too expensive").click()
      await page.locator("#go").click()
      await finish(page)
      await page.getByText("Back to your plan").click()
      return seen(page.getByText("Ends on 30 June"), 800)
    }
  },
  "help-covers-continue": {
    path: "index.html#/why",
    run: async (page) => {
      await page.getByText("Nothing to watch").click()
      return clickable(page.locator("#go"))
    }
  },
  "bill-keeps-sports": {
    path: "index.html#/plan",
    run: async (page) => {
      await page.getByText("€19.98").waitFor()
      await page.getByText("Add StreamHub Sports").click()
      return seen(page.getByText("€14.99", { exact: true }), 800)
    }
  },
  keep: {
    clean: true,
    run: async (page) => {
      await page.getByTitle("Close").click()
      await page.getByText("Keep my plan", { exact: true }).click()
      return (
        (await plain(page, "Good choice! You keep your plan.")) &&
        !(await plain(page, "Your plan has been paused")) &&
        !(await plain(page, "Nothing can be changed today"))
      )
    }
  }
}

const answers = async (page, ...names) => {
  for (const name of names)
    await page
      .getByRole("radio", { name, exact: true })
      .or(page.getByRole("checkbox", { name, exact: true }))
      .check()
}
const survey = {
  "progress-stale": {
    run: async (page) => {
      await answers(page, "Weekly")
      return seen(page.getByText("Answered 1 of 4"), 800)
    }
  },
  "other-field-missing": {
    run: async (page) => {
      const before = await page.getByPlaceholder("Please specify").isHidden()
      await answers(page, "Other")
      return before && seen(page.getByPlaceholder("Please specify"), 800)
    }
  },
  "no-tick-limit": {
    run: async (page) => {
      await answers(page, "Soup", "Vegan dishes")
      const locked = await page.getByLabel("Longer hours").isDisabled()
      await page.getByLabel("Soup").uncheck()
      return locked && page.getByLabel("Longer hours").isEnabled()
    }
  },
  "rank-goes-down": {
    run: async (page) => {
      await page.getByLabel("Move Tea up").click()
      return ((await page.getByRole("listitem").first().textContent()) ?? "").startsWith("Tea")
    }
  },
  "gaps-accepted": {
    run: async (page) => {
      let said = ""
      page.on("dialog", (dialog) => {
        said = dialog.message()
        return dialog.accept()
      })
      await answers(page, "Food Good", "Staff Fair", "Prices Bad")
      await button(page, "Send answers").click()
      return said === "Please answer question 2" && page.getByText("Canteen survey").isVisible()
    }
  },
  "staff-answer-mixed-up": {
    run: async (page) => {
      await answers(page, "Food Fair", "Staff Good", "Prices Bad", "Other", "Salad bar")
      await page.getByPlaceholder("Please specify").fill("Twice a month")
      await button(page, "Send answers").click()
      await page.getByText("Thank you for your answers").waitFor()
      return (
        (await reads(row(page, "Visits").getByRole("cell").nth(1), "Twice a month")) &&
        reads(row(page, "Staff").getByRole("cell").nth(1), "Good")
      )
    }
  },
  whole: {
    clean: true,
    run: async (page) => {
      await answers(page, "Food Good", "Staff Good", "Prices Good", "Daily", "Soup")
      await page.getByLabel("Move Juice up").click()
      return (
        (await seen(page.getByText("Answered 4 of 4"))) &&
        ((await page.getByRole("listitem").nth(1).textContent()) ?? "").startsWith("Juice")
      )
    }
  }
}

const file = (page, name) => page.getByRole("row").filter({ hasText: name })
const menuOf = async (page, name, what) => {
  await file(page, name).click({ button: "right" })
  await entry(page, what)
}
const files = {
  "rename-ignored": {
    run: async (page) => {
      page.on("dialog", (dialog) => dialog.accept("letters.txt"))
      await menuOf(page, "notes.txt", "Rename")
      return (await seen(file(page, "letters.txt"), 800)) && file(page, "notes.txt").isHidden()
    }
  },
  "deletes-the-next": {
    run: async (page) => {
      page.on("dialog", (dialog) => dialog.accept())
      await menuOf(page, "budget.xlsx", "Delete")
      return (await gone(file(page, "budget.xlsx"), 800)) && seen(page.getByText("4 items"))
    }
  },
  "opens-other-folder": {
    run: async (page) => {
      await file(page, "Contracts").dblclick()
      return (await seen(file(page, "lease.pdf"), 800)) && seen(page.getByText("/ Contracts"))
    }
  },
  "upload-not-listed": {
    run: async (page) => {
      await page
        .getByLabel("Upload files")
        .setInputFiles({ name: "report.txt", mimeType: "text/plain", buffer: Buffer.from("x") })
      return (await seen(file(page, "report.txt"), 1500)) && page.getByText("6 items").isVisible()
    }
  },
  "used-space-stale": {
    run: async (page) => {
      await page.getByText("53 KB used").waitFor()
      page.on("dialog", (dialog) => dialog.accept())
      await menuOf(page, "budget.xlsx", "Delete")
      return seen(page.getByText(", 5 KB used"), 800)
    }
  },
  "new-folder-missing": {
    run: async (page) => {
      await button(page, "New folder").click()
      await page.keyboard.type("Taxes")
      await page.keyboard.press("Enter")
      await page.waitForTimeout(500)
      return (
        ((await page.getByRole("row").first().textContent()) ?? "").includes("Taxes") &&
        page.getByText("6 items").isVisible()
      )
    }
  },
  preview: {
    clean: true,
    run: async (page) => {
      await file(page, "readme.txt").click()
      if (!(await seen(page.frameLocator("iframe").getByText("Read me first.")))) return "preview"
      await file(page, "Photos").dblclick()
      await page.getByText("500 items").waitFor()
      await page.getByRole("grid").evaluate((node) => {
        node.scrollTop = node.scrollHeight
      })
      return (await seen(page.getByText("IMG_0500.jpg"))) && page.getByText("IMG_0001.jpg").isHidden()
    }
  }
}
Object.assign(flows, { weather, streaming, survey, files })

// More of what the clean applications do, for the tests that plant nothing.
const all = async (...truths) => {
  for (const [i, truth] of truths.entries()) if (!(await truth())) return `claim ${i + 1}`
  return true
}
const clean = (app, name, run, path) => Object.assign(flows[app], { [name]: { clean: true, run, path } })

clean("library", "sign-out", async (page) => {
  await signIn(page)
  await button(page, "Sign out").click()
  await page.getByText("Sign in to continue").waitFor()
  return (await page.title()) === "Sign in - Elm Street Library" && page.getByText("Maria Quint").isHidden()
})
clean("library", "renewals", async (page) => {
  await loans(page)
  const mine = row(page, "Kings").getByRole("button", { name: "Renew" })
  await mine.click()
  return (await reads(row(page, "Kings").getByRole("cell").nth(2), "2")) && mine.isDisabled()
})
clean("library", "dismiss", async (page) => {
  await loans(page)
  page.on("dialog", (dialog) => dialog.dismiss())
  await row(page, "Glass").getByRole("button", { name: "Return" }).click()
  return (await page.getByRole("row").count()) === 3
})
clean("vet", "back-keeps", async (page) => {
  await button(page, "Book a visit").click()
  await page.getByLabel("Pet's name").fill("Fig")
  await page.getByLabel("Species").selectOption("Rabbit")
  await button(page, "Next").click()
  await button(page, "Back").click()
  return (
    (await page.getByLabel("Pet's name").inputValue()) === "Fig" &&
    (await page.getByLabel("Species").inputValue()) === "Rabbit"
  )
})
clean("vet", "months", async (page) => {
  await visit(page, "Vaccination")
  await button(page, "Next month").click()
  const july =
    (await page.getByText("July 2026", { exact: true }).isVisible()) &&
    (await page.getByText("June 2026", { exact: true }).isHidden())
  await button(page, "Previous month").click()
  return july && page.getByText("June 2026", { exact: true }).isVisible()
})
clean("vet", "not-yet", async (page) => {
  await visit(page, "Check-up")
  await day(page, "19 June", "09:00")
  await button(page, "Confirm visit").click()
  const open = await page.getByRole("dialog", { name: "Book this visit?" }).isVisible()
  await button(page, "Not yet").click()
  return open && (await gone(page.getByRole("dialog"))) && button(page, "Confirm visit").isVisible()
})
clean("bikes", "e-mail", async (page) => {
  await cartOf(page, "City Cruiser")
  await page.getByRole("button", { name: "Proceed to checkout" }).click()
  await page.getByPlaceholder("Full name").fill("Noor Haddad")
  await page.getByPlaceholder("E-mail address").fill("noor.example.org")
  await page.getByRole("button", { name: "Place order" }).click()
  return (
    (await seen(page.getByText("Enter your name and a valid e-mail address"))) &&
    page.url().endsWith("#/checkout")
  )
})
clean("bikes", "electric", async (page) => {
  await cookies(page)
  await page.getByLabel("Electric only").check()
  const two =
    (await page.getByRole("button", { name: "Add to cart" }).count()) === 2 &&
    (await page.getByText("Trail Fox").isHidden()) &&
    (await page.getByText("Cargo Max").isVisible())
  await page.getByLabel("Electric only").uncheck()
  return two && seen(page.getByText("Trail Fox"))
})
clean("bikes", "one-bike", async (page) => {
  await cookies(page)
  await page.getByRole("link", { name: "Cargo Max" }).click()
  const rate = await seen(page.getByText("Daily rate: €40.00"))
  await page.goBack()
  return rate && seen(page.getByRole("heading", { name: "Our bikes" }))
})
clean("bikes", "sold-out", async (page) => {
  await cookies(page)
  return page.getByRole("button", { name: "Sold out" }).isDisabled()
})
clean("helpdesk", "cancel", async (page) => {
  await more(page, "T-105")
  await entry(page, "Delete")
  const open = await seen(page.getByText("Delete T-105?"))
  await button(page, "Cancel").click()
  return (
    open &&
    (await gone(page.getByRole("dialog"))) &&
    (await page.getByText("T-105").isVisible()) &&
    page.getByText("23 tickets").isVisible()
  )
})
clean("helpdesk", "first-page", async (page) =>
  all(
    () => button(page, "Previous").isDisabled(),
    async () => (await page.getByRole("row").count()) === 9,
    async () => {
      await button(page, "Next").click()
      return page.getByText("Page 2 of 3").isVisible()
    },
    () => button(page, "Previous").isEnabled()
  )
)
clean("helpdesk", "requester", async (page) => {
  const head = page.getByRole("columnheader", { name: "Requester" })
  await head.click()
  const first = await page.getByRole("row").nth(1).textContent()
  await head.click()
  return (
    first.includes("Ada Moreau") &&
    (await page.getByRole("row").nth(1).textContent()).includes("Eva Sorensen")
  )
})
clean("helpdesk", "one-person", async (page) => {
  await page.getByPlaceholder("Search tickets").fill("Ben Osei")
  await page.getByText("4 tickets").waitFor()
  return (
    (await page.getByRole("row").filter({ hasText: "Ben Osei" }).count()) === 4 &&
    (await page.getByRole("row").count()) === 5
  )
})
clean("helpdesk", "toast-goes", async (page) => {
  await more(page, "T-104")
  await entry(page, "Assign to me")
  return (
    (await seen(page.getByText("T-104 is assigned to you"))) &&
    gone(page.getByText("T-104 is assigned to you"), 4800)
  )
})
clean("bank", "wrong-passcode", async (page) => {
  await page.getByPlaceholder("Customer number").fill("40417")
  await page.getByPlaceholder("Passcode").fill("heron-pond")
  await button(page, "Log in").click()
  return (
    (await seen(page.getByText("We do not know this customer number and passcode."))) &&
    (await button(page, "Transfer").count()) === 0
  )
})
clean("bank", "log-out", async (page) => {
  await bankIn(page)
  await button(page, "Log out").click()
  return (await seen(page.getByText("Log in to your bank"))) && page.getByText("Grace Adeyemi").isHidden()
})
clean("bank", "payments", async (page) => {
  await bankIn(page)
  await give(page, "Tom Reed", "40")
  await page.getByLabel("Digit 1 of 6").waitFor()
  await page.keyboard.type("482913")
  await button(page, "Back to accounts").click()
  return (
    (await reads(page.getByRole("row").nth(1), "Tom Reed-£40.00")) &&
    reads(row(page, "Rent").getByRole("cell").nth(1), "-£950.00")
  )
})
clean("bank", "details", async (page) => {
  await bankIn(page)
  await button(page, "Accounts").click()
  await page.locator(".acct").filter({ hasText: "Savings" }).getByRole("button").click()
  return seen(page.getByText("Account number 8830 2216"))
})
clean("bank", "wall", async (page) => seen(page.getByText("Log in to your bank")), "index.html#/transfer")
clean("recipes", "validation", async (page) => {
  await button(page, "New recipe").click()
  await button(page, "Save recipe").click()
  const one = await seen(page.getByText("A recipe needs a title"))
  await page.getByLabel("Title").fill("Toast")
  await button(page, "Save recipe").click()
  const two = await seen(page.getByText("How many minutes does it take?"))
  await button(page, "Cancel").click()
  return one && two && seen(page.getByText("4 recipes"))
})
clean("recipes", "one-person", async (page) => {
  await openRecipe(page, "Mushroom risotto")
  await page.getByRole("slider").fill("1")
  return all(
    () => seen(page.getByText("1 person")),
    () => seen(page.getByText("Rice: 80 g")),
    () => seen(page.getByText("Mushrooms: 125 g")),
    async () => {
      await button(page, "All recipes").click()
      return seen(page.getByRole("heading", { name: "Fish pie" }))
    }
  )
})
clean("mail", "nothing-found", async (page) => {
  await page.getByRole("searchbox").fill("giraffe")
  const none = await seen(page.getByText("No messages match your search."))
  await page.getByRole("searchbox").fill("")
  return none && (await page.getByLabel("Messages").getByRole("listitem").count()) === 5
})
clean("mail", "nobody", async (page) => {
  await button(page, "Compose").click()
  await page.getByPlaceholder("Subject").fill("Hello")
  await button(page, "Send").click()
  const error = await seen(page.getByText("Add at least one recipient"))
  await button(page, "Discard").click()
  return error && (await button(page, "Send").count()) === 0
})
clean("newsroom", "three-words", async (page) => {
  await page.getByText("Write a story").click()
  const before = await button(page, "Send to review").isDisabled()
  await page.getByLabel("Story text").click()
  await page.keyboard.type("Two words")
  const two = await seen(page.getByText("2 words"))
  await page.getByLabel("Headline").fill("Ferry strike ends")
  return before && two && button(page, "Send to review").isDisabled()
})
clean("newsroom", "menu", async (page) => {
  await page.getByText("Rain until Thursday").click({ button: "right" })
  const entries = await page.getByRole("menuitem").allTextContents()
  await entry(page, "Duplicate")
  return (
    entries.join() === "Duplicate,Spike story" &&
    (await seen(column(page, "Published").getByText("Rain until Thursday (copy)"))) &&
    page.getByText("Published (2)").isVisible()
  )
})
clean("newsroom", "publish", async (page) => {
  await page.getByText("Budget vote delayed").click({ button: "right" })
  await entry(page, "Publish now")
  const there = await seen(column(page, "Published").getByText("Budget vote delayed"))
  await page.getByText("Write a story").click()
  await page.getByLabel("Headline").waitFor()
  const at = page.url().endsWith("#/write")
  await page.goBack()
  return there && at && seen(page.getByText("Published (2)"))
})
clean("timesheet", "dismiss", async (page) => {
  page.on("dialog", (dialog) => dialog.dismiss())
  await button(page, "Submit week").click()
  return (await reads(page.locator("#status"), "Open")) && button(page, "Submit week").isEnabled()
})
clean("timesheet", "sums", async (page) =>
  all(
    () => reads(cell(page, "All projects", 3), "8.0"),
    () => reads(cell(page, "All projects", 6), "32.0"),
    async () => (await cell(page, "Support", 4).locator("input").inputValue()) === "8"
  )
)
clean("settings", "delete", async (page) => {
  page.on("dialog", (dialog) => dialog.accept("DELETE"))
  await tab(page, "Danger zone")
  await button(page, "Delete account").click()
  return seen(page.getByText("Your account will be deleted in 14 days."))
})
clean("settings", "discard", async (page) => {
  await page.getByLabel("Display name").fill("")
  const on = await button(page, "Save changes").isEnabled()
  await button(page, "Discard").click()
  return (
    on &&
    (await page.getByLabel("Display name").inputValue()) === "Robin Vale" &&
    (await button(page, "Save changes").isDisabled()) &&
    page.getByText("Changes discarded").isVisible()
  )
})
clean("settings", "dark", async (page) => {
  await tab(page, "Display")
  const before =
    (await page.getByLabel("Display name").isHidden()) && (await page.getByLabel("Light").isChecked())
  await page.getByLabel("Dark").check()
  await button(page, "Save changes").click()
  await page.getByText("All changes saved").waitFor()
  await page.reload()
  await tab(page, "Display")
  return (
    before && (await page.getByLabel("Dark").isChecked()) && !(await page.getByLabel("Light").isChecked())
  )
})
clean("chat", "faces", async (page) => {
  await room(page, "random")
  await write(page, "Well done ")
  await page.getByTitle("Emoji").click()
  await page.getByTitle("Party").click()
  const value = await page.getByPlaceholder("Message #").inputValue()
  await button(page, "Send").click()
  return value.includes("🎉") && seen(log(page).getByText("Well done 🎉"))
})
clean("chat", "headings", async (page) => {
  const first = await page.getByRole("heading", { name: "# general" }).isVisible()
  await room(page, "support")
  return (
    first &&
    (await seen(page.getByRole("heading", { name: "# support" }))) &&
    (await page.getByPlaceholder("Message #support").isVisible()) &&
    page.getByText("Ask me anything").isVisible()
  )
})
clean("chat", "toggle", async (page) => {
  await page.getByTitle("Emoji").click()
  const shown = await seen(page.getByTitle("Heart"))
  await page.getByTitle("Emoji").click()
  return shown && gone(page.getByTitle("Heart"))
})
clean("seats", "hold", async (page) => {
  const off = await button(page, "Hold seats").isDisabled()
  await seat(page, "E1").click()
  await seat(page, "E2").click()
  const total = await seen(page.getByText("Total: €50.00"))
  await button(page, "Hold seats").click()
  return off && total && seen(page.getByText("Your seats are held for 10 minutes."))
})
clean("seats", "clear", async (page) => {
  await seat(page, "C1").click()
  const on = (await seat(page, "C1").getAttribute("aria-checked")) === "true"
  await button(page, "Clear selection").click()
  return (
    on &&
    (await seat(page, "C1").getAttribute("aria-checked")) === "false" &&
    (await page.getByText("No seats chosen yet.").isVisible()) &&
    page.getByText("Total: €0.00").isVisible()
  )
})
clean("weather", "bern", async (page) => {
  await page.getByLabel("Find a city").fill("Ber")
  await page.getByRole("option", { name: "Bern", exact: true }).click()
  return (await reads(page.getByRole("heading"), "Bern")) && reads(page.locator("#now"), "18 °C")
})
clean("weather", "week", async (page) => {
  await tab(page, "Week")
  return all(
    () => reads(row(page, "Thursday").getByRole("cell").nth(3), "0 mm"),
    () => reads(row(page, "Wednesday").getByRole("cell").nth(1), "11 °C"),
    () => reads(row(page, "Wednesday").getByRole("cell").nth(2), "6 °C"),
    async () => (await page.getByRole("row").count()) === 8,
    async () => {
      await button(page, "°F").click()
      return reads(row(page, "Monday").getByRole("cell").nth(1), "54 °F")
    }
  )
})
clean(
  "streaming",
  "untick",
  async (page) => {
    await page.getByText("Add StreamHub Sports").click()
    return (await seen(page.getByText("Sports removed"))) && gone(page.getByText("Sports removed"), 4000)
  },
  "index.html#/plan"
)
clean(
  "streaming",
  "must-tick",
  async (page) => {
    await button(page, "Finish").click()
    return (
      (await seen(page.getByText("Tick the box to go on"))) &&
      !(await plain(page, "Your plan has been cancelled"))
    )
  },
  "index.html#/last"
)
clean(
  "streaming",
  "reason",
  async (page) => {
    const off = await page.locator("#go").isDisabled()
    await page.getByText("Other reason").click()
    const on = await page.locator("#go").isEnabled()
    await button(page, "Stay with us").click()
    return off && on && eventually(async () => page.url().endsWith("#/plan"))
  },
  "index.html#/why"
)
clean("streaming", "cross", async (page) => {
  await page.getByText("Wait! 20 % off").waitFor()
  await page.getByTitle("Close").click()
  return (await gone(page.getByText("Wait! 20 % off"))) && reads(page.locator("#st"), "Active")
})
clean(
  "survey",
  "top",
  async (page) =>
    (await button(page, "Move Coffee up").isDisabled()) &&
    (await button(page, "Move Juice down").isDisabled()) &&
    button(page, "Move Tea down").isEnabled()
)
clean("survey", "one-choice", async (page) => {
  await answers(page, "Daily", "Rarely")
  return (await page.getByLabel("Rarely").isChecked()) && !(await page.getByLabel("Daily").isChecked())
})
clean("files", "breadcrumb", async (page) => {
  await page.getByRole("treeitem", { name: "My files" }).click()
  await page.getByRole("treeitem", { name: "Contracts" }).click()
  const there = await reads(file(page, "insurance.pdf"), "insurance.pdf210 KB")
  await page.getByRole("link", { name: "My files" }).click()
  return there && seen(file(page, "budget.xlsx"))
})
clean("files", "think-twice", async (page) => {
  page.on("dialog", (dialog) => dialog.dismiss())
  await menuOf(page, "readme.txt", "Delete")
  return (await file(page, "readme.txt").isVisible()) && page.getByText("5 items").isVisible()
})
clean("files", "no-preview", async (page) => {
  await file(page, "Contracts").dblclick()
  await file(page, "lease.pdf").click()
  return (
    (await seen(page.getByText("No preview for this kind of file."))) &&
    seen(page.getByText("2 items, 1 selected"))
  )
})
