import { useEffect, useRef, useState } from 'react'

/** Does `then` once a form is saved and has no unsaved change any more, so that leaving its screen does not ask. Returns what to call when the saving is done. */
export function useAfterSave(isDirty: boolean, then: () => void): () => void {
  const [isSaved, setSaved] = useState(false)
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    if (!isSaved || isDirty) return
    setSaved(false)
    latest.current()
  }, [isSaved, isDirty])
  return () => setSaved(true)
}
