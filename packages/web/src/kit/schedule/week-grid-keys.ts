import type { WeekHours } from '@app/contract/values/week-slots'
import type { PictureCursor, Press } from './picture-keys.ts'
import { type Block, blockAt, hoursBetween, resized, shifted, type WeekPlace, type WeekSlot } from './week-grid-model.ts'

export type WeekCursor = PictureCursor<WeekPlace>
/** Action of a key; null leaves it to the page. */
export type WeekAct =
  | { readonly type: 'go'; readonly cursor: WeekCursor }
  | { readonly type: 'create'; readonly hours: WeekHours }
  | { readonly type: 'select'; readonly slot: WeekSlot | null }
  | { readonly type: 'change'; readonly slot: WeekSlot; readonly hours: WeekHours }
  | { readonly type: 'delete'; readonly slot: WeekSlot }
  | null

export interface WeekView {
  readonly cursor: WeekCursor
  readonly blocks: readonly Block[]
  readonly axis: 'down' | 'across'
  readonly from: number
  readonly to: number
  readonly step: number
  readonly mayCreate: boolean
  readonly mayChange: boolean
  /** Slot deleted with Delete while the keyboard is on free time. */
  readonly selected: WeekSlot | undefined
}
const along = { down: { ArrowDown: 1, ArrowUp: -1 }, across: { ArrowRight: 1, ArrowLeft: -1 } } as const
const across = { down: { ArrowRight: 1, ArrowLeft: -1 }, across: { ArrowDown: 1, ArrowUp: -1 } } as const
const page = 120

/** Next stop in time: a slot is one stop, free time moves by steps. */
function walk({ cursor: { at, anchor }, blocks, step }: WeekView, by: number): number {
  const block = anchor ? undefined : blockAt(blocks, at)
  if (block && by > 0) return block.to
  if (block) return block.from - step
  return at.minute + by * step
}

/** Arrows move from step to step and from day to day, Enter selects a slot or begins and ends a new one, Shift and Alt with arrows move its end and start, Ctrl the whole slot, Delete removes it. */
export function planWeekKey(view: WeekView, press: Press): WeekAct {
  const { cursor, blocks, axis, from, to, step } = view
  const { at, anchor } = cursor
  const block = anchor ? undefined : blockAt(blocks, at)
  const inTime = (along[axis] as Record<string, number>)[press.key]
  const inDays = (across[axis] as Record<string, number>)[press.key]
  const go = (place: WeekPlace): WeekAct => ({
    type: 'go',
    cursor: { anchor, at: { day: place.day, minute: Math.max(from, Math.min(to - step, place.minute)) } },
  })
  if (inTime !== undefined && block && view.mayChange && (press.shiftKey || press.altKey || press.ctrlKey || press.metaKey)) {
    const { slot } = block
    const by = inTime * step
    const hours = press.shiftKey ? resized(slot, 'end', by, step) : press.altKey ? resized(slot, 'start', by, step) : shifted(slot, by)
    return { type: 'change', slot, hours }
  }
  if (press.altKey || press.ctrlKey || press.metaKey) return null
  if (inTime !== undefined) return go({ day: at.day, minute: walk(view, inTime) })
  if (inDays !== undefined) return go({ day: Math.max(1, Math.min(7, at.day + inDays)), minute: at.minute })
  if (press.key === 'PageDown' || press.key === 'PageUp')
    return go({ ...at, minute: at.minute + (press.key === 'PageDown' ? page : -page) })
  if (press.key === 'Home' || press.key === 'End') return go({ ...at, minute: press.key === 'Home' ? from : to })
  if (press.key === 'Escape') return anchor ? { type: 'go', cursor: { at, anchor: null } } : { type: 'select', slot: null }
  const held = block?.slot ?? view.selected
  if ((press.key === 'Delete' || press.key === 'Backspace') && held && view.mayChange) return { type: 'delete', slot: held }
  if (press.key !== 'Enter' && press.key !== ' ') return null
  if (anchor) return { type: 'create', hours: hoursBetween(anchor, at, step) }
  if (block) return { type: 'select', slot: block.slot }
  return view.mayCreate ? { type: 'go', cursor: { at, anchor: at } } : null
}
