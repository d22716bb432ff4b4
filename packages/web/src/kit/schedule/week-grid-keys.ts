import type { WeekHours } from '@app/contract/values/week-slots'
import { isCommand, type Keymap, modifierOf, type Press } from '../screen/keymap.ts'
import type { PictureCursor } from './picture-cursor.ts'
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
const page = 120

type Handler = (view: WeekView, press: Press) => WeekAct

const blockUnder = ({ cursor: { at, anchor }, blocks }: WeekView) => (anchor ? undefined : blockAt(blocks, at))

/** Next stop in time: a slot is one stop, free time moves by steps. */
function walk(view: WeekView, by: number): number {
  const block = blockUnder(view)
  if (block) return by > 0 ? block.to : block.from - view.step
  return view.cursor.at.minute + by * view.step
}

const go = ({ cursor: { at, anchor }, from, to, step }: WeekView, place: Partial<WeekPlace>): WeekAct => {
  const { day, minute } = { ...at, ...place }
  return { type: 'go', cursor: { anchor, at: { day, minute: Math.max(from, Math.min(to - step, minute)) } } }
}
/** Handler of a key without Alt, Ctrl or Cmd. */
const plain =
  (handler: (view: WeekView) => WeekAct): Handler =>
  (view, press) =>
    isCommand(press) ? null : handler(view)

/** Moves in time; with a modifier moves the end, the start or the whole of the slot under the cursor. */
const inTime =
  (by: 1 | -1): Handler =>
  (view, press) => {
    const { step } = view
    const modifier = modifierOf(press)
    const slot = view.mayChange && modifier ? blockUnder(view)?.slot : undefined
    if (!slot) return isCommand(press) ? null : go(view, { minute: walk(view, by) })
    const edge = modifier === 'shift' ? 'end' : 'start'
    return { type: 'change', slot, hours: modifier === 'ctrl' ? shifted(slot, by * step) : resized(slot, edge, by * step, step) }
  }
const inDays = (by: 1 | -1) => plain((view) => go(view, { day: Math.max(1, Math.min(7, view.cursor.at.day + by)) }))
const byPage = (minutes: number) => plain((view) => go(view, { minute: view.cursor.at.minute + minutes }))

const leave = plain(({ cursor: { at, anchor } }) =>
  anchor ? { type: 'go', cursor: { at, anchor: null } } : { type: 'select', slot: null },
)
const remove = plain((view) => {
  const slot = blockUnder(view)?.slot ?? view.selected
  return slot && view.mayChange ? { type: 'delete', slot } : null
})
/** Ends the new slot, selects the slot under the cursor, or begins a new one. */
const enter = plain((view) => {
  const { at, anchor } = view.cursor
  if (anchor) return { type: 'create', hours: hoursBetween(anchor, at, view.step) }
  const block = blockUnder(view)
  if (block) return { type: 'select', slot: block.slot }
  return view.mayCreate ? { type: 'go', cursor: { at, anchor: at } } : null
})

const common: Keymap<WeekView, WeekAct> = {
  PageDown: byPage(page),
  PageUp: byPage(-page),
  Home: plain((view) => go(view, { minute: view.from })),
  End: plain((view) => go(view, { minute: view.to })),
  Escape: leave,
  Delete: remove,
  Backspace: remove,
  Enter: enter,
  ' ': enter,
}
const keys: Readonly<Record<WeekView['axis'], Keymap<WeekView, WeekAct>>> = {
  down: { ...common, ArrowDown: inTime(1), ArrowUp: inTime(-1), ArrowRight: inDays(1), ArrowLeft: inDays(-1) },
  across: { ...common, ArrowRight: inTime(1), ArrowLeft: inTime(-1), ArrowDown: inDays(1), ArrowUp: inDays(-1) },
}

/** Arrows move from step to step and from day to day, Enter selects a slot or begins and ends a new one, Shift and Alt with arrows move its end and start, Ctrl the whole slot, Delete removes it. */
export const planWeekKey: Handler = (view, press) => keys[view.axis][press.key]?.(view, press) ?? null
