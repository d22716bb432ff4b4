import { type RefObject, useEffect, useRef } from 'react'
import type { Grip, Target } from '../drag/drag-target.ts'
import { sayMoney } from '../drag/ghost.tsx'
import type { Board, Placement } from '../planner-model.ts'

/** What a place does to the money of a booking, in words. */
export type MoneyOf = (id: number, to: Placement) => Promise<string>

/** A hand that moves on asks nothing. */
const patience = 90

/** Says below the thing in hand what its place does to the money, as soon as it is known; `ask` for each place, `stop` when it is let go. */
export function useMoneyLabel(ghost: RefObject<HTMLElement | null>, board: Board, moneyOf: MoneyOf | undefined) {
  const waiting = useRef({ timer: 0, turn: 0 })
  const stop = () => {
    clearTimeout(waiting.current.timer)
    waiting.current.turn += 1
  }
  useEffect(() => () => clearTimeout(waiting.current.timer), [])
  const ask = (grip: Grip, { court, from, to, refused }: Target) => {
    stop()
    if (ghost.current) sayMoney(ghost.current, '')
    const place = board.courts[court]
    if (grip.mode === 'create' || grip.isCopy || refused || !place || !moneyOf) return
    const { turn } = waiting.current
    const say = (text: string) => waiting.current.turn === turn && ghost.current && sayMoney(ghost.current, text)
    // a place whose price cannot be told is still a place
    waiting.current.timer = window.setTimeout(
      () => void moneyOf(grip.booking.id, { court: place.id, from, to }).then(say, () => {}),
      patience,
    )
  }
  return { ask, stop }
}
