import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds between two characters of a scanner, and how many it sends at least: nobody types like that. */
const [gap, least] = [35, 6]

/** What stands before a code in the box and belongs to it: "3*", and figures that a busy machine received slowly. */
const beginning = /(?:\d{1,3}[*x])?\d*$/i

/** Takes what a scanner has just written out of the field it fell into; gives the code, in the box with what belongs to it. */
function takeOut(field: EventTarget | null, code: string, box: HTMLInputElement | null): string {
  if (!(field instanceof HTMLInputElement) || !field.value.endsWith(code)) return code
  const before = field.value.slice(0, -code.length)
  const whole = field === box ? `${beginning.exec(before)?.[0] ?? ''}${code}` : code
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(field, field.value.slice(0, -whole.length))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return whole
}

/** Hears a scanner wherever the keyboard is: characters that come faster than fingers, ended by Enter. They are taken out of the field they fell into. */
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
