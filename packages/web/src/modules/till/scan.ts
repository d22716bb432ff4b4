import { useEffect, useRef } from 'react'

/** Milliseconds between two characters of a scanner, and how many it sends at least: nobody types like that. */
const [gap, least] = [35, 6]

/** The text of a field without what a scanner has just written at its end. */
function takeOut(field: EventTarget | null, code: string) {
  if (!(field instanceof HTMLInputElement) || !field.value.endsWith(code)) return
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(field, field.value.slice(0, -code.length))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Hears a scanner wherever the keyboard is: characters that come faster than fingers, ended by Enter. They are taken out of the field they fell into. */
export function useScanner(onScan: (code: string) => void) {
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
        takeOut(event.target, scanned)
        listener.current(scanned)
      } else if (event.key.length === 1) code = isQuick ? code + event.key : event.key
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
