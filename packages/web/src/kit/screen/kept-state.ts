import { useEffect, useState } from 'react'

interface Slot {
  value?: unknown
}
/** Kept state of the screens of one history step. */
interface Step {
  readonly path: string
  readonly slots: Map<string, Slot>
}
/** By the index of the step in the history. */
const steps: Step[] = []
let at = 0

const stepOf = (path: string): Step => ({ path, slots: new Map() })

/** Called by the history on each navigation: back and forward restore the kept state; so does a link from a record to the list it was opened from. */
export function enterStep(index: number, path: string, isNew: boolean): void {
  if (isNew) steps.length = Math.min(steps.length, index)
  const list = isNew && steps[index - 2]
  if (steps[index]?.path !== path) steps[index] = list && list.path === path ? { path, slots: new Map(list.slots) } : stepOf(path)
  at = index
}

/** Storage that outlives the component, restored on return to this step of the history. */
export function useSlot<T>(name: string): { value?: T } {
  const [slot] = useState(() => {
    const { slots } = (steps[at] ??= stepOf(''))
    const kept = { ...slots.get(name) }
    slots.set(name, kept)
    return kept
  })
  return slot as { value?: T }
}

/** `useState` that is restored on return to the screen: search, filters, open rows. Also returns true if a value was restored. */
export function useKeptState<T>(name: string, first: T | (() => T)) {
  const slot = useSlot<T>(name)
  const [isKept] = useState(slot.value !== undefined)
  const [value, set] = useState<T>(slot.value ?? first)
  useEffect(() => {
    slot.value = value
  }, [slot, value])
  return [value, set, isKept] as const
}
