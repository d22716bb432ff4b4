import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds between two characters of a scanner, and their minimum number: faster than any typing. */
const [gap, least] = [35, 6]

/** Text in the box that belongs to the code after it: "3*", and digits that a busy machine received slowly. */
const beginning = /(?:\d{1,3}[*x])?\d*$/i

/** Removes the characters of a scanner from the focused field; returns the code, in the box with its prefix. */
function takeOut(field: EventTarget | null, code: string, box: HTMLInputElement | null): string {
  if (!(field instanceof HTMLInputElement) || !field.value.endsWith(code)) return code
  const before = field.value.slice(0, -code.length)
  const whole = field === box ? `${beginning.exec(before)?.[0] ?? ''}${code}` : code
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(field, field.value.slice(0, -whole.length))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return whole
}

/** Detects a scanner with any focus: characters faster than typing, ended by Enter. They are removed from the focused field. */
export function useScanner(box: RefObject<HTMLInputElement | null>, onScan: (code: string) => void) {
  const listener = useRef(onScan)
  listener.current = onScan
  useEffect(() => {
    let code = ''
    let last = 0
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isQuick = event.timeStamp - last < gap
      last = event.timeStamp
      if (event.key === 'Enter') {
        const scanned = isQuick && code.length >= least ? code : null
        code = ''
        if (scanned === null || document.querySelector('[role=dialog]')) return
        event.preventDefault()
        event.stopPropagation()
        listener.current(takeOut(event.target, scanned, box.current))
      } else if (event.key.length === 1) code = isQuick ? code + event.key : event.key
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [box])
}
