import { useSyncExternalStore } from 'react'
import { refresh } from '../kit/reads/queries.ts'

const subscribe = (onChange: () => void) => {
  const back = () => {
    onChange()
    void refresh()
  }
  window.addEventListener('online', back)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', back)
    window.removeEventListener('offline', onChange)
  }
}

/** False while the device has no network; everything shown is read again once it is back. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
