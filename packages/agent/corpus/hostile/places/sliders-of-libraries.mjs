/** Sliders of libraries: named by the text before them alone, or with an input that is cut down to nothing in the knob. */
const keys = `<script>const knob = document.querySelector("[role=slider]"); knob.onkeydown = ({ key }) => { const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0; const now = Number(knob.getAttribute("aria-valuenow")) + by
  knob.setAttribute("aria-valuenow", now); knob.style.left = now * 5 + "px"; document.getElementById("say").textContent = "Up to " + now + " guests" }</script>`
const named = `<div tabindex="0" role="tabpanel"><div><div>Guest limit</div><div style="position:relative;height:12px;width:300px;background:#ddd;cursor:pointer"><div role="slider" tabindex="0" aria-valuenow="4" aria-valuemin="0" aria-valuemax="20" style="position:absolute;left:20px;width:12px;height:12px;background:#36f"></div></div></div><p id="say">Up to 4 guests</p><p>Guest note</p></div>${keys}`

const cut = `<style>.rail{position:relative;width:300px;height:24px;background:#ddd}.knob{position:absolute;left:60px;top:2px;width:20px;height:20px;border-radius:50%;background:#36f}.knob input{position:absolute;width:100%;height:100%;margin:-1px;clip:rect(0 0 0 0);overflow:hidden;border:0}</style>
<p id="lab">Table size</p><span class="rail" style="display:block"><span class="knob"><input type="range" min="1" max="12" value="4" aria-labelledby="lab"></span></span><p id="say">4 seats</p><script>const range = document.querySelector("input"); range.oninput = () => { say.textContent = range.value + " seats" }</script>`
const gone = cut.replace('class="knob"', 'class="knob" style="display:none"')

export default [
  {
    about: "a slider that only the text before it names",
    page: named,
    passed: ['Set the Guest limit slider to 9\n"Up to 9 guests" is shown'],
    failed: ['Set the Guest limit slider to 9\n"Up to 4 guests" is shown'],
    blocked: ["Set the Guest note slider to 9\nThe page should show Up to 9 guests"]
  },
  {
    about: "an input that is cut down to nothing in the knob",
    page: cut,
    passed: ['Set the Table size slider to 6\n"6 seats" is shown', "The Table size slider is shown"],
    failed: ['Set the Table size slider to 6\n"4 seats" is shown']
  },
  {
    about: "a slider that nobody sees",
    page: gone,
    never: ['Set the Table size slider to 6\n"6 seats" is shown', "The Table size slider is shown"]
  }
]
