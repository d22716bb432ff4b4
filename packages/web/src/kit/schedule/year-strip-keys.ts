import type { MonthDay, YearSpan } from '@app/contract/values/month-day'
import { type Keymap, modifierOf, type Press } from '../screen/keymap.ts'
import type { PictureCursor } from './picture-cursor.ts'
import { rangeAt, spanBetween, step, stepMonth, withEdge, type YearRange } from './year-strip-model.ts'

export type YearCursor = PictureCursor<MonthDay>
/** Action of a key; null leaves it to the page. */
export type YearAct =
  | { readonly type: 'go'; readonly cursor: YearCursor }
  | { readonly type: 'create'; readonly span: YearSpan }
  | { readonly type: 'select'; readonly id: string | null }
  | { readonly type: 'change'; readonly id: string; readonly span: YearSpan; readonly at: MonthDay }
  | { readonly type: 'delete'; readonly id: string }
  | null

export interface YearView {
  readonly cursor: YearCursor
  readonly ranges: readonly YearRange[]
  readonly year: number | null
  /** Range deleted with Delete while the keyboard is on a free day. */
  readonly selected: string | null
  readonly mayCreate: boolean
  readonly mayChange: boolean
  readonly mayDelete: boolean
}
type Handler = (view: YearView, press: Press) => YearAct

const rangeUnder = ({ cursor: { at, anchor }, ranges }: YearView) => (anchor === null ? rangeAt(ranges, at) : undefined)
/** Handler of a key without modifiers; with Shift or Alt on a range such a key does nothing. */
const plain =
  (handler: (view: YearView) => YearAct): Handler =>
  (view, press) =>
    modifierOf(press) ? null : handler(view)

/** Moves the cursor; with Shift or Alt the end or the start of the range under it. */
const to =
  (next: (at: MonthDay, year: number | null) => MonthDay): Handler =>
  (view, press) => {
    const { cursor, year } = view
    const modifier = modifierOf(press)
    if (!modifier) return { type: 'go', cursor: { at: next(cursor.at, year), anchor: cursor.anchor } }
    const range = view.mayChange && modifier !== 'ctrl' ? rangeUnder(view) : undefined
    if (!range) return null
    const edge = modifier === 'shift' ? 'end' : 'start'
    const span = withEdge(range, edge, next(edge === 'end' ? range.fin : range.ini, year))
    return { type: 'change', id: range.id, span, at: edge === 'end' ? span.fin : span.ini }
  }
const byDays = (days: 1 | -1) => to((at, year) => step(at, days, year))
const byMonths = (months: 1 | -1) => to((at, year) => stepMonth(at, months, year))

const leave = plain(({ cursor: { at, anchor } }) =>
  anchor === null ? { type: 'select', id: null } : { type: 'go', cursor: { at, anchor: null } },
)
const remove = plain((view) => {
  const id = rangeUnder(view)?.id ?? view.selected
  return id !== null && view.mayDelete ? { type: 'delete', id } : null
})
/** Ends the new range, selects the range under the cursor, or begins a new one. */
const enter = plain((view) => {
  const { at, anchor } = view.cursor
  if (anchor !== null) return { type: 'create', span: spanBetween(anchor, at) }
  const range = rangeUnder(view)
  if (range) return { type: 'select', id: range.id }
  return view.mayCreate ? { type: 'go', cursor: { at, anchor: at } } : null
})

const keys: Keymap<YearView, YearAct> = {
  ArrowRight: byDays(1),
  ArrowLeft: byDays(-1),
  ArrowDown: byMonths(1),
  ArrowUp: byMonths(-1),
  PageDown: byMonths(1),
  PageUp: byMonths(-1),
  Home: to((at) => at - (at % 100) + 1),
  End: to((at, year) => stepMonth(at - (at % 100) + 31, 0, year)),
  Escape: leave,
  Delete: remove,
  Backspace: remove,
  Enter: enter,
  ' ': enter,
}

/** Arrows move by days and months, Enter selects a range or begins and ends a new one, Shift and Alt with arrows move its end and start, Delete removes it. */
export const planYearKey: Handler = (view, press) => keys[press.key]?.(view, press) ?? null
