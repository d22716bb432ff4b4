import { store } from '../../kit/reads/store.ts'

/** True while the help stands beside the screen; it stays open from screen to screen. */
export const helpShown = store(false)

let before: Element | null = null

/** Opens the help, or closes it and gives the focus back. */
export function toggleHelp() {
  if (!helpShown.get()) before = document.activeElement
  helpShown.set((now) => !now)
  if (!helpShown.get() && before instanceof HTMLElement && before.isConnected) before.focus()
}
