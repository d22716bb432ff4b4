import type { Board } from '../planner-model.ts'
import type { Grip } from './drag-target.ts'
import { gapAt } from './free-range.ts'
import { placeAt, type Surface } from './pointer-place.ts'

/** Part of a card under the pointer: a few pixels at both ends are its edges, as high as its handles for touch, never more than two thirds of a short card. */
function edgeAt(card: HTMLElement, y: number, finger: boolean): 'start' | 'move' | 'end' {
  const { top, bottom, height } = card.getBoundingClientRect()
  const reach = finger ? Math.min(22, height / 3) : Math.min(7, height / 4)
  if (bottom - y <= reach) return 'end'
  return y - top <= reach ? 'start' : 'move'
}

/** Grip of a press, with Ctrl a copy of the booking; null over headers, hours, closed or taken time. */
export function gripAt(
  { target, clientX, clientY, pointerType, ctrlKey, metaKey }: PointerEvent,
  board: Board,
  surface: Surface,
): Grip | null {
  if (!(target instanceof Element)) return null
  const card = target.closest<HTMLElement>('[data-booking]')
  if (card) {
    const booking = board.byId.get(Number(card.dataset.booking))
    if (!booking) return null
    if (ctrlKey || metaKey) return { mode: 'move', booking, isCopy: true }
    return { mode: card.matches('.pl-stretch') ? edgeAt(card, clientY, pointerType === 'touch') : 'move', booking }
  }
  const { court, minute, inside } = placeAt(surface, clientX, clientY)
  if (!inside || !surface.lanes.contains(target) || typeof gapAt(board, court, minute) === 'string') return null
  return { mode: 'create', court, anchor: minute }
}

/** True if the data allows this grip to move: locked bookings and fixed edges do not. */
export function mayDrag(grip: Grip, board: Board): boolean {
  if (grip.mode === 'create') return true
  const court = board.courts[board.indexOf.get(grip.booking.court) ?? -1]
  // the server decides if it may be copied
  if (grip.isCopy) return true
  if (grip.booking.locked) return false
  if (grip.mode === 'move') return true
  return court?.mayResize !== false && (grip.mode === 'end' || court?.mayMoveStart !== false)
}
