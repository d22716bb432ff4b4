import { useSyncExternalStore } from 'react'

/** Hook for a media query of the window. */
function watching(text: string): () => boolean {
  const query = matchMedia(text)
  const watch = (onChange: () => void) => {
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(watch, () => query.matches)
}

/** True if the window is too narrow for a sidebar. */
export const useIsNarrow = watching('(max-width: 760px)')

/** True in a phone's window: rows are cards there, and a dialog may fill it. */
export const useIsPhone = watching('(max-width: 600px)')
