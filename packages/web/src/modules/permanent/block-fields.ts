import type { OutputOf } from '@app/contract/kit/action'
import { defaulted } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { pick } from '@app/contract/kit/resource'
import { blockCourts } from '@app/contract/permanent/blocks'
import { permanentBooking, spans } from '@app/contract/permanent/permanent-booking'
import type { permanentInfo } from '@app/contract/permanent/permanent-bookings'
import { previewBlock, previewSeries } from '@app/contract/permanent/series-preview'
import { hasWeekday } from '@app/contract/values/weekdays'
import { useRead } from '../../kit/reads/api.ts'

const f = permanentBooking.fields
const input = blockCourts.input
const dates = input.date.facts.fields as Record<'startDate' | 'endDate', typeof f.fecha_ini>
/** Fields of the form of a block. */
export const blockFields = {
  nombre: input.nombre,
  id_mst_tiporeserva: input.id_mst_tiporeserva,
  fecha_ini: dates.startDate,
  fecha_fin: dates.endDate,
  hora_ini: input.startTime,
  hora_fin: input.endTime,
  dias: defaulted(field.weekdays(), 0),
  recursos: input.recursos,
  ...pick(input, 'observaciones', 'comentarios'),
}
/** Values of the form, in code form. */
export type BlockValues = { [K in keyof typeof blockFields]: ReturnType<(typeof blockFields)[K]['read']> }
const week = [1, 2, 3, 4, 5, 6, 7]
/** Form as input of the calls of a new block. */
export const sentOf = ({ fecha_ini, fecha_fin, hora_ini, hora_fin, dias, ...rest }: BlockValues) => ({
  ...rest,
  date: { startDate: fecha_ini, endDate: fecha_fin },
  startTime: hora_ini,
  endTime: hora_fin,
  selectedDias: week.map((one) => hasWeekday(dias, one)),
})
/** Paths of the server's complaints by the fields of the form. */
export const placeOf: Readonly<Record<string, string>> = {
  startTime: 'hora_ini',
  endTime: 'hora_fin',
  selectedDias: 'dias',
  date: 'fecha_fin',
}

/** Stored block. */
export type BlockInfo = OutputOf<typeof permanentInfo>
/** Change of a block, as input of the series call. */
export const changeOf = ({ nombre, ...values }: BlockValues, { id_mst_reservasfijas, nombre: kept }: BlockInfo, sport: number) => ({
  ...values,
  nombre: nombre ?? kept,
  tipo_horario: spans.between,
  id_mst_reservasfijas,
  id_mst_tiporecurso: sport,
})

/** Dates of a block, new or changed by the form; nothing is read without values. */
export function useBlockPreview(values: BlockValues | null, info: BlockInfo | undefined, sport: number) {
  const made = useRead(previewBlock, values && !info ? { id: sport, ...sentOf(values) } : null, { keepPrevious: true })
  const changed = useRead(previewSeries, values && info ? changeOf(values, info, sport) : null, { keepPrevious: true })
  return info ? changed : made
}
