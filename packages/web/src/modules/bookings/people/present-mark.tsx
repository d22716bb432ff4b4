import { markPresent } from '@app/contract/bookings/attendance'
import { IconUser, IconUserCheck } from '@tabler/icons-react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { useAction } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Line } from '../booking/booking-info.ts'
import { memberLabel } from '../booking/booking-labels.ts'

/** Attendance of the player of a line, in its column. */
export function PresentMark({ booking: id, line }: { booking: number; line: Line }) {
  const mark = useAction(markPresent)
  const { id_reg_factura: id_factura, asistencia } = line
  return (
    <span className="att-mark" data-came={asistencia}>
      <IconButton
        label={t('desk.came', { nombre: memberLabel(line) })}
        icon={asistencia ? IconUserCheck : IconUser}
        aria-pressed={asistencia}
        size={24}
        disabled={mark.isBusy}
        onClick={() => void mark.run({ id, id_factura, asistencia: !asistencia })}
      />
    </span>
  )
}
