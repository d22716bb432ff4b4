import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Board } from '../planner-model.ts'
import { type Cursor, settle } from './keyboard.ts'

/** Cell of the keyboard cursor (roving tabindex): `go` moves it with the focus, `follow` keeps the focus on a moving booking. */
export function useCursor(board: Board, scroller: RefObject<HTMLElement | null>, now: number | null) {
  const start = now ?? Math.min(...board.courts.map((court) => court.opens), board.to)
  const [wanted, setWanted] = useState<Cursor | null>(null)
  const cursor = settle(board, wanted ?? { court: 0, minute: Math.floor(start / 15) * 15, booking: null })
  const focusing = useRef(false)
  useEffect(() => {
    if (!focusing.current) return
    const selector = cursor.booking === null ? '.pl-cell' : `[data-booking="${cursor.booking}"]`
    const element = scroller.current?.querySelector<HTMLElement>(selector)
    if (!element) return
    focusing.current = false
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const go = useCallback((next: Cursor) => {
    focusing.current = true
    setWanted(next)
  }, [])
  const follow = useCallback((booking: number) => {
    focusing.current = true
    setWanted((old) => ({ court: 0, minute: 0, ...old, booking }))
  }, [])
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = Number(target.dataset.booking)
    const booking = board.byId.get(id)
    if (!booking || id === cursor.booking) return
    setWanted({ court: board.indexOf.get(booking.court) ?? 0, minute: Math.max(booking.from, board.from), booking: id })
  }
  return { cursor, go, follow, onFocus }
}
