/** Whether what a person does has come to the page. Runs inside the page, see Dom.ts. */
export type Inputs = ReturnType<typeof inputs>

export const inputs = () => {
  let pressed = false
  const note = (event: Event) => {
    if (event.isTrusted) pressed = true
  }
  for (const type of ["pointerdown", "mousedown", "keydown"])
    window.addEventListener(type, note, { capture: true, passive: true })

  return {
    reset: () => {
      pressed = false
    },
    pressed: () => pressed
  }
}
