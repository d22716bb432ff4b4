import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { closestOf } from '../../kit/closest.ts'
import { t } from '../../kit/i18n.ts'
import { clickRange } from './free-range.ts'
import type { Scale } from './geometry.ts'
import { type Held, placeGhost } from './ghost.tsx'
import { type Cursor, type Intent, planKey } from './keyboard.ts'
import type { Board } from './planner-model.ts'
import { placeAt, type Surface } from './pointer-place.ts'
import type { useChanges } from './use-changes.ts'
import { useDrag } from './use-drag.ts'
import { type MoneyOf, useMoneyLabel } from './use-money-label.ts'

interface Context {
  scroller: RefObject<HTMLElement | null>
  board: Board
  scale: Scale
  width: number
  surface: () => Surface | null
  readOnly: boolean
  cursor: Cursor
  go: (cursor: Cursor) => void
  changes: ReturnType<typeof useChanges>
  moneyOf: MoneyOf | undefined
  onCreate: (court: number, from: number, to: number) => void
  onOpen: (id: number) => void
}

type Refuse = Extract<Intent, { type: 'refuse' }>

/** Turns keys, clicks and drags into what the planner does: go, create, open, move, resize, or say why not. */
export function useActs({ scroller, board, scale, width, surface, readOnly, cursor, go, changes, moneyOf, onCreate, onOpen }: Context) {
  const { setHeld, letGo, say, flyHome, change } = changes
  const ghost = useRef<HTMLDivElement>(null)
  const money = useMoneyLabel(ghost, board, moneyOf)
  const refuse = ({ refused, id }: Pick<Refuse, 'refused' | 'id'>) => {
    const locked = id === null ? undefined : board.byId.get(id)?.locked
    const reason = (refused === 'locked' && locked) || t(`planner.refused.${refused}`)
    say(t(id === null ? 'planner.cannot_create' : 'planner.cannot_move', { reason }), true)
  }
  const act = (intent: Intent) => {
    if (intent.type === 'go') return go(intent.cursor)
    if (intent.type === 'create') return onCreate(intent.court, intent.from, intent.to)
    if (intent.type === 'open') return onOpen(intent.id)
    if (intent.type === 'refuse') return refuse(intent)
    const booking = board.byId.get(intent.id)
    if (booking) void change(booking, intent.target)
  }
  const create = (court: number, minute: number) => {
    const range = clickRange(board, court, minute)
    const place = board.courts[court]
    if (typeof range === 'string' || !place) refuse({ refused: typeof range === 'string' ? range : 'closed', id: null })
    else onCreate(place.id, range.from, range.to)
  }
  const dragged = useDrag(scroller, {
    board,
    surface,
    readOnly,
    events: {
      start: (grip, target) => setHeld({ grip, target } satisfies Held),
      place: (target, grip) => {
        if (ghost.current) placeGhost(ghost.current, target, grip, { scale, width, courts: board.courts })
        money.ask(grip, target)
      },
      drop: (grip, target) => {
        money.stop()
        letGo()
        if (target.refused) refuse({ refused: target.refused, id: grip.mode === 'create' ? null : grip.booking.id })
        if (grip.mode !== 'create' && target.refused) flyHome(grip.booking, target)
        else if (grip.mode !== 'create') void change(grip.booking, target)
        else if (!target.refused) onCreate(board.courts[target.court]?.id ?? 0, target.from, target.to)
      },
      cancel: (grip, target) => {
        money.stop()
        letGo()
        if (grip.mode !== 'create') flyHome(grip.booking, target)
        say(t('planner.cancelled'))
      },
      refuse: (grip) => grip.mode !== 'create' && refuse({ refused: 'locked', id: grip.booking.id }),
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const intent = planKey({ board, cursor, readOnly }, event)
    if (!intent) return
    event.preventDefault()
    act(intent)
  }
  const onClick = (event: MouseEvent) => {
    const here = surface()
    const card = closestOf(event, '[data-booking]')
    if (dragged.current || !here) return
    if (card) return onOpen(Number(card.dataset.booking))
    // A click without a pointer comes from assistive technology on the cursor's cell.
    const { court, minute } = event.detail === 0 ? cursor : placeAt(here, event.clientX, event.clientY)
    create(court, minute)
  }
  return { ghost, onKeyDown, onClick }
}
