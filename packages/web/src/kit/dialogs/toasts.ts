import { store } from '../reads/store.ts'

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

/** Durations of toasts in milliseconds: 3, 5 or 10 seconds only. */
export const noticeTimes = { short: 3000, standard: 5000, long: 10_000 } as const

/** Shows a toast: at most four at a time; identical texts are merged. A toast with an undo stays 10 s. */
const show =
  (tone: ToastTone, milliseconds: number) =>
  (text: string, options: Options = {}): number => {
    last += 1
    const one = { id: last, tone, text, milliseconds: options.action ? noticeTimes.long : milliseconds, ...options }
    toasts.set((now) => [...now.filter((other) => other.text !== text), one].slice(-4))
    return last
  }

/** Toasts: success and errors stay 3 s, the others 5 s, or `milliseconds` of the listed times; `action` undoes the change. */
export const toast = {
  good: show('good', noticeTimes.short),
  bad: show('bad', noticeTimes.short),
  info: show('info', noticeTimes.standard),
}
