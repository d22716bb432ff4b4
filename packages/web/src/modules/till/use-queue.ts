import { useRef, useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'

/** Runs actions one after the other, so that no quick scan is lost or overtaken. A refusal shows a toast, and returns null. */
export function useQueue() {
  const [busy, setBusy] = useState(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const act = <T>(work: () => Promise<T>): Promise<T | null> => {
    const next = last.current.then(async () => {
      setBusy((count) => count + 1)
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        toast.bad(error.msg, { milliseconds: noticeTimes.standard })
        return null
      } finally {
        setBusy((count) => count - 1)
      }
    })
    last.current = next.catch(() => {})
    return next
  }
  return { act, isBusy: busy > 0 }
}
