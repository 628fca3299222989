/** Whether what a person does has come to the page. Runs inside the page, see Dom.ts. */
export type Inputs = ReturnType<typeof inputs>

export const inputs = () => {
  let begun = false
  const note = (event: Event) => {
    if (event.isTrusted) begun = true
  }
  for (const type of ["pointermove", "pointerdown", "mousemove", "mousedown", "keydown"])
    window.addEventListener(type, note, { capture: true, passive: true })

  return {
    reset: () => {
      begun = false
    },
    begun: () => begun
  }
}
