// How a person does each task, rightly and, where it can be done wrongly, wrongly.
const button = (page, name) => page.getByRole("button", { name, exact: true }).click()

export const deeds = {
  "click-button": {
    right: async (page) => {
      await button(page, "Okay")
    },
    wrong: async (page) => {
      await button(page, "Not okay")
    }
  },
  "click-link": {
    right: async (page) => {
      await page.getByRole("link", { name: "terms of use" }).click()
    },
    wrong: async (page) => {
      await page.getByRole("link", { name: "terms of delivery" }).click()
    }
  },
  "click-icon": {
    right: async (page) => {
      await page.getByTitle("Print").click()
    },
    wrong: async (page) => {
      await page.getByTitle("Save").click()
    }
  },
  "click-second": {
    right: async (page) => {
      await page.getByRole("button", { name: "Remove" }).nth(1).click()
    },
    wrong: async (page) => {
      await page.getByRole("button", { name: "Remove" }).nth(0).click()
    }
  },
  "click-last-item": {
    right: async (page) => {
      await page.getByText("Accra").click()
    },
    wrong: async (page) => {
      await page.getByText("Oslo").click()
    }
  },
  "double-click": {
    right: async (page) => {
      await page.getByText("draft.doc", { exact: true }).dblclick()
    },
    wrong: async (page) => {
      await page.getByText("final.doc").dblclick()
    }
  },
  "right-click": {
    right: async (page) => {
      await page.getByText("Basket", { exact: true }).click({ button: "right" })
      await page.getByRole("menuitem", { name: "Empty basket" }).click()
    },
    wrong: async (page) => {
      await page.getByText("Folder", { exact: true }).click({ button: "right" })
      await page.getByRole("menuitem", { name: "Open" }).click()
    }
  },
  "choose-native": {
    right: async (page) => {
      await page.getByLabel("Country").selectOption("Norway")
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await button(page, "Submit")
    }
  },
  "choose-custom": {
    right: async (page) => {
      await page.getByRole("combobox").click()
      await page.getByRole("option", { name: "Oat milk" }).click()
      await button(page, "Order")
    },
    wrong: async (page) => {
      await button(page, "Order")
    }
  },
  "choose-radio": {
    right: async (page) => {
      await page.getByLabel("By train").check()
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await page.getByLabel("By car").check()
      await button(page, "Submit")
    }
  },
  "tick-several": {
    right: async (page) => {
      for (const name of ["Apples", "Figs", "Plums"]) await page.getByLabel(name).check()
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await page.getByLabel("Apples").check()
      await button(page, "Submit")
    }
  },
  untick: {
    right: async (page) => {
      await page.getByLabel("Send me news").uncheck()
      await button(page, "Save")
    },
    wrong: async (page) => {
      await button(page, "Save")
    }
  },
  "enter-text": {
    right: async (page) => {
      await page.getByRole("textbox").fill("Magdalena")
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await button(page, "Submit")
    }
  },
  "password-twice": {
    right: async (page) => {
      await page.locator("#a").fill("k7-Tulip")
      await page.locator("#b").fill("k7-Tulip")
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await page.locator("#a").fill("k7-Tulip")
      await button(page, "Submit")
    }
  },
  "log-in": {
    right: async (page) => {
      await page.getByPlaceholder("Username").fill("petra")
      await page.getByPlaceholder("Password").fill("9-lives")
      await button(page, "Login")
    },
    wrong: async (page) => {
      await button(page, "Login")
    }
  },
  "fill-form": {
    right: async (page) => {
      await page.getByLabel("First name").fill("Ann")
      await page.getByLabel("Last name").fill("Lee")
      await page.getByLabel("E-mail").fill("ann@lee.example")
      await button(page, "Register")
    },
    wrong: async (page) => {
      await page.getByLabel("First name").fill("Lee")
      await button(page, "Register")
    }
  },
  "rich-text": {
    right: async (page) => {
      await page.getByRole("textbox").click()
      await page.keyboard.type("Leave it at the door")
      await button(page, "Send")
    },
    wrong: async (page) => {
      await button(page, "Send")
    }
  },
  "date-native": {
    right: async (page) => {
      await page.getByLabel("Date").fill("2026-08-14")
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await button(page, "Submit")
    }
  },
  "date-picker": {
    right: async (page) => {
      await page.getByPlaceholder("Date").click()
      for (let i = 0; i < 3; i++) await page.getByLabel("Next month").click()
      await button(page, "21")
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await page.getByPlaceholder("Date").click()
      await button(page, "21")
      await button(page, "Submit")
    }
  },
  "time-native": {
    right: async (page) => {
      await page.getByLabel("Time").fill("16:45")
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await button(page, "Submit")
    }
  },
  "slider-native": {
    right: async (page) => {
      await page.getByRole("slider").fill("35")
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await button(page, "Submit")
    }
  },
  "slider-aria": {
    right: async (page) => {
      await page.getByRole("slider").focus()
      for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight")
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await button(page, "Submit")
    }
  },
  stepper: {
    right: async (page) => {
      for (let i = 0; i < 3; i++) await button(page, "+")
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await button(page, "+")
      await button(page, "Submit")
    }
  },
  "drag-onto": {
    right: async (page) => {
      await page.getByText("Pear", { exact: true }).dragTo(page.getByLabel("Basket"))
    },
    wrong: async (page) => {
      await page.getByText("Apple", { exact: true }).dragTo(page.getByLabel("Basket"))
    }
  },
  "drag-pointer": {
    right: async (page) => {
      await page.getByLabel("Circle").dragTo(page.getByLabel("Square"), { steps: 5 })
    },
    wrong: async (page) => {
      await page.getByLabel("Circle").dragTo(page.getByLabel("Triangle"), { steps: 5 })
    }
  },
  tabs: {
    right: async (page) => {
      await page.getByRole("tab", { name: "Shipping" }).click()
      await page.getByRole("link", { name: "Track parcel" }).click()
    },
    wrong: async (page) => {
      await page.getByRole("link", { name: "Change order" }).click()
    }
  },
  collapsible: {
    right: async (page) => {
      await button(page, "Returns")
      await button(page, "Start a return")
    },
    wrong: async (page) => {
      await button(page, "Payment")
      await button(page, "Add a card")
    }
  },
  "hover-menu": {
    right: async (page) => {
      await page.getByText("Products", { exact: true }).hover()
      await page.getByRole("link", { name: "Lamps" }).click()
    },
    wrong: async (page) => {
      await page.getByText("Products", { exact: true }).hover()
      await page.getByRole("link", { name: "Chairs" }).click()
    }
  },
  "burger-menu": {
    right: async (page) => {
      await page.getByLabel("Menu").click()
      await page.getByRole("link", { name: "Contact" }).click()
    },
    wrong: async (page) => {
      await page.getByLabel("Menu").click()
      await page.getByRole("link", { name: "Home" }).click()
    }
  },
  "delete-row": {
    right: async (page) => {
      await page.getByRole("row").filter({ hasText: "Vera Blum" }).getByRole("button").click()
    },
    wrong: async (page) => {
      await page.getByRole("row").filter({ hasText: "Karl Blum" }).getByRole("button").click()
    }
  },
  "sort-table": {
    right: async (page) => {
      await page.getByText("Age", { exact: true }).click()
    },
    wrong: async (page) => {
      await page.getByText("City", { exact: true }).click()
    }
  },
  "open-mail": {
    right: async (page) => {
      await page.locator(".m").filter({ hasText: "Hassan" }).click()
      await button(page, "Reply")
    },
    wrong: async (page) => {
      await page.locator(".m").filter({ hasText: "Ivo" }).click()
      await button(page, "Reply")
    }
  },
  "star-mail": {
    right: async (page) => {
      await page.getByRole("listitem").filter({ hasText: "Choir practice" }).getByLabel("Star").click()
    },
    wrong: async (page) => {
      await page.getByLabel("Star").first().click()
    }
  },
  "search-and-open": {
    right: async (page) => {
      await page.getByRole("searchbox").fill("lantern")
      await button(page, "Go")
      await page.getByText("Garden lantern").click()
    },
    wrong: async (page) => {
      await page.getByRole("searchbox").fill("lantern")
      await button(page, "Go")
      await page.getByText("Lantern of paper").click()
    }
  },
  pagination: {
    right: async (page) => {
      await page.getByRole("link", { name: "3" }).click()
      await button(page, "Zinnia")
    },
    wrong: async (page) => {
      await button(page, "Aster")
    }
  },
  "scroll-list": {
    right: async (page) => {
      await page.locator("#v").evaluate((v) => {
        v.scrollTop = 2300
      })
      await page.getByText("Item 80", { exact: true }).click()
    },
    wrong: async (page) => {
      await page.getByText("Item 2", { exact: true }).click()
    }
  },
  "scroll-terms": {
    right: async (page) => {
      await page.locator("#t").evaluate((t) => {
        t.scrollTop = t.scrollHeight
      })
      await button(page, "I agree")
    },
    wrong: async (page) => {
      await button(page, "I refuse")
    }
  },
  "close-dialog": {
    right: async (page) => {
      await page.getByLabel("Close").click()
      await button(page, "Continue")
    },
    wrong: async (page) => {
      await page.getByLabel("Close").click()
      await button(page, "Stop")
    }
  },
  "native-confirm": {
    right: async (page) => {
      page.on("dialog", (dialog) => dialog.accept())
      await button(page, "Reset")
    },
    wrong: async (page) => {
      page.on("dialog", (dialog) => dialog.dismiss())
      await button(page, "Reset")
    }
  },
  "native-prompt": {
    right: async (page) => {
      page.on("dialog", (dialog) => dialog.accept("blue"))
      await button(page, "Ask me")
    },
    wrong: async (page) => {
      page.on("dialog", (dialog) => dialog.accept("red"))
      await button(page, "Ask me")
    }
  },
  "in-a-frame": {
    right: async (page) => {
      await page.frameLocator("iframe").getByText("Pay now").click()
    },
    wrong: async (page) => {
      await button(page, "Pay later")
    }
  },
  "shadow-form": {
    right: async (page) => {
      await page.getByLabel("Fruit").fill("Kiwi")
      await button(page, "Add")
    },
    wrong: async (page) => {
      await page.getByLabel("Vegetable").fill("Kiwi")
      await button(page, "Add")
    }
  },
  autocomplete: {
    right: async (page) => {
      await page.getByLabel("City").fill("Mo")
      await page.getByRole("option", { name: "Montreal" }).click()
    },
    wrong: async (page) => {
      await page.getByLabel("City").fill("Mo")
      await page.getByRole("option", { name: "Moscow" }).click()
    }
  },
  "code-boxes": {
    right: async (page) => {
      await page.getByLabel("Digit 1").focus()
      await page.keyboard.type("7310")
    },
    wrong: async (page) => {
      await page.getByLabel("Digit 1").focus()
      await page.keyboard.type("7311")
    }
  },
  tree: {
    right: async (page) => {
      await page.getByText("Europe", { exact: true }).click()
      await page.getByText("Italy", { exact: true }).click()
      await page.getByText("Turin", { exact: true }).click()
    },
    wrong: async (page) => {
      await page.getByText("Europe", { exact: true }).click()
      await page.getByText("Italy", { exact: true }).click()
      await page.getByText("Rome").click()
    }
  },
  "like-post": {
    right: async (page) => {
      await page.getByRole("article").filter({ hasText: "Bruno" }).getByText("Like").click()
    },
    wrong: async (page) => {
      await page.getByRole("article").filter({ hasText: "Carla" }).getByText("Like").click()
    }
  },
  "press-enter": {
    right: async (page) => {
      await page.getByRole("textbox").fill("moss")
      await page.keyboard.press("Enter")
    },
    wrong: async (page) => {
      await page.getByRole("textbox").fill("fern")
      await page.keyboard.press("Enter")
    }
  },
  switch: {
    right: async (page) => {
      await page.getByRole("switch", { name: "Airplane mode" }).click()
    },
    wrong: async (page) => {
      await page.getByRole("switch", { name: "Wi-Fi" }).click()
    }
  },
  colour: {
    right: async (page) => {
      await page.getByLabel("Teal").click()
    },
    wrong: async (page) => {
      await page.getByLabel("Gold").click()
    }
  },
  stars: {
    right: async (page) => {
      await page.getByLabel("4 stars").check()
    },
    wrong: async (page) => {
      await page.getByLabel("5 stars").check()
    }
  },
  "multi-select": {
    right: async (page) => {
      await page.getByLabel("Colours").selectOption(["Red", "Blue"])
      await button(page, "Submit")
    },
    wrong: async (page) => {
      await page.getByLabel("Colours").selectOption("Red")
      await button(page, "Submit")
    }
  },
  "wait-enabled": {
    right: async (page) => {
      await button(page, "Launch")
    },
    wrong: async (page) => {
      await button(page, "Abort")
    }
  },
  "clear-field": {
    right: async (page) => {
      await page.getByLabel("Nickname").fill("")
      await button(page, "Save")
    },
    wrong: async (page) => {
      await button(page, "Save")
    }
  },
  "one-then-two": {
    right: async (page) => {
      await button(page, "ONE")
      await button(page, "TWO")
    },
    wrong: async (page) => {
      await button(page, "TWO")
    }
  },
  "third-row": {
    right: async (page) => {
      await page.getByRole("link").nth(2).click()
    },
    wrong: async (page) => {
      await page.getByRole("link").nth(3).click()
    }
  },
  "change-quantity": {
    right: async (page) => {
      await page.getByRole("textbox").nth(1).fill("12")
      await button(page, "Update")
    },
    wrong: async (page) => {
      await page.getByRole("textbox").nth(0).fill("12")
      await button(page, "Update")
    }
  },
  wizard: {
    right: async (page) => {
      await button(page, "Next")
      await page.getByText("Step 2 of 3").waitFor()
      await button(page, "Next")
      await button(page, "Finish")
    },
    wrong: async (page) => {
      await button(page, "Finish")
    }
  },
  "add-to-cart": {
    right: async (page) => {
      await page.locator(".g div").filter({ hasText: "Blue mug" }).getByRole("button").click()
    },
    wrong: async (page) => {
      await page.locator(".g div").filter({ hasText: "White mug" }).getByRole("button").click()
    }
  },
  "tick-task": {
    right: async (page) => {
      await page.getByRole("checkbox").nth(1).check()
    },
    wrong: async (page) => {
      await page.getByRole("checkbox").nth(2).check()
    }
  }
}
