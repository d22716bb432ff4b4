import { type RefObject, useEffect, useRef } from 'react'
import type { Grip, Target } from '../drag/drag-target.ts'
import { showPriceEffect } from '../drag/ghost.tsx'
import type { Board, Placement } from '../planner-model.ts'

/** Price effect of a place on a booking, as text. */
export type PriceEffectOf = (id: number, to: Placement) => Promise<string>

/** Delay in milliseconds: a moving pointer sends no request. */
const patience = 90

/** Shows the price effect of the place below the held item, once known; `ask` for each place, `stop` on release. */
export function useMoneyLabel(ghost: RefObject<HTMLElement | null>, board: Board, priceEffectOf: PriceEffectOf | undefined) {
  const waiting = useRef({ timer: 0, turn: 0 })
  const stop = () => {
    clearTimeout(waiting.current.timer)
    waiting.current.turn += 1
  }
  useEffect(() => () => clearTimeout(waiting.current.timer), [])
  const ask = (grip: Grip, { court, from, to, refused }: Target) => {
    stop()
    if (ghost.current) showPriceEffect(ghost.current, '')
    const place = board.courts[court]
    if (grip.mode === 'create' || grip.isCopy || refused || !place || !priceEffectOf) return
    const { turn } = waiting.current
    const show = (text: string) => waiting.current.turn === turn && ghost.current && showPriceEffect(ghost.current, text)
    // a place without a known price is still valid
    waiting.current.timer = window.setTimeout(
      () => void priceEffectOf(grip.booking.id, { court: place.id, from, to }).then(show, () => {}),
      patience,
    )
  }
  return { ask, stop }
}
