import type { Board } from '../planner-model.ts'
import type { Grip } from './drag-target.ts'
import { gapAt } from './free-range.ts'
import { placeAt, type Surface } from './pointer-place.ts'

/** Pixels around the drawn knob of a chosen card in which a finger takes it. */
const knobReach = 22

/** Part of a card under the pointer. For a mouse, a few pixels at both ends are its edges; for a finger, only the knobs drawn on a chosen card. */
function partAt(card: HTMLElement, { clientX, clientY, pointerType }: PointerEvent): 'start' | 'move' | 'end' {
  const { left, width, top, bottom, height } = card.getBoundingClientRect()
  const isFinger = pointerType === 'touch'
  if (isFinger && (!card.matches('.pl-selected') || Math.abs(clientX - left - width / 2) > knobReach)) return 'move'
  const reach = isFinger ? Math.min(knobReach, height / 3) : Math.min(7, height / 4)
  if (bottom - clientY <= reach) return 'end'
  return clientY - top <= reach ? 'start' : 'move'
}

/** Grip of a press, with Ctrl a copy of the booking; null over headers, hours, closed or taken time. */
export function gripAt(event: PointerEvent, board: Board, surface: Surface): Grip | null {
  const { target, clientX, clientY, ctrlKey, metaKey } = event
  if (!(target instanceof Element)) return null
  const card = target.closest<HTMLElement>('[data-booking]')
  if (card) {
    const booking = board.byId.get(Number(card.dataset.booking))
    if (!booking) return null
    if (ctrlKey || metaKey) return { mode: 'move', booking, isCopy: true }
    return { mode: card.matches('.pl-stretch') ? partAt(card, event) : 'move', booking }
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
