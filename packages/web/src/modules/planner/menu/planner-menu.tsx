import {
  IconArrowsMove,
  IconCalendarWeek,
  IconCoinEuro,
  IconCopy,
  IconExternalLink,
  IconParking,
  IconPlus,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react'
import { t } from '../../../kit/texts/i18n.ts'
import { rangeText } from '../planner-labels.ts'
import type { Board } from '../planner-model.ts'
import type { MenuPlace } from './menu-place.ts'
import type { CardAction } from './pending-action.ts'
import { type MenuLine, PlaceMenu } from './place-menu.tsx'

/** Action on a court: a booking at its first free hour, its week. */
export type CourtAct = 'new' | 'week'

export interface PlannerMenuCalls {
  onOpen: (id: number) => void
  onAct: (id: number, act: CardAction) => void
  onCourt?: ((court: number, act: CourtAct) => void) | undefined
}
interface Props extends PlannerMenuCalls {
  at: MenuPlace
  board: Board
  onClose: () => void
}

const size = 15

/** Menu of actions for a booking or a court. */
export function PlannerMenu({ at, board, onClose, onOpen, onAct, onCourt }: Props) {
  const booking = at.booking === null ? undefined : board.byId.get(at.booking)
  if (booking) {
    const { id } = booking
    const act = (one: CardAction, icon: MenuLine['icon'], keys: string): MenuLine => ({
      text: one === 'park' ? t('planner.park') : t(`desk.${one}`),
      icon,
      keys,
      run: () => onAct(id, one),
    })
    const lines = [
      { text: t('grid.open_row'), icon: <IconExternalLink size={size} />, keys: 'Enter', run: () => onOpen(id) },
      ...(booking.due ? [act('charge', <IconCoinEuro size={size} />, 'F8')] : []),
      act('move', <IconArrowsMove size={size} />, 'm'),
      ...(booking.parked ? [] : [act('park', <IconParking size={size} />, 'F6')]),
      act('duplicate', <IconCopy size={size} />, 'mod+d'),
      act('print', <IconPrinter size={size} />, 'mod+p'),
      act('delete', <IconTrash size={size} />, 'Delete'),
    ]
    return <PlaceMenu at={at} label={`${booking.title} · ${rangeText(booking.from, booking.to)}`} lines={lines} onClose={onClose} />
  }
  const court = board.courts[board.indexOf.get(at.court) ?? -1]
  const lines = [
    { text: t('planner.court_first_free'), icon: <IconPlus size={size} />, run: () => onCourt?.(at.court, 'new') },
    { text: t('planner.court_week'), icon: <IconCalendarWeek size={size} />, run: () => onCourt?.(at.court, 'week') },
  ]
  return <PlaceMenu at={at} label={court?.name ?? ''} lines={lines} onClose={onClose} />
}
