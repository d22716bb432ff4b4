import { store } from './store.ts'

export type ToastTone = 'good' | 'bad' | 'info'
export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  readonly milliseconds: number
  readonly action?: { text: string; run: () => void }
}
type Options = Partial<Pick<Toast, 'milliseconds' | 'action'>>

export const toasts = store<readonly Toast[]>([])
let last = 0

export const closeToast = (id: number) => toasts.set((now) => now.filter((one) => one.id !== id))

/** At most four at a time; the same words twice are one notice. */
const show =
  (tone: ToastTone, milliseconds: number) =>
  (text: string, options: Options = {}): number => {
    last += 1
    const one = { id: last, tone, text, milliseconds, ...options }
    toasts.set((now) => [...now.filter((other) => other.text !== text), one].slice(-4))
    return last
  }

/** Short notices. Success and errors stay 3 s, the others 5 s; give `milliseconds` for 10 s, `action` for an undo. */
export const toast = { good: show('good', 3000), bad: show('bad', 3000), info: show('info', 5000) }
