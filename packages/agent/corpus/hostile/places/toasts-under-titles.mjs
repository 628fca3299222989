/** What flies in at the edge of the screen lies lower than every title, and stands under none of them. */
const berth = (name, words) => `<div class="berth"><div>${name}</div><div>${words}</div></div>`

const page = (
  into
) => `<style>.berth{display:flex;justify-content:space-between;padding:8px}.fly{position:fixed;bottom:20px;right:20px;background:#063;color:#fff;padding:12px}</style>
<h2>Waiting</h2><div id="waiting">${berth("Alk", "since Monday")}</div><h2>Moored</h2><div id="moored">${berth("Brant", "at 3")}${berth("Coot", "at 7")}</div>
<button onclick="document.getElementById('${into}').insertAdjacentHTML('afterbegin','<div class=berth><div>Boat Dunlin</div><div>now</div></div>');document.getElementById('fly').hidden=false">Sign in</button>
<div class="fly" id="fly" role="status" hidden>Boat Dunlin is signed in</div>`

export default [
  {
    about: "a toast that speaks of what stands under another title",
    page: page("waiting"),
    passed: [
      'Click "Sign in"\n"Boat Dunlin" appears under Waiting',
      'Click "Sign in"\nI see "Boat Dunlin is signed in"'
    ],
    never: [
      'Click "Sign in"\n"Boat Dunlin" appears under Moored',
      'Click "Sign in"\nVerify that "Boat Dunlin is signed in" is shown below Moored'
    ]
  },
  {
    about: "a toast that speaks of what stands under that title",
    page: page("moored"),
    passed: ['Click "Sign in"\n"Boat Dunlin" appears under Moored'],
    never: ['Click "Sign in"\n"Boat Dunlin" appears under Waiting']
  }
]
