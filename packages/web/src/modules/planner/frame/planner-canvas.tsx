import { formatMinute } from '@app/contract/values/minute'
import { type MouseEvent, type ReactNode, type RefObject, useDeferredValue } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { CourtColumn } from '../day/court-column.tsx'
import { isUpright, type Scale } from '../day/geometry.ts'
import { gapAt } from '../drag/free-range.ts'
import type { Cursor } from '../keys/keyboard.ts'
import { type Board, emptyBoard, type Highlight, type PlannerBooking, type PlannerCourt } from '../planner-model.ts'
import { CourtHeader, Hours } from './planner-frame.tsx'

interface Props {
  board: Board
  scale: Scale
  view: { width: number; first: number; last: number }
  gutter: number
  now: number | null
  cursor: Cursor
  source: PlannerBooking | null
  selected: number | null
  highlight: Highlight | null
  readOnly: boolean
  lanes: RefObject<HTMLDivElement | null>
  hover: RefObject<HTMLDivElement | null>
  onClick: (event: MouseEvent) => void
  children: ReactNode
}

const none: readonly PlannerBooking[] = []

/** Focusable free cell of the keyboard cursor: invisible until it has the focus. */
function CursorCell({ board, scale, width, cursor }: { board: Board; scale: Scale; width: number; cursor: Cursor }) {
  const court = board.courts[cursor.court]
  if (!court || cursor.booking !== null) return null
  const top = scale.y(cursor.minute)
  const height = scale.y(cursor.minute + court.minutes.step) - top
  const state = gapAt(board, cursor.court, cursor.minute) === 'closed' ? t('planner.closed') : t('planner.free')
  const name = t('planner.cell_name', { court: court.name, time: formatMinute(cursor.minute), state })
  return <button type="button" className="pl-cell" style={{ left: cursor.court * width, top, width, height }} aria-label={name} />
}

/** Headers, hours and the courts' days; courts out of sight are drawn in a transition after those in sight. */
export function PlannerCanvas(props: Props) {
  const { board, scale, view, gutter, now, cursor, source, selected, highlight, readOnly, lanes, hover, onClick, children } = props
  const { width, first, last } = view
  const late = useDeferredValue(board, emptyBoard)
  const listOf = (court: PlannerCourt, index: number) =>
    (index >= first && index <= last ? board.byCourt[index] : late.byCourt[late.indexOf.get(court.id) ?? -1]) ?? none
  const courts = width > 0 ? board.courts : []
  const home = selected === null ? undefined : board.byId.get(selected)?.court
  return (
    <div className={isUpright(width) ? 'pl-canvas pl-brief' : 'pl-canvas'} style={{ width: gutter + board.courts.length * width }}>
      <div className="pl-heads">
        <div className="pl-corner" />
        {courts.map((court, index) => (
          <CourtHeader key={court.id} court={court} bookings={listOf(court, index)} isBrief={isUpright(width)} />
        ))}
      </div>
      <div className="pl-body" style={{ height: scale.height }}>
        <Hours scale={scale} now={now} />
        <div ref={lanes} className="pl-lanes" data-from={scale.from} data-to={scale.to} onClick={onClick}>
          {courts.map((court, index) => (
            <CourtColumn
              key={court.id}
              court={court}
              bookings={listOf(court, index)}
              scale={scale}
              width={width}
              active={cursor.court === index ? cursor.booking : null}
              source={source?.court === court.id ? source.id : null}
              selected={home === court.id ? selected : null}
              highlight={highlight}
              readOnly={readOnly}
            />
          ))}
          <div ref={hover} className="pl-hover" aria-hidden />
          <CursorCell board={board} scale={scale} width={width} cursor={cursor} />
          {children}
        </div>
      </div>
    </div>
  )
}
