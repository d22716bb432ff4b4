import { useSyncExternalStore } from 'react'

const watch = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { attributes: true, attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

const finger = matchMedia('(pointer: coarse)')
const rowHeight = () => (finger.matches ? 44 : document.body.dataset.density === 'comfortable' ? 36 : 28)

/** Height of a row in pixels: 28, 36 if the body has data-density="comfortable", 44 for a finger. */
export const useRowHeight = (): number => useSyncExternalStore(watch, rowHeight)
