/** A feed whose cards have a menu each, drawn as a picture, and a dialog with a cross: what is offered only once something is open. */
const more = (n) =>
  `<span class="icon-more" style="cursor:pointer;display:inline-block;width:16px;height:16px;background-image:url(more.png)" onclick="const l=document.getElementById('l${n}');l.hidden=!l.hidden"></span>`
const item = (who, what) =>
  `<li onclick="out.textContent='${what} by ${who}'" style="cursor:pointer">${what}</li>`
const card = (who, text, n) =>
  `<div style="padding:8px"><div><b>${who}</b> <span>${text}</span></div><div>${more(n)}<ul id=l${n} hidden>${["Mute", "Block", "Copy link"].map((what) => item(who, what === "Copy link" ? what : `${what} ${who}`)).join("")}</ul></div></div>`
const feed = (names) =>
  `<h1>Feed</h1><div>${names.map((who, n) => card(who, `Line ${n + 1}`, n)).join("")}</div><p id=out></p>`
const dialog = `<div role=dialog class="box-dialog" style="position:fixed;inset:80px;background:#fff;border:1px solid"><div class="box-dialog-titlebar" style="height:24px"><button aria-label=Close style="width:20px;height:20px" onclick="out.textContent='Shut'"></button></div><div class="box-dialog-content" data-testid=dialog>Keep the photo?</div><div class="box-dialog-buttons"><button onclick="out.textContent='Kept'">Keep</button><button onclick="out.textContent='Gone'">Remove</button></div></div><p id=out></p>`

export default [
  {
    about: "a feed in which a card's own menu offers what is done with it",
    page: feed(["@ada", "@ben", "@cleo"]),
    passed: [
      'For the user @ben, click on the "Block" button. I see "Block @ben by @ben"',
      'For the user @cleo, click on the "Copy link" button. I see "Copy link by @cleo"'
    ],
    never: [
      'For the user @ben, click on the "Block" button. I see "Block @ada by @ada"',
      'For the user @ben, click on the "Copy link" button. I see "Copy link by @cleo"'
    ],
    blocked: [
      'For the user @ben, click on the "Report" button. I see "Report by @ben"',
      'For the user @dora, click on the "Block" button. I see "Block @ada by @ada"'
    ]
  },
  {
    about: "two cards of the same person",
    page: feed(["@ada", "@ben", "@ada"]),
    blocked: ['For the user @ada, click on the "Block" button. I see "Block @ada by @ada"']
  },
  {
    about: "a dialog with a cross of which only machines are told, beside two buttons",
    page: dialog,
    passed: [
      'Click the button in the dialog box labeled "x". I see "Shut"',
      'Click "x" in the dialog. I see "Shut"',
      'Click the button in the dialog box labeled "Keep". I see "Kept"'
    ],
    never: [
      'Click the button in the dialog box labeled "x". I see "Gone"',
      'Click the button in the dialog box labeled "Delete". I see "Gone"'
    ]
  },
  {
    about: "a button that opens the thing, beside the one that opens its menu",
    page: `<h1>Photos</h1><div role="list">${["Desert road", "City rain"].map((t) => `<div role="listitem" aria-label="${t}"><button aria-label="Open ${t}" onclick="o.textContent='opened ${t}'"><img alt="${t}" width="40" height="40"></button><div>${t}</div><button aria-label="More options for ${t}" aria-haspopup="menu" onclick="this.nextElementSibling.hidden=false">⋮</button><ul role="menu" aria-label="Options" hidden><li role="menuitem" onclick="o.textContent='rename ${t}'">Rename</li><li role="menuitem">Delete</li></ul></div>`).join("")}</div><p id="o"></p>`,
    passed: [
      'Open the options menu of Desert road and pick Rename\n"rename Desert road" is shown',
      'Open the options of City rain\nClick Rename\n"rename City rain" is shown',
      'Open Desert road\n"opened Desert road" is shown'
    ],
    never: [
      'Open the settings menu of Desert road\n"opened Desert road" is shown',
      'Open the options of City rain\n"opened City rain" is shown'
    ]
  }
]
