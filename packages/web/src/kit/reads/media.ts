import { useSyncExternalStore } from 'react'

/** A hook that tells whether the window fits a media query. */
function watching(text: string): () => boolean {
  const query = matchMedia(text)
  const watch = (onChange: () => void) => {
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(watch, () => query.matches)
}

/** Whether the window is too narrow for a sidebar. */
export const useIsNarrow = watching('(max-width: 760px)')

/** Whether the window is a phone's: rows are cards there, and a dialog may take all of it. */
export const useIsPhone = watching('(max-width: 600px)')
