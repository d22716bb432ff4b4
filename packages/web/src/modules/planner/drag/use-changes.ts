import { formatMinute } from '@app/contract/values/minute'
import { useCallback, useState } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import type { Board, Placement, PlannerBooking } from '../planner-model.ts'
import type { Target } from './drag-target.ts'
import type { GhostItem } from './ghost.tsx'

/** Text of the live region; `refused` is also visible for a few seconds. */
export interface Notice {
  text: string
  refused: boolean
  count: number
}

interface Server {
  send: (id: number, place: Placement, call: () => Promise<void>) => Promise<string | null>
  onMove: (id: number, to: { court: number; from: number }) => Promise<void>
  onResize: (id: number, to: { from: number; to: number }) => Promise<void>
}

/** Floating item, live region, and `change`, which moves or resizes a booking optimistically and flies it back if the server refuses. */
export function useChanges(board: Board, { send, onMove, onResize }: Server, follow: (id: number) => void) {
  const [held, setHeld] = useState<GhostItem | null>(null)
  const [notice, setNotice] = useState<Notice>({ text: '', refused: false, count: 0 })
  const announce = useCallback((text: string, refused = false) => setNotice((old) => ({ text, refused, count: old.count + 1 })), [])
  const letGo = useCallback(() => setHeld(null), [])
  const flyHome = (booking: PlannerBooking, target: Target) => {
    const home = { court: board.indexOf.get(booking.court) ?? 0, from: booking.from, to: booking.to }
    setHeld({ grip: { mode: 'move', booking }, target, home })
  }
  const change = async (booking: PlannerBooking, target: Target) => {
    const court = board.courts[target.court]
    if (!court) return
    const { id, title } = booking
    const { from, to } = target
    const place = { court: court.id, from, to }
    if (place.court === booking.court && from === booking.from && to === booking.to) return
    const moves = to - from === booking.to - booking.from
    follow(id)
    const reason = await send(id, place, () => (moves ? onMove(id, { court: court.id, from }) : onResize(id, { from, to })))
    if (document.activeElement === document.body) follow(id)
    if (reason === null) return announce(t('planner.moved', { title, court: court.name, from: formatMinute(from), to: formatMinute(to) }))
    // an empty reason is a cancellation by the user
    if (reason === '') announce(t('planner.cancelled'))
    else announce(t('planner.cannot_move', { reason }), true)
    flyHome(booking, target)
  }
  return { held, setHeld, letGo, notice, say: announce, flyHome, change }
}
