/** A message that is closed by a button beside its text, and a figure that is a status by its role and stays. */
const page = ({
  figure = '<b>Crates</b> <span role=status aria-label="Loaded crates">5</span>',
  goes = true
} = {}) => `<style>.snackbar{position:fixed;bottom:8px;left:8px;padding:12px;background:#333;color:#fff}</style><h1>Quay</h1><p>${figure}</p><div id=box></div><button onclick="show()">Load crate</button><p><button>Close</button> the quay</p><script>
function show() { box.innerHTML = '<div class=snackbar><div role=status>Crate loaded</div><div><button onclick="${goes ? "box.innerHTML=String()" : "this.blur()"}">Close</button></div></div>' }
</script>`
const steps = (last) =>
  `Click "Load crate"\nThe snackbar reads "Crate loaded"\nClick "Close" in the snackbar\n${last}`

export default [
  {
    about: "a message that goes beside a figure that stays",
    page: page(),
    passed: [steps("The notification is no longer visible")],
    never: [
      steps("The notification is still visible"),
      'Click "Load crate"\nThe notification is no longer visible'
    ]
  },
  {
    about: "a message that stays beside a figure",
    page: page({ goes: false }),
    never: [steps("The notification is no longer visible")]
  },
  {
    about: "a message that goes and another that came with it",
    page: page().replace(
      "box.innerHTML=String()",
      "box.innerHTML='<p role=status>Crate is late</p>'".replaceAll("'", "\\'")
    ),
    never: [steps("The notification is no longer visible")]
  },
  {
    about: "a toast that stood there all along",
    page: page({ figure: '<span class=snackbar style="bottom:90px" role=status>Welcome to the quay</span>' }),
    never: [steps("The notification is no longer visible")]
  }
]
