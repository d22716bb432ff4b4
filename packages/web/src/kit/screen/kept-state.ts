import { useEffect, useState } from 'react'

interface Slot {
  value?: unknown
}
/** What the screens of one step of the history keep of themselves. */
interface Step {
  readonly path: string
  readonly slots: Map<string, Slot>
}
/** By the place of the step in the history. */
const steps: Step[] = []
let at = 0

const stepOf = (path: string): Step => ({ path, slots: new Map() })

/** Told of each address by the history: back and forward find what was kept; so does a record that leads to the list it was opened from. */
export function standAt(index: number, path: string, isNew: boolean): void {
  if (isNew) steps.length = Math.min(steps.length, index)
  const list = isNew && steps[index - 2]
  if (steps[index]?.path !== path) steps[index] = list && list.path === path ? { path, slots: new Map(list.slots) } : stepOf(path)
  at = index
}

/** A place that outlives the component: whoever comes back to this step of the history finds in it what was left there. */
export function useSlot<T>(name: string): { value?: T } {
  const [slot] = useState(() => {
    const { slots } = (steps[at] ??= stepOf(''))
    const kept = { ...slots.get(name) }
    slots.set(name, kept)
    return kept
  })
  return slot as { value?: T }
}

/** `useState` of a screen that finds itself as it was when one comes back to it: what was searched, filtered, opened. Says too whether anything was kept. */
export function useKept<T>(name: string, first: T | (() => T)) {
  const slot = useSlot<T>(name)
  const [isKept] = useState(slot.value !== undefined)
  const [value, set] = useState<T>(slot.value ?? first)
  useEffect(() => {
    slot.value = value
  }, [slot, value])
  return [value, set, isKept] as const
}
