import type { Day } from '@app/contract/values/day'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { useCommands } from '../../../kit/screen/commands.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { bookingPath, usePlannerDay } from '../../planner/public.ts'

interface Props {
  sport: number
  day: Day
  id: number
}

/** Previous and next booking of the same court and day, by button and by Alt and an arrow. */
export function Neighbours({ sport, day, id }: Props) {
  const { data } = usePlannerDay(sport, day)
  const [before, after] = useMemo(() => {
    const own = data?.reservas.find((one) => one.id_reg_reserva === id)
    const row = (data?.reservas ?? []).filter((one) => one.id_mst_recurso === own?.id_mst_recurso).sort((a, b) => a.hora_ini - b.hora_ini)
    const at = row.findIndex((one) => one.id_reg_reserva === id)
    return at === -1 ? [undefined, undefined] : [row[at - 1], row[at + 1]]
  }, [data, id])
  const open = (other: typeof before) => {
    if (other) go(bookingPath(sport, day, other.id_reg_reserva))
  }
  const latest = useRef({ before, after, open })
  latest.current = { before, after, open }
  useCommands(
    useMemo(
      () => [
        {
          id: 'booking.previous',
          text: t('desk.previous_booking'),
          keys: 'alt+ArrowUp',
          group: t('desk.booking'),
          run: () => latest.current.open(latest.current.before),
        },
        {
          id: 'booking.next',
          text: t('desk.next_booking'),
          keys: 'alt+ArrowDown',
          group: t('desk.booking'),
          run: () => latest.current.open(latest.current.after),
        },
      ],
      [],
    ),
  )
  return (
    <>
      <IconButton
        label={t('desk.previous_booking')}
        icon={IconChevronUp}
        size="md"
        disabled={!before}
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => open(before)}
      />
      <IconButton
        label={t('desk.next_booking')}
        icon={IconChevronDown}
        size="md"
        disabled={!after}
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => open(after)}
      />
    </>
  )
}
