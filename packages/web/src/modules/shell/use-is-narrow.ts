import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 760px)')
const watch = (onChange: () => void) => {
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is too narrow for a sidebar. */
export const useIsNarrow = () => useSyncExternalStore(watch, () => query.matches)
