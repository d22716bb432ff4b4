import type { TextKey } from '@app/contract'
import type { bookingSexes } from '@app/contract/bookings/booking'
import { formatMinute } from '@app/contract/values/minute'
import { ascending } from '@app/contract/values/order'
import type { FieldLooks } from '../../../kit/forms/form-fields.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { lengthText } from '../../planner/public.ts'

interface Choices {
  readonly courts: readonly { id_mst_recurso: number; desc_recurso: string }[]
  readonly starts: readonly number[]
  readonly lengths: readonly number[]
  readonly types: readonly { id_mst_tiporeserva: number; desc_tiporeserva: string }[]
  /** Currently chosen minutes, which stay an option even if the club does not offer them. */
  readonly start?: number
  readonly length?: number
}

const sorted = (minutes: readonly number[], own: number | undefined) => ascending([...minutes, ...(own === undefined ? [] : [own])])

const sexTexts: Readonly<Record<(typeof bookingSexes)[number], TextKey>> = {
  '-': 'booking.sx_any',
  M: 'booking.sx_M',
  F: 'booking.sx_F',
  X: 'booking.sx_X',
}

/** Layout of the fields of a booking's form: translated options, two per row. */
export const bookingStyles = ({ courts, starts, lengths, types, start, length }: Choices): FieldLooks => ({
  id_mst_recurso: { half: true, options: courts.map((court) => ({ value: court.id_mst_recurso, text: court.desc_recurso })) },
  hora_ini: { half: true, options: sorted(starts, start).map((minute) => ({ value: minute, text: formatMinute(minute) })) },
  duracion: { half: true, options: sorted(lengths, length).map((minutes) => ({ value: minutes, text: lengthText(minutes) })) },
  id_mst_tiporeserva: { half: true, options: types.map((type) => ({ value: type.id_mst_tiporeserva, text: type.desc_tiporeserva })) },
  num_faltan: { half: true },
  sx: { half: true, options: Object.entries(sexTexts).map(([value, key]) => ({ value, text: t(key) })) },
  nivel: { half: true },
  nivel_max: { half: true },
})
