import { useRef, useState } from 'react'
import { Refused } from '../../kit/dialogs/refused.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'

/** Does one thing after the other, so that nothing scanned quickly is lost or overtaken. A refusal is a toast, and null. */
export function useQueue() {
  const [busy, setBusy] = useState(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const act = <T>(work: () => Promise<T>): Promise<T | null> => {
    const next = last.current.then(async () => {
      setBusy((count) => count + 1)
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof Refused)) throw error
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
