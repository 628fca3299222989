/** What plays a replay. Plain JavaScript for any browser; it sets texts and pictures only, and never reads markup. */
export const script = `
(() => {
  const data = JSON.parse(document.getElementById("data").textContent)
  const steps = data.steps
  const one = (name) => document.querySelector(name)
  const image = one(".screen img"), none = one(".screen p"), play = one(".play"), slider = one(".controls input"), counter = one("output")
  const list = Array.from(document.querySelectorAll("ol button"))
  let step = 0, frame = 0, timer

  const last = (at) => Math.max(0, steps[at].frames.length - 1)
  const seconds = (ms) => (ms / 1000).toFixed(1) + " s"

  const fact = (name, text) => {
    const [term, told] = [document.createElement("dt"), document.createElement("dd")]
    term.textContent = name
    told.textContent = text
    return [term, told]
  }

  const show = () => {
    const now = steps[step], shown = now.frames[frame]
    image.hidden = shown === undefined
    none.hidden = shown !== undefined
    if (shown !== undefined) { image.src = shown.src; image.alt = "The page during step " + (step + 1) + ": " + now.text }
    slider.max = last(step); slider.value = frame; slider.disabled = last(step) === 0
    slider.setAttribute("aria-valuetext", "picture " + (frame + 1) + " of " + Math.max(1, now.frames.length))
    counter.textContent = now.frames.length === 0 ? "no picture" : (frame + 1) + " of " + now.frames.length + " \u00b7 " + seconds(shown.at)
    one(".back").disabled = step === 0 && frame === 0
    one(".on").disabled = step === steps.length - 1 && frame === last(step)
    one(".told h2").textContent = step + 1 + ". " + now.text
    one(".told p").textContent = now.detail
    one(".told dl").replaceChildren(...now.facts.flatMap(([name, text]) => fact(name, text)))
    list.forEach((button, at) => at === step ? button.setAttribute("aria-current", "step") : button.removeAttribute("aria-current"))
  }

  const tell = (text, playing) => { play.querySelector("span").textContent = text; play.classList.toggle("playing", playing) }
  const pause = () => { clearTimeout(timer); timer = undefined; tell("Play", false) }
  const go = (nextStep, nextFrame) => {
    step = Math.min(steps.length - 1, Math.max(0, nextStep))
    frame = Math.min(last(step), Math.max(0, nextFrame))
    show()
    list[step].scrollIntoView({ block: "nearest" })
  }
  const atEnd = () => step === steps.length - 1 && frame === last(step)
  const forward = () => frame < last(step) ? go(step, frame + 1) : step < steps.length - 1 && go(step + 1, 0)
  const backward = () => frame > 0 ? go(step, frame - 1) : step > 0 && go(step - 1, last(step - 1))

  /** Long waits are cut short, and the end of a step is held. */
  const wait = () => {
    const frames = steps[step].frames
    return frame >= last(step) ? 900 : Math.min(500, Math.max(60, frames[frame + 1].at - frames[frame].at))
  }
  const tick = () => { if (atEnd()) return pause(); forward(); timer = setTimeout(tick, wait()) }
  const start = () => {
    if (atEnd()) go(0, 0)
    tell("Pause", true)
    timer = setTimeout(tick, wait())
  }
  const toggle = () => timer === undefined ? start() : pause()
  const by = (move) => () => { pause(); move() }

  list.forEach((button, at) => button.addEventListener("click", by(() => go(at, last(at)))))
  play.addEventListener("click", toggle)
  one(".back").addEventListener("click", by(backward))
  one(".on").addEventListener("click", by(forward))
  slider.addEventListener("input", by(() => go(step, Number(slider.value))))
  const keys = {
    ArrowRight: by(forward), ArrowLeft: by(backward), ArrowDown: by(() => step < steps.length - 1 && go(step + 1, last(step + 1))),
    ArrowUp: by(() => step > 0 && go(step - 1, last(step - 1))), Home: by(() => go(0, 0)),
    End: by(() => go(steps.length - 1, last(steps.length - 1))), " ": toggle
  }
  document.addEventListener("keydown", (event) => {
    const own = event.target instanceof HTMLElement && event.target.closest("input, summary, a")
    const pressed = event.key === " " && event.target instanceof HTMLElement && event.target.closest("button")
    if (own || pressed || event.ctrlKey || event.metaKey || event.altKey || keys[event.key] === undefined) return
    event.preventDefault()
    keys[event.key]()
  })
  if (steps.length > 0) { const fell = steps.findIndex((each) => each.outcome === "failed" || each.outcome === "blocked"); go(fell < 0 ? 0 : fell, fell < 0 ? 0 : last(fell)); pause() }
})()
`
