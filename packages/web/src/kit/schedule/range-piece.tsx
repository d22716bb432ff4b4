import { formatMonthDay, type YearSpan } from '@app/contract/values/month-day'
import type { Piece } from './year-strip-model.ts'

/** Days of a range as text. */
export const spanText = ({ ini, fin }: YearSpan) => (ini === fin ? formatMonthDay(ini) : `${formatMonthDay(ini)}–${formatMonthDay(fin)}`)
/** Place of some days in their month, as variables of the style sheet. */
export const dayPlace = (from: number, to: number) => ({ '--at': (from - 1) / 31, '--size': (to - from + 1) / 31 })

interface PieceProps {
  piece: Piece
  cell: 'gridcell' | 'cell'
  isSelected: boolean
  isUnder: boolean
  hasEdges: boolean
  description: string
}
/** Part of a range within one month. */
export function RangePiece({ piece: { range, from, to, isStart, isEnd }, cell, isSelected, isUnder, hasEdges, description }: PieceProps) {
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
      style={dayPlace(from, to)}
      title={description}
    >
      <em aria-hidden>{isStart && (range.label ?? spanText(range))}</em>
      <span className="sr-only">{description}</span>
      {hasEdges && isStart && <i className="ys-edge start" data-edge="start" aria-hidden />}
      {hasEdges && isEnd && <i className="ys-edge end" data-edge="end" aria-hidden />}
    </div>
  )
}
