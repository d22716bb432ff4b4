import type { MouseEvent } from 'react'
import { closestOf } from '../../../kit/fields/closest.ts'
import { draft } from '../drag/draft.ts'
import { placeAt, type Surface } from '../drag/pointer-place.ts'
import type { Board } from '../planner-model.ts'

/** Position of a menu in pixels of the window, and its object: a booking, or a court by its id. */
export interface MenuPlace {
  readonly booking: number | null
  readonly court: number
  readonly x: number
  readonly y: number
}

/** Menu of a right click, the menu key or a click on a court's header; null if there is nothing to choose. */
export function menuPlace(event: MouseEvent, board: Board, surface: Surface | null): MenuPlace | null {
  const at = { x: event.clientX, y: event.clientY }
  const card = closestOf(event, '[data-booking]')
  if (card) {
    const booking = board.byId.get(Number(card.dataset.booking))
    return booking && booking.id !== draft ? { booking: booking.id, court: booking.court, ...at } : null
  }
  const head = closestOf(event, '[data-court]')
  if (head) return { booking: null, court: Number(head.dataset.court), ...at }
  const place = surface && placeAt(surface, at.x, at.y)
  const court = place?.inside ? board.courts[place.court] : undefined
  return court ? { booking: null, court: court.id, ...at } : null
}
