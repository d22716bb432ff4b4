import { type Day, formatDay } from '@app/contract/values/day'
import { lazy, Suspense, useEffect, useId, useMemo, useReducer, useRef } from 'react'
import { userMay } from '../../kit/reads/session.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { makeScale } from './day/geometry.ts'
import { Ghost, type GhostItem } from './drag/ghost.tsx'
import { type Notice, useChanges } from './drag/use-changes.ts'
import { PlannerCanvas } from './frame/planner-canvas.tsx'
import { PlannerSkeleton } from './frame/planner-skeleton.tsx'
import { useCursor } from './keys/use-cursor.ts'
import { type CardAction, pendingAction } from './menu/pending-action.ts'
import type { CourtAct } from './menu/planner-menu.tsx'
import { useActs } from './menu/use-acts.ts'
import { useMenu } from './menu/use-menu.tsx'
import type { PriceEffectOf } from './money/use-money-label.ts'
import { emptyBoard, type Highlight, makeBoard, type PlannerBooking, type PlannerCourt } from './planner-model.ts'
import { gutter, plannerClass, plannerStyle } from './planner-styles.ts'
import { usePlaces } from './search/use-places.ts'
import { useSelectedInView, useStartOfDay } from './use-scrolling.ts'
import { useView } from './use-view.ts'
import './tokens.css'
import './planner.css'
import './day/booking-card.css'
import './drag/ghost.css'

/** Loaded on the first hover or keyboard focus. */
const PlannerPointing = lazy(() => import('./keys/planner-pointing.tsx').then((module) => ({ default: module.PlannerPointing })))

interface PlannerProps {
  day: Day
  courts: readonly PlannerCourt[]
  bookings: readonly PlannerBooking[]
  /** First and last visible minute. */
  from: number
  to: number
  /** Current minute if the day is today. */
  now: number | null
  loading?: boolean
  /** Disables moving and resizing, by mouse or by key; opening and creating stay. */
  readOnly?: boolean
  /** Pixels per 15 minutes: 18, or 36 for touch desks. */
  density?: number
  selected?: number | null
  /** Highlighted bookings by id, with the others faded, and a flag for the ring; null without a filter. */
  highlight?: Highlight | null
  /** The title of a card is at its bottom (RESERVA_ADMIN_TITOL_SOTA). */
  titleBelow?: boolean
  /** Price effect of a place on a booking, shown below the held item. */
  priceEffectOf?: PriceEffectOf
  onCreate: (court: number, from: number, to: number) => void
  onOpen: (id: number) => void
  /** Action on a court; without it, the headers have no menu. */
  onCourt?: (court: number, act: CourtAct) => void
  /** Both settle after `bookings` holds the new place; a rejection's message is the translated reason. */
  onMove: (id: number, to: { court: number; from: number }) => Promise<void>
  onResize: (id: number, to: { from: number; to: number }) => Promise<void>
  /** A copy of a booking was dropped on a free hour. */
  onCopy: (booking: PlannerBooking, to: { court: number; from: number }) => void
}

function useBoard({ courts, bookings, from, to }: Pick<PlannerProps, 'courts' | 'bookings' | 'from' | 'to'>) {
  const before = useRef(emptyBoard)
  const board = useMemo(() => makeBoard(courts, bookings, { from, to, before: before.current }), [courts, bookings, from, to])
  useEffect(() => {
    before.current = board
  }, [board])
  return board
}

/** Booking whose move is being dragged: its card is faded in place. A copy and a new booking have none. */
const sourceOf = (held: GhostItem | null) => (held && held.grip.mode !== 'create' && !held.grip.isCopy ? held.grip.booking : null)

/** Live region of the planner; a refusal is also visible. */
const PlannerNotice = ({ notice }: { notice: Notice }) => (
  <div role="status" className={notice.refused ? 'pl-notice' : 'pl-hidden'}>
    {notice.text && <span key={notice.count}>{notice.text}</span>}
  </div>
)

/** Day of the courts: courts as columns, time as rows; bookings are created, moved and resized by mouse, finger or key. */
export function Planner(props: PlannerProps) {
  const {
    day,
    courts,
    from,
    to,
    now,
    loading = false,
    readOnly = false,
    density = 18,
    selected = null,
    highlight = null,
    onCreate,
    onOpen,
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const lanes = useRef<HTMLDivElement>(null)
  const hover = useRef<HTMLDivElement>(null)
  const [isPointed, point] = useReducer(() => true, false)
  const help = useId()
  const { shown, moves, send } = usePlaces(props.bookings)
  const board = useBoard({ courts, bookings: shown, from, to })
  const scale = useMemo(() => makeScale(from, to, density), [from, to, density])
  const view = useView(scroller, courts.length, gutter)
  const { width } = view
  const { cursor, go, follow, onFocus } = useCursor(board, scroller, now)
  const changes = useChanges(board, { send, onMove: props.onMove, onResize: props.onResize }, follow)
  const { held, letGo, notice } = changes
  const surface = () => (lanes.current && width > 0 ? { lanes: lanes.current, scale, width, courts: courts.length } : null)
  const ask = (id: number, act: CardAction | null) => {
    if (act === 'park') return void import('./parking/parking.ts').then(({ park }) => park(id))
    pendingAction.set(act && { id, act })
    onOpen(id)
  }
  const calls = { create: onCreate, open: (id: number) => ask(id, null), act: ask, copy: props.onCopy }
  const acts = useActs({ scroller, board, surface, readOnly, cursor, go, changes, priceEffectOf: props.priceEffectOf, calls })
  const menu = useMenu(board, surface, { onOpen: calls.open, onAct: ask, onCourt: props.onCourt })
  // a line on the first hour would suggest that it is now
  const isNowShown = now !== null && from <= now && now <= to
  useStartOfDay(scroller, { isReady: width > 0 && courts.length > 0, scale, courts, now })
  useSelectedInView(scroller, selected)
  return (
    <div
      className={plannerClass({ isBusy: loading || moves.size > 0, isToday: now !== null, isNowShown, titleBelow: props.titleBelow })}
      style={plannerStyle({ width, density, scale, now })}
      {...(!isPointed && { onPointerOver: point, onFocus: point })}
    >
      <div
        ref={scroller}
        className="pl-scroll"
        role="group"
        aria-label={t('planner.label', { day: formatDay(day) })}
        aria-describedby={help}
        aria-busy={loading}
        onKeyDown={acts.onKeyDown}
        onFocus={onFocus}
        onContextMenu={menu.onContextMenu}
        onClick={menu.onClick}
      >
        {courts.length === 0 ? (
          <WithoutCourts isLoading={loading} />
        ) : (
          <PlannerCanvas
            board={board}
            scale={scale}
            view={view}
            gutter={gutter}
            now={isNowShown ? now : null}
            cursor={cursor}
            source={sourceOf(held)}
            selected={selected}
            highlight={highlight}
            readOnly={readOnly}
            lanes={lanes}
            hover={hover}
            onClick={acts.onClick}
          >
            {held && <Ghost held={held} scale={scale} width={width} courts={board.courts} element={acts.ghost} onHome={letGo} />}
          </PlannerCanvas>
        )}
      </div>
      {isPointed && (
        <Suspense fallback={null}>
          <PlannerPointing scroller={scroller} cell={hover} board={board} surface={surface} selected={selected} />
        </Suspense>
      )}
      {menu.menu}
      <p id={help} className="pl-hidden">
        {t('planner.keys')}
      </p>
      <PlannerNotice notice={notice} />
    </div>
  )
}

const WithoutCourts = ({ isLoading }: { isLoading: boolean }) =>
  isLoading ? (
    <PlannerSkeleton />
  ) : (
    <div className="pl-empty">
      <p>{t('planner.no_courts')}</p>
      {userMay('courts') && (
        <button type="button" className="plt-new" onClick={() => go(userMay('params') ? '/puesta_en_marcha' : '/tipo_recursos')}>
          {t('planner.create_courts')}
        </button>
      )}
    </div>
  )
