import type { MonthDay, YearSpan } from '@app/contract/values/month-day'
import { type RefObject, useState } from 'react'
import { usePictureDrag } from './picture-drag.ts'
import type { YearCursor } from './year-strip-keys.ts'
import { draggedDays, monthLength, rangeAt, spanBetween, type YearGrip, type YearMark, type YearRange } from './year-strip-model.ts'

/** Ranges of a year; the callbacks make the picture editable. */
export interface YearStripProps {
  /** Accessible name of the picture. */
  label: string
  ranges: readonly YearRange[]
  /** Days drawn as holidays. */
  marks?: readonly YearMark[]
  /** Year shown, with its weekends; null is every year, with a 29 February. */
  year?: number | null
  /** A press on a free day creates a range of that one day. */
  single?: boolean
  selected?: string | null
  /** Range selected; null on deselection. */
  onSelect?: (id: string | null) => void
  /** Days drawn, start before end. Without it drawing is disabled. */
  onCreate?: (span: YearSpan) => void
  /** Edge moved. Without it ranges are fixed. */
  onChange?: (id: string, span: YearSpan) => void
  onDelete?: (id: string) => void
}
type Drawn = { readonly id: string | null; readonly span: YearSpan }

/** Day of the picture under the pointer: in the nearest month. */
function dayUnder(picture: HTMLElement, x: number, y: number, year: number | null): MonthDay {
  const boxes = [...picture.querySelectorAll('.ys-days')].map((days) => days.getBoundingClientRect())
  const away = ({ left, right, top, bottom }: DOMRect) => Math.max(left - x, 0, x - right) + 4 * Math.max(top - y, 0, y - bottom)
  const nearest = boxes.reduce((best, box, index) => (away(box) < away(boxes[best]!) ? index : best), 0)
  const { left, width } = boxes[nearest]!
  const day = Math.floor(((x - left) / width) * 31) + 1
  return (nearest + 1) * 100 + Math.max(1, Math.min(monthLength(nearest + 1, year), day))
}

/** Pointer input: the days currently drawn. */
function useDrawing(picture: RefObject<HTMLDivElement | null>, props: YearStripProps, goTo: (cursor: YearCursor) => void): Drawn | null {
  const { ranges, year = null, single = false, onSelect, onCreate, onChange } = props
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const gripAt = (target: Element, at: MonthDay): YearGrip | null => {
    const piece = target.closest<HTMLElement>('.ys-piece')
    const range = piece ? ranges.find(({ id }) => id === piece.dataset.range) : undefined
    const edge = (target as HTMLElement).dataset.edge as 'start' | 'end' | undefined
    if (range) return { mode: (onChange && edge) || 'hold', range, from: at }
    return onCreate && target.closest('.ys-days') ? { mode: 'create', from: at } : null
  }
  usePictureDrag<MonthDay, YearGrip>(picture, Boolean(onSelect ?? onCreate ?? onChange), {
    placeAt: (x, y) => dayUnder(picture.current!, x, y, year),
    gripAt,
    move: (grip, at) =>
      grip.mode !== 'hold' && setDrawn({ id: grip.mode === 'create' ? null : grip.range.id, span: draggedDays(grip, at) }),
    drop: (grip, at) => {
      setDrawn(null)
      goTo({ at, anchor: null })
      if (grip.mode === 'create') onCreate?.(draggedDays(grip, at))
      else if (grip.mode !== 'hold') onChange?.(grip.range.id, draggedDays(grip, at))
    },
    press: (grip, at) => {
      goTo({ at, anchor: null })
      if (grip.mode !== 'create') onSelect?.(grip.range.id)
      else if (single) onCreate?.({ ini: at, fin: at })
      else onSelect?.(null)
    },
    cancel: () => setDrawn(null),
  })
  return drawn
}

/** State of the picture: its cursor, and the ranges and days as the current drag or selection would leave them. */
export function useYearPicture(picture: RefObject<HTMLDivElement | null>, props: YearStripProps) {
  const { ranges } = props
  const [cursor, setCursor] = useState<YearCursor>({ at: ranges[0]?.ini ?? 101, anchor: null })
  const [isFocused, setFocused] = useState(false)
  const drawn = useDrawing(picture, props, setCursor)
  const shown = drawn?.id ? ranges.map((range) => (range.id === drawn.id ? { ...range, ...drawn.span } : range)) : ranges
  /** Days selected by keys. */
  const marked = cursor.anchor === null ? null : spanBetween(cursor.anchor, cursor.at)
  const ghost = drawn?.id === null ? drawn.span : isFocused ? marked : null
  /** Range at the cursor. */
  const under = isFocused && cursor.anchor === null ? rangeAt(ranges, cursor.at) : undefined
  return { cursor, setCursor, isFocused, setFocused, shown, marked, ghost, under }
}
