import './year-strip.css'
import './week-grid.css'
import { formatMonthDay, type MonthDay, type YearSpan } from '@app/contract/values/month-day'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { monthNames } from '../texts/date-labels.ts'
import { t } from '../texts/i18n.ts'
import { usePictureDrag } from './picture-drag.ts'
import { planYearKey, type YearCursor } from './year-strip-keys.ts'
import {
  draggedDays,
  monthLength,
  type Piece,
  piecesIn,
  rangeAt,
  spanBetween,
  type YearGrip,
  type YearMark,
  type YearRange,
} from './year-strip-model.ts'

interface YearStripProps {
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
const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Day of the picture under the pointer: in the nearest month. */
function dayUnder(picture: HTMLElement, x: number, y: number, year: number | null): MonthDay {
  const boxes = [...picture.querySelectorAll('.ys-days')].map((days) => days.getBoundingClientRect())
  const away = ({ left, right, top, bottom }: DOMRect) => Math.max(left - x, 0, x - right) + 4 * Math.max(top - y, 0, y - bottom)
  const nearest = boxes.reduce((best, box, index) => (away(box) < away(boxes[best]!) ? index : best), 0)
  const { left, width } = boxes[nearest]!
  const day = Math.floor(((x - left) / width) * 31) + 1
  return (nearest + 1) * 100 + Math.max(1, Math.min(monthLength(nearest + 1, year), day))
}

const spanText = ({ ini, fin }: YearSpan) => (ini === fin ? formatMonthDay(ini) : `${formatMonthDay(ini)}–${formatMonthDay(fin)}`)
const place = (from: number, to: number) => ({ '--at': (from - 1) / 31, '--size': (to - from + 1) / 31 })

/** Pointer input: the days currently drawn. */
function useDrawing(picture: { current: HTMLDivElement | null }, props: YearStripProps, goTo: (cursor: YearCursor) => void): Drawn | null {
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

/** The twelve months with ranges and single days; drawn by mouse, finger or keyboard if the callbacks are given, otherwise read-only. */
export function YearStrip(props: YearStripProps) {
  const { label, ranges, marks = [], year = null, selected = null, onSelect, onCreate, onChange, onDelete } = props
  const id = useId()
  const picture = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<YearCursor>({ at: ranges[0]?.ini ?? 101, anchor: null })
  const [isFocused, setFocused] = useState(false)
  const drawn = useDrawing(picture, props, setCursor)
  const isLive = Boolean(onSelect ?? onCreate ?? onChange)
  const shown = drawn?.id ? ranges.map((range) => (range.id === drawn.id ? { ...range, ...drawn.span } : range)) : ranges
  const marked = cursor.anchor === null ? null : spanBetween(cursor.anchor, cursor.at)
  const ghost = drawn?.id === null ? drawn.span : isFocused ? marked : null
  const under = isFocused && cursor.anchor === null ? rangeAt(ranges, cursor.at) : undefined
  const markAt = useMemo(() => new Map(marks.map(({ at, label: text }) => [at, text])), [marks])
  const onKeyDown = (event: KeyboardEvent) => {
    const may = { mayCreate: onCreate !== undefined, mayChange: onChange !== undefined, mayDelete: onDelete !== undefined }
    const act = planYearKey({ cursor, ranges, year, selected, ...may }, event)
    if (!act) return
    event.preventDefault()
    if (act.type === 'go') setCursor(act.cursor)
    if (act.type === 'select') onSelect?.(act.id)
    if (act.type === 'delete') onDelete?.(act.id)
    if (act.type === 'create') {
      setCursor({ at: cursor.at, anchor: null })
      onCreate?.(act.span)
    }
    if (act.type !== 'change') return
    setCursor({ at: act.at, anchor: null })
    onChange?.(act.id, act.span)
  }
  const [long, short] = [monthNames(), monthNames('short')]
  const cell = isLive ? 'gridcell' : 'cell'
  const rangeLabel = (range: YearSpan & { label?: string }) => [spanText(range), range.label].filter(Boolean).join(', ')
  const cursorLabel = [marked ? spanText(marked) : formatMonthDay(cursor.at), markAt.get(cursor.at), under && rangeLabel(under)]
    .filter(Boolean)
    .join(', ')
  return (
    <div
      ref={picture}
      className={`ys${isLive ? ' ys-live' : ''}${onCreate ? ' ys-draws' : ''}`}
      role={isLive ? 'grid' : 'table'}
      aria-label={`${label}, ${year ?? t('pictures.every_year')}`}
      {...(isLive && { tabIndex: 0, onKeyDown, 'aria-activedescendant': isFocused ? `${id}-cursor` : undefined })}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {months.map((month) => {
        const length = monthLength(month, year)
        return (
          <div key={month} role="row" className="ys-month">
            <div role="rowheader" className="ys-name">
              <span aria-hidden>{short[month - 1]}</span>
              <span className="sr-only">{long[month - 1]}</span>
            </div>
            <div className="ys-days" role="presentation" style={{ '--length': length / 31 }}>
              <span className="ys-ground" aria-hidden />
              {year !== null &&
                weekendsOf(year, month).map((day) => <span key={day} className="ys-weekend" style={place(day, day)} aria-hidden />)}
              {piecesIn(month, shown).map((piece) => (
                <RangePiece
                  key={`${piece.range.id} ${piece.from}`}
                  piece={piece}
                  cell={cell}
                  isSelected={selected === piece.range.id}
                  isUnder={under?.id === piece.range.id}
                  hasEdges={onChange !== undefined}
                  description={rangeLabel(piece.range)}
                />
              ))}
              {marks.map(({ at, label: text }) =>
                Math.floor(at / 100) === month ? (
                  <span key={at} role={cell} className="ys-mark" style={place(at % 100, at % 100)} title={`${formatMonthDay(at)} ${text}`}>
                    <span className="sr-only">{`${formatMonthDay(at)}, ${text}`}</span>
                  </span>
                ) : null,
              )}
              {ghost &&
                piecesIn(month, [{ id: 'ghost', ...ghost }]).map(({ from, to, isStart }) => (
                  <span key={from} className="ys-ghost" style={place(from, to)} aria-hidden>
                    {isStart && <b>{spanText(ghost)}</b>}
                  </span>
                ))}
              {isLive && isFocused && Math.floor(cursor.at / 100) === month && (
                <span id={`${id}-cursor`} role={cell} className="ys-cursor" style={place(cursor.at % 100, cursor.at % 100)}>
                  <span className="sr-only">{cursorLabel}</span>
                </span>
              )}
            </div>
          </div>
        )
      })}
    </div>
  )
}

interface PieceProps {
  piece: Piece
  cell: 'gridcell' | 'cell'
  isSelected: boolean
  isUnder: boolean
  hasEdges: boolean
  description: string
}
function RangePiece({ piece: { range, from, to, isStart, isEnd }, cell, isSelected, isUnder, hasEdges, description }: PieceProps) {
  const states = [
    isStart && 'first',
    isEnd && 'last',
    range.ini === range.fin && 'single',
    isSelected && 'selected',
    isUnder && 'under',
  ].filter(Boolean)
  return (
    <div
      role={cell}
      data-range={range.id}
      aria-selected={cell === 'gridcell' ? isSelected : undefined}
      className={`ys-piece tone-${range.tone ?? 0} ${states.join(' ')}`}
      style={place(from, to)}
      title={description}
    >
      <em aria-hidden>{isStart && (range.label ?? spanText(range))}</em>
      <span className="sr-only">{description}</span>
      {hasEdges && isStart && <i className="ys-edge start" data-edge="start" aria-hidden />}
      {hasEdges && isEnd && <i className="ys-edge end" data-edge="end" aria-hidden />}
    </div>
  )
}

/** Saturdays and Sundays of a month. */
const weekendsOf = (year: number, month: number): number[] =>
  Array.from({ length: monthLength(month, year) }, (_, index) => index + 1).filter((day) =>
    [0, 6].includes(new Date(Date.UTC(year, month - 1, day)).getUTCDay()),
  )
