import type { OutputOf } from '@app/contract/kit/action'
import type { memberBookings } from '@app/contract/member-summary/bookings'
import { addDays, type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { today } from '../../kit/reads/today.ts'
import { t } from '../../kit/texts/i18n.ts'

export type MemberBooking = OutputOf<typeof memberBookings>[number]

/** Time of a booking: near days by name, distant ones by date (screens §11.10). */
export function whenText({ fecha, hora_ini }: { readonly fecha: Day; readonly hora_ini: number }): string {
  const hora = formatMinute(hora_ini)
  if (fecha === today()) return t('summary.today', { hora })
  return fecha === addDays(today(), 1) ? t('summary.tomorrow', { hora }) : `${formatDay(fecha)} ${hora}`
}
