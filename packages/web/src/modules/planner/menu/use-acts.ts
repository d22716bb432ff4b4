import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { closestOf } from '../../../kit/fields/closest.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { DragEvents } from '../drag/drag-session.ts'
import type { Target } from '../drag/drag-target.ts'
import { pickRange } from '../drag/free-range.ts'
import { type GhostItem, placeGhost } from '../drag/ghost.tsx'
import { heldItem } from '../drag/held-item.ts'
import { placeAt, type Surface } from '../drag/pointer-place.ts'
import type { useChanges } from '../drag/use-changes.ts'
import { useDrag } from '../drag/use-drag.ts'
import { type Cursor, type Intent, planKey } from '../keys/keyboard.ts'
import { type PriceEffectOf, useMoneyLabel } from '../money/use-money-label.ts'
import type { Board, PlannerBooking } from '../planner-model.ts'
import type { CardAction } from './pending-action.ts'

interface Context {
  scroller: RefObject<HTMLElement | null>
  board: Board
  surface: () => Surface | null
  readOnly: boolean
  cursor: Cursor
  go: (cursor: Cursor) => void
  changes: ReturnType<typeof useChanges>
  priceEffectOf: PriceEffectOf | undefined
  calls: {
    readonly create: (court: number, from: number, to: number) => void
    readonly open: (id: number) => void
    readonly act: (id: number, act: CardAction) => void
    readonly copy: (booking: PlannerBooking, to: { court: number; from: number }) => void
  }
}

type Refuse = Extract<Intent, { type: 'refuse' }>

interface Drop extends Pick<Context, 'board' | 'surface' | 'changes' | 'calls'> {
  ghost: RefObject<HTMLDivElement | null>
  money: ReturnType<typeof useMoneyLabel>
  refuse: (why: Pick<Refuse, 'refused' | 'id'>) => void
}
/** Outcome of a drag: shown during it, then a new booking, a move, a copy, a place on the strip, or the flight back. */
function dropEvents({ board, surface, changes, calls, ghost, money, refuse }: Drop): DragEvents {
  const { setHeld, letGo, say, flyHome, change } = changes
  const copy = (booking: PlannerBooking, target: Target) => {
    const court = board.courts[target.court]
    if (target.from === booking.from && court?.id === booking.court) return
    if (target.refused) return refuse({ refused: target.refused, id: booking.id })
    if (court) calls.copy(booking, { court: court.id, from: target.from })
  }
  return {
    start: (grip, target, isTouch) => setHeld({ grip, target, isTouch } satisfies GhostItem),
    place: (target, grip) => {
      const here = surface()
      if (ghost.current && here) placeGhost(ghost.current, target, grip, { ...here, courts: board.courts })
      money.ask(grip, target)
    },
    drop: (grip, target, isParked) => {
      money.stop()
      letGo()
      if (grip.mode !== 'create' && grip.isCopy) return copy(grip.booking, target)
      if (isParked && grip.mode !== 'create') return calls.act(grip.booking.id, 'park')
      if (target.refused) refuse({ refused: target.refused, id: grip.mode === 'create' ? null : grip.booking.id })
      if (grip.mode !== 'create' && target.refused) flyHome(grip.booking, target)
      else if (grip.mode !== 'create') void change(grip.booking, target)
      else if (!target.refused) calls.create(board.courts[target.court]?.id ?? 0, target.from, target.to)
    },
    cancel: (grip, target) => {
      money.stop()
      letGo()
      if (grip.mode !== 'create') flyHome(grip.booking, target)
      say(t('planner.cancelled'))
    },
    refuse: (grip) => grip.mode !== 'create' && refuse({ refused: 'locked', id: grip.booking.id }),
  }
}

/** Maps keys, clicks and drags to the planner's actions: navigate, create, open, move, resize, or show the refusal. */
export function useActs({ scroller, board, surface, readOnly, cursor, go, changes, priceEffectOf, calls }: Context) {
  const { say, change } = changes
  const ghost = useRef<HTMLDivElement>(null)
  const money = useMoneyLabel(ghost, board, priceEffectOf)
  const refuse = ({ refused, id }: Pick<Refuse, 'refused' | 'id'>) => {
    const locked = id === null ? undefined : board.byId.get(id)?.locked
    const reason = (refused === 'locked' && locked) || t(`planner.refused.${refused}`)
    say(t(id === null ? 'planner.cannot_create' : 'planner.cannot_move', { reason }), true)
  }
  const act = (intent: Intent) => {
    if (intent.type === 'go') return go(intent.cursor)
    if (intent.type === 'create') return calls.create(intent.court, intent.from, intent.to)
    if (intent.type === 'open') return calls.open(intent.id)
    if (intent.type === 'act') return calls.act(intent.id, intent.act)
    if (intent.type === 'refuse') return refuse(intent)
    const booking = board.byId.get(intent.id)
    if (booking) void change(booking, intent.target)
  }
  const create = (court: number, minute: number) => {
    const range = pickRange(board, court, minute, heldItem.get())
    const place = board.courts[court]
    if (typeof range === 'string' || !place) refuse({ refused: typeof range === 'string' ? range : 'closed', id: null })
    else calls.create(place.id, range.from, range.to)
  }
  const events = dropEvents({ board, surface, changes, calls, ghost, money, refuse })
  const dragged = useDrag(scroller, { board, surface, readOnly, events })
  const onKeyDown = (event: KeyboardEvent) => {
    const intent = planKey({ board, cursor, readOnly, held: heldItem.get() }, event)
    if (!intent) return
    event.preventDefault()
    act(intent)
  }
  const onClick = (event: MouseEvent) => {
    const here = surface()
    const card = closestOf(event, '[data-booking]')
    if (dragged.current || !here) return
    if (card) return calls.open(Number(card.dataset.booking))
    // A click without a pointer comes from assistive technology on the cursor's cell.
    const { court, minute } = event.detail === 0 ? cursor : placeAt(here, event.clientX, event.clientY)
    create(court, minute)
  }
  return { ghost, onKeyDown, onClick }
}
