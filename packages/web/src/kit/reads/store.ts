import { useSyncExternalStore } from 'react'

/** Observable value outside React. */
export interface Store<T> {
  get: () => T
  set: (next: T | ((now: T) => T)) => void
  use: () => T
}

export function store<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set: (next) => {
      const now = typeof next === 'function' ? (next as (now: T) => T)(value) : next
      if (Object.is(now, value)) return
      value = now
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}
