/** Words for kinds of things with a capital: they are names, and no thing of the kind stands for them. */
export default [
  {
    about: "nothing is called so",
    page: `<nav><a href="#h">Home</a> <a href="#c">Contact</a></nav><h1>Shop</h1><ul><li>Lamp</li><li>Chair</li></ul>`,
    passed: ["I see Home and Contact.", "Products are shown."],
    never: [
      "I see Products.",
      "I see Home, Products and Contact.",
      "The navigation shows Home, Products and Contact.",
      "I should see Results.",
      "Cards is shown."
    ]
  },
  {
    about: "something is called so",
    page: `<nav><a href="#h">Home</a> <a href="#p">Products</a> <a href="#m">Messages</a></nav><h1>Shop</h1><ul><li>Lamp</li></ul>`,
    passed: [
      "I see Products.",
      "The navigation shows Home, Products and Messages.",
      "Click Products. The URL ends with #p."
    ],
    never: ["Products is not shown.", "I do not see Messages."]
  }
]
