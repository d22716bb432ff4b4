let isPressed = false
const waiting = new Set<() => void>()

const release = () => {
  isPressed = false
  // the click comes after the pointer is up
  setTimeout(() => {
    for (const work of waiting) work()
    waiting.clear()
  })
}
window.addEventListener('pointerdown', () => (isPressed = true), { capture: true })
for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { capture: true })

/** Does something now, or once the press that is under way is over: what it draws would move a button away from under the pointer, and the click be lost. */
export const afterPress = (work: () => void) => void (isPressed ? waiting.add(work) : work())
