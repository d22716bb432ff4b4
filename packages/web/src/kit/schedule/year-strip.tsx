import './year-strip.css'
import './week-grid.css'
import { formatMonthDay, type YearSpan } from '@app/contract/values/month-day'
import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { monthNames } from '../texts/date-labels.ts'
import { t } from '../texts/i18n.ts'
import { dayPlace, RangePiece, spanText } from './range-piece.tsx'
import { useYearPicture, type YearStripProps } from './use-year-picture.ts'
import { planYearKey } from './year-strip-keys.ts'
import { monthLength, piecesIn } from './year-strip-model.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The twelve months with ranges and single days; drawn by mouse, finger or keyboard if the callbacks are given, otherwise read-only. */
export function YearStrip(props: YearStripProps) {
  const { label, ranges, marks = [], year = null, selected = null, onSelect, onCreate, onChange, onDelete } = props
  const id = useId()
  const picture = useRef<HTMLDivElement>(null)
  const { cursor, setCursor, isFocused, setFocused, shown, marked, ghost, under } = useYearPicture(picture, props)
  const isLive = Boolean(onSelect ?? onCreate ?? onChange)
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
                weekendsOf(year, month).map((day) => <span key={day} className="ys-weekend" style={dayPlace(day, day)} aria-hidden />)}
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
                  <span
                    key={at}
                    role={cell}
                    className="ys-mark"
                    style={dayPlace(at % 100, at % 100)}
                    title={`${formatMonthDay(at)} ${text}`}
                  >
                    <span className="sr-only">{`${formatMonthDay(at)}, ${text}`}</span>
                  </span>
                ) : null,
              )}
              {ghost &&
                piecesIn(month, [{ id: 'ghost', ...ghost }]).map(({ from, to, isStart }) => (
                  <span key={from} className="ys-ghost" style={dayPlace(from, to)} aria-hidden>
                    {isStart && <b>{spanText(ghost)}</b>}
                  </span>
                ))}
              {isLive && isFocused && Math.floor(cursor.at / 100) === month && (
                <span id={`${id}-cursor`} role={cell} className="ys-cursor" style={dayPlace(cursor.at % 100, cursor.at % 100)}>
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

/** Saturdays and Sundays of a month. */
const weekendsOf = (year: number, month: number): number[] =>
  Array.from({ length: monthLength(month, year) }, (_, index) => index + 1).filter((day) =>
    [0, 6].includes(new Date(Date.UTC(year, month - 1, day)).getUTCDay()),
  )
