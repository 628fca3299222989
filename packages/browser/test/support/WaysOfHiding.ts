/** Ways in which a page keeps text from people, and ways in which it does not. */
import type { HiddenReason } from "@assay/domain/Screen"

/** Ways of hiding `SECRET`, and the reason given. */
export const hidden: ReadonlyArray<readonly [string, string, HiddenReason | "not in the tree"]> = [
  ["display: none", `<p style="display:none">SECRET</p>`, "not_rendered"],
  ["the hidden attribute", `<p hidden>SECRET</p>`, "not_rendered"],
  ["visibility: hidden", `<p style="visibility:hidden">SECRET</p>`, "not_rendered"],
  ["visibility: collapse", `<p style="visibility:collapse">SECRET</p>`, "not_rendered"],
  [
    "content-visibility: hidden",
    `<div style="content-visibility:hidden"><p>SECRET</p></div>`,
    "not_rendered"
  ],
  ["closed details around bare text", `<details><summary>More</summary>SECRET</details>`, "not_rendered"],
  ["closed details", `<details><summary>More</summary><p>SECRET</p></details>`, "not_rendered"],
  ["a closed dialog", `<dialog>SECRET</dialog>`, "not_rendered"],
  [
    "a light child without a slot",
    `<x-a><p>SECRET</p></x-a><script>document.querySelector("x-a").attachShadow({mode:"open"})</script>`,
    "not in the tree"
  ],
  ["opacity: 0", `<p style="opacity:0">SECRET</p>`, "transparent"],
  ["opacity: 0 of an ancestor", `<div style="opacity:0"><div><p>SECRET</p></div></div>`, "transparent"],
  [
    "opacities that multiply to nothing",
    `<div style="opacity:.2"><p style="opacity:.2">SECRET</p></div>`,
    "transparent"
  ],
  ["filter: opacity(0)", `<p style="filter:opacity(0)">SECRET</p>`, "transparent"],
  ["a transparent colour", `<p style="color:transparent">SECRET</p>`, "transparent"],
  ["a transparent text fill", `<p style="-webkit-text-fill-color:rgba(0,0,0,0)">SECRET</p>`, "transparent"],
  ["heavy blur", `<p style="filter:blur(8px)">SECRET</p>`, "hidden_from_people"],
  ["characters shown as discs", `<p style="-webkit-text-security:disc">SECRET</p>`, "hidden_from_people"],
  ["text in the colour of its background", `<p style="color:#fff">SECRET</p>`, "same_colour"],
  [
    "text in the colour of an ancestor's background",
    `<div style="background:#123456"><p style="color:#123456">SECRET</p></div>`,
    "same_colour"
  ],
  ["text nearly in the colour of its background", `<p style="color:#fefefe">SECRET</p>`, "same_colour"],
  ["font-size: 0", `<p style="font-size:0">SECRET</p>`, "no_size"],
  ["transform: scale(0)", `<p style="transform:scale(0)">SECRET</p>`, "no_size"],
  ["a far text-indent", `<p style="text-indent:-9999px">SECRET</p>`, "off_page"],
  ["a far negative left", `<p style="position:absolute;left:-9999px">SECRET</p>`, "off_page"],
  ["a far negative top", `<p style="position:absolute;top:-500px">SECRET</p>`, "off_page"],
  ["a fixed box beyond the viewport", `<p style="position:fixed;left:120vw;top:0">SECRET</p>`, "off_page"],
  ["a translation out of the page", `<p style="transform:translateX(-200vw)">SECRET</p>`, "off_page"],
  [
    "below the end of a page that cannot scroll",
    `<style>html{overflow:hidden;height:100%}</style><div style="height:3000px"></div><p>SECRET</p>`,
    "off_page"
  ],
  [
    "the pattern for screen readers only",
    `<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap">SECRET</p>`,
    "clipped"
  ],
  ["clip: rect(0 0 0 0) alone", `<p style="position:absolute;clip:rect(0 0 0 0)">SECRET</p>`, "clipped"],
  ["clip-path: inset(50%)", `<p style="clip-path:inset(50%)">SECRET</p>`, "clipped"],
  ["clip-path: circle(0)", `<p style="clip-path:circle(0)">SECRET</p>`, "clipped"],
  ["clip-path: polygon of nothing", `<p style="clip-path:polygon(0 0, 0 0, 0 0)">SECRET</p>`, "clipped"],
  ["a box of no height that cuts", `<div style="height:0;overflow:hidden"><p>SECRET</p></div>`, "clipped"],
  ["max-height: 0", `<div style="max-height:0;overflow:hidden"><div><p>SECRET</p></div></div>`, "clipped"],
  [
    "a slide beyond the edge of its carousel",
    `<div style="width:200px;overflow:hidden"><div style="display:flex;width:600px"><p style="width:300px">One</p><p style="width:300px">SECRET</p></div></div>`,
    "clipped"
  ],
  [
    "under an opaque sibling",
    `<div style="position:relative"><p>SECRET</p><div style="position:absolute;inset:-20px;background:#eee"></div></div>`,
    "covered"
  ],
  [
    "under an opaque child of its own box",
    `<div style="position:relative">SECRET<div style="position:absolute;inset:0;background:#fff"></div></div>`,
    "covered"
  ],
  [
    "under a picture",
    `<div style="position:relative;width:200px;height:60px">SECRET<canvas style="position:absolute;inset:0;width:200px;height:60px"></canvas></div><script>const c = document.querySelector("canvas").getContext("2d"); c.fillRect(0, 0, 999, 999)</script>`,
    "covered"
  ],
  [
    "under a picture of pixels",
    `<div style="position:relative;width:200px;height:60px">SECRET<img style="position:absolute;inset:0;width:200px;height:60px" src="data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs="></div>`,
    "covered"
  ],
  [
    "under an overlay that does not take part in pointing",
    `<p>SECRET</p><div style="position:fixed;inset:0;background:#fff;pointer-events:none"></div>`,
    "covered"
  ],
  [
    "under a full overlay, below the fold",
    `<div style="height:3000px"></div><p>SECRET</p><div style="position:fixed;inset:0;background:#fff"></div>`,
    "covered"
  ],
  [
    "under an opaque sibling, below the fold",
    `<div style="height:3000px"></div><div style="position:relative"><p>SECRET</p><div style="position:absolute;inset:-20px;background:#eee"></div></div>`,
    "covered"
  ],
  [
    "behind its ancestor, by a negative z-index",
    `<div style="background:#eee;padding:20px"><p style="position:relative;z-index:-1">SECRET</p></div>`,
    "covered"
  ],
  [
    "behind the opaque backdrop of a modal dialog",
    `<style>dialog::backdrop{background:#222}</style><p>SECRET</p><dialog style="margin:300px"></dialog><script>document.querySelector("dialog").showModal()</script>`,
    "covered"
  ],
  [
    "under layers that let little through together",
    `<p>SECRET</p><div style="position:fixed;inset:0;background:rgba(0,0,0,.7)"></div><div style="position:fixed;inset:0;background:rgba(0,0,0,.7)"></div>`,
    "covered"
  ],
  [
    "behind a blurring overlay",
    `<p>SECRET</p><div style="position:fixed;inset:0;backdrop-filter:blur(12px)"></div>`,
    "covered"
  ],
  [
    "behind a mask of nothing",
    `<p style="mask-image:linear-gradient(transparent,transparent)">SECRET</p>`,
    "transparent"
  ],
  [
    "on the back of a card",
    `<div style="transform-style:preserve-3d;position:relative;width:200px;height:50px"><div style="position:absolute;inset:0;backface-visibility:hidden">Front</div><div style="position:absolute;inset:0;backface-visibility:hidden;transform:rotateY(180deg)">SECRET</div></div>`,
    "hidden_from_people"
  ],
  [
    "under a box that CSS writes over it",
    `<style>p{position:relative}p::after{content:"";position:absolute;inset:0;background:#eee}</style><p>SECRET</p>`,
    "covered"
  ],
  [
    "under a box that CSS writes over its ancestor, below the fold",
    `<style>div.a{position:relative}div.a::before{content:"";position:absolute;inset:0;background:#eee;z-index:1}</style><div style="height:3000px"></div><div class="a"><p>SECRET</p></div>`,
    "covered"
  ],
  [
    "under a drawn shape",
    `<div style="position:relative">SECRET<svg style="position:absolute;inset:0" width="300" height="50"><rect width="300" height="50" fill="#eee"/></svg></div>`,
    "covered"
  ],
  [
    "beyond the last line of a clamped text",
    `<p style="display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;overflow:hidden;width:120px">One two three four five six SECRET</p>`,
    "clipped"
  ],
  [
    "inside a frame of no size",
    `<iframe style="width:0;height:0;border:0" srcdoc="<p>SECRET</p>"></iframe>`,
    "not in the tree"
  ],
  [
    "inside a frame that is transparent",
    `<iframe style="opacity:0" srcdoc="<p>SECRET</p>"></iframe>`,
    "transparent"
  ]
]

/** Places where `PLAIN` is seen, though not at once or not simply. */
export const shown: ReadonlyArray<readonly [string, string]> = [
  ["below the fold", `<div style="height:3000px"></div><p>PLAIN</p>`],
  ["to the right, where the page scrolls", `<p style="margin-left:3000px">PLAIN</p>`],
  [
    "inside a box that scrolls",
    `<div style="height:100px;overflow:auto"><div style="height:900px"></div><p>PLAIN</p></div>`
  ],
  [
    "inside a box that scrolls, below the fold",
    `<div style="height:2000px"></div><div style="height:100px;overflow:auto"><div style="height:900px"></div><p>PLAIN</p></div>`
  ],
  ["hidden from assistive technology only", `<p aria-hidden="true">PLAIN</p>`],
  ["under a click catcher that paints nothing", `<p>PLAIN</p><div style="position:fixed;inset:0"></div>`],
  ["under a thin veil", `<p>PLAIN</p><div style="position:fixed;inset:0;background:rgba(0,0,0,.5)"></div>`],
  [
    "behind the default backdrop of a modal dialog",
    `<p>PLAIN</p><dialog style="margin-top:300px">Sure?</dialog><script>document.querySelector("dialog").showModal()</script>`
  ],
  [
    "in a modal dialog",
    `<div style="opacity:0;overflow:hidden;height:0"><dialog id="d">PLAIN</dialog></div><script>document.querySelector("#d").showModal()</script>`
  ],
  [
    "a label that floats over its field",
    `<div style="position:relative"><label style="position:absolute;pointer-events:none;z-index:1">PLAIN</label><input style="position:relative"></div>`
  ],
  [
    "a positioned child that leaves a box that cuts",
    `<div style="overflow:hidden;height:0"><p style="position:absolute">PLAIN</p></div>`
  ],
  [
    "a fixed child of a box that cuts",
    `<div style="overflow:hidden;height:0;position:relative"><p style="position:fixed">PLAIN</p></div>`
  ],
  [
    "a visible child of a hidden one",
    `<div style="visibility:hidden"><p style="visibility:visible">PLAIN</p></div>`
  ],
  ["what overflows a box of no height", `<div style="height:0"><p>PLAIN</p></div>`],
  [
    "white text on a dark picture",
    `<div style="background:linear-gradient(#000,#333)"><p style="color:#fff">PLAIN</p></div>`
  ],
  [
    "white text over a dark sibling",
    `<div style="position:relative;height:80px"><div style="position:absolute;inset:0;background:#111"></div><p style="position:relative;color:#fff">PLAIN</p></div>`
  ],
  [
    "white text over a dark sibling, below the fold",
    `<div style="height:3000px"></div><div style="position:relative;height:80px"><div style="position:absolute;inset:0;background:#111"></div><p style="position:relative;color:#fff">PLAIN</p></div>`
  ],
  [
    "gradient text",
    `<p style="color:transparent;background:linear-gradient(red,blue);-webkit-background-clip:text">PLAIN</p>`
  ],
  ["a white text with a shadow", `<p style="color:#fff;text-shadow:0 0 3px #000">PLAIN</p>`],
  [
    "under a sticky header, from where it scrolls out",
    `<style>body{margin:0}</style><div style="position:sticky;top:0;height:60px;background:#eee;margin-bottom:-60px"></div><p style="margin:10px;padding-top:0">PLAIN</p><div style="height:2000px"></div><script>addEventListener("load",()=>scrollTo(0,20))</script>`
  ],
  [
    "over a panel that sticks beside its column, and only there",
    `<style>body{margin:0}</style><p style="margin:0;height:60px">PLAIN</p><div style="height:2000px"><div style="position:sticky;top:0;height:100vh;background:#eee"></div></div><script>addEventListener("load",()=>scrollTo(0,600))</script>`
  ],
  [
    "beside an opaque sibling",
    `<div style="position:relative"><p>PLAIN</p><div style="position:absolute;left:400px;top:0;width:50px;height:50px;background:#eee"></div></div>`
  ],
  [
    "the other side of a turned card",
    `<div style="transform-style:preserve-3d;transform:rotateY(180deg);position:relative;width:200px;height:50px"><div style="position:absolute;inset:0;backface-visibility:hidden">Front</div><div style="position:absolute;inset:0;backface-visibility:hidden;transform:rotateY(180deg)">PLAIN</div></div>`
  ],
  [
    "over a box that CSS writes behind it",
    `<style>p{position:relative;z-index:0}p::after{content:"";position:absolute;inset:0;background:#eee;z-index:-1}</style><p>PLAIN</p>`
  ],
  [
    "under a box that CSS writes and has not drawn yet",
    `<style>p{position:relative}p::after{content:"";position:absolute;inset:0;background:#eee;transform:scaleX(0)}</style><p>PLAIN</p>`
  ],
  [
    "under a clear canvas",
    `<p>PLAIN</p><canvas style="position:fixed;inset:0;width:100%;height:100%;pointer-events:none"></canvas>`
  ],
  [
    "under the clear part of a picture",
    `<p>PLAIN</p><canvas width="4" height="4" hidden></canvas><img style="position:fixed;inset:0;width:100%;height:100%"><script>document.querySelector("img").src = document.querySelector("canvas").toDataURL()</script>`
  ],
  ["open details around bare text", `<details open><summary>More</summary>PLAIN</details>`],
  ["open details", `<details open><summary>More</summary><p>PLAIN</p></details>`],
  [
    "in an open shadow tree",
    `<x-a></x-a><script>document.querySelector("x-a").attachShadow({mode:"open"}).innerHTML="<p>PLAIN</p>"</script>`
  ],
  [
    "slotted into a shadow tree",
    `<x-a>PLAIN</x-a><script>document.querySelector("x-a").attachShadow({mode:"open"}).innerHTML="<p><slot></slot></p>"</script>`
  ],
  ["in a frame", `<iframe srcdoc="<p>PLAIN</p>"></iframe>`],
  ["written by CSS", `<style>p::before{content:"PLAIN"}</style><p></p>`],
  ["in a picture made of vectors", `<svg width="200" height="40"><text x="10" y="20">PLAIN</text></svg>`],
  ["half transparent", `<p style="opacity:.5">PLAIN</p>`],
  ["moved by a transform", `<p style="width:100px;transform:translate(200px,100px) rotate(20deg)">PLAIN</p>`],
  [
    "from right to left, where the page scrolls to the left",
    `<script>document.documentElement.dir="rtl"</script><p style="margin-right:3000px;width:100px">PLAIN</p>`
  ],
  ["with display: contents", `<div style="display:contents"><p>PLAIN</p></div>`],
  [
    "under a popover's edge",
    `<p style="margin-top:300px">PLAIN</p><div popover style="inset:auto;top:0;left:0">Hi</div><script>document.querySelector("[popover]").showPopover()</script>`
  ]
]
