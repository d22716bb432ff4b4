import { useSyncExternalStore } from 'react'

const watch = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { attributes: true, attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

const rowHeight = () => (document.body.dataset.density === 'comfortable' ? 36 : 28)

/** Height of a row in pixels: 28, or 36 if the body has data-density="comfortable". */
export const useRowHeight = (): number => useSyncExternalStore(watch, rowHeight)
