let isPressed = false
const waiting = new Set<() => void>()

const release = () => {
  isPressed = false
  // the click event follows pointerup
  setTimeout(() => {
    for (const work of waiting) work()
    waiting.clear()
  })
}
window.addEventListener('pointerdown', () => (isPressed = true), { capture: true })
for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { capture: true })

/** Runs work now, or after the current press: a redraw could move a button away from under the pointer and lose the click. */
export const afterPress = (work: () => void) => void (isPressed ? waiting.add(work) : work())
