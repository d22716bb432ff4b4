import type { MonthDay, YearSpan } from '@app/contract/values/month-day'
import type { PictureCursor, Press } from './picture-keys.ts'
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
const days: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const months: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 1, PageUp: -1 }

const moved = (at: MonthDay, key: string, year: number | null): MonthDay | null => {
  if (key in days) return step(at, days[key]!, year)
  if (key in months) return stepMonth(at, months[key]!, year)
  if (key === 'Home') return at - (at % 100) + 1
  return key === 'End' ? stepMonth(at - (at % 100) + 31, 0, year) : null
}

/** Arrows move by days and months, Enter selects a range or begins and ends a new one, Shift and Alt with arrows move its end and start, Delete removes it. */
export function planYearKey(view: YearView, press: Press): YearAct {
  const { cursor, ranges, year } = view
  const { at, anchor } = cursor
  const range = anchor === null ? rangeAt(ranges, at) : undefined
  const isPlain = !press.altKey && !press.shiftKey && !press.ctrlKey && !press.metaKey
  if (range && view.mayChange && (press.shiftKey || press.altKey)) {
    const edge = press.shiftKey ? 'end' : 'start'
    const to = moved(edge === 'end' ? range.fin : range.ini, press.key, year)
    if (to === null) return null
    const span = withEdge(range, edge, to)
    return { type: 'change', id: range.id, span, at: edge === 'end' ? span.fin : span.ini }
  }
  if (!isPlain) return null
  const next = moved(at, press.key, year)
  if (next !== null) return { type: 'go', cursor: { at: next, anchor } }
  if (press.key === 'Escape') return anchor === null ? { type: 'select', id: null } : { type: 'go', cursor: { at, anchor: null } }
  const held = range?.id ?? view.selected
  if ((press.key === 'Delete' || press.key === 'Backspace') && held !== null && view.mayDelete) return { type: 'delete', id: held }
  if (press.key !== 'Enter' && press.key !== ' ') return null
  if (anchor !== null) return { type: 'create', span: spanBetween(anchor, at) }
  if (range) return { type: 'select', id: range.id }
  return view.mayCreate ? { type: 'go', cursor: { at, anchor: at } } : null
}
