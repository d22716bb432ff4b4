import { courtInput, updateCourt } from '@app/contract/courts/court-file'
import type { bookingMinutesOf } from '@app/contract/courts/court-rows'
import { courtType } from '@app/contract/courts/court-type'
import type { OutputOf } from '@app/contract/kit/action'
import { pick } from '@app/contract/kit/resource'
import { only } from '../../kit/draft.ts'

type Minutes = OutputOf<typeof bookingMinutesOf>

/** The three lengths of a court as a form asks them: named as those of its type, kept as rows. */
export const timeNames = ['min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'] as const
type Times = Readonly<Record<(typeof timeNames)[number], number>>

/** Rows → three lengths; a kind without a row asks the type. */
export const timesOf = (rows: Minutes): Times => {
  const of = (kind: number) => rows.find((row) => row.tipo_minutosreserva === kind)?.minutes ?? -1
  return { min_tiempo_reserva: of(0), max_tiempo_reserva: of(1), default_tiempo_reserva: of(2) }
}
const rowsOf = (times: Times) => timeNames.map((name, kind) => ({ tipo_minutosreserva: kind as 0 | 1 | 2, minutes: times[name] }))

/** What the form of a new court asks. */
export const newCourtFields = courtInput
/** What the form of a court asks: its fields, its lengths, its rows. */
export const courtFields = {
  ...courtInput,
  ...pick(courtType.fields, ...timeNames),
  ...pick(updateCourt.input, 'recurso_tiposocio', 'recurso_tiposocio_permiso', 'recurso_documentos'),
}

/** What changed, as the call takes it: the lengths together, and the minutes after a booking with their switch. */
export function changesOf(values: Readonly<Record<string, unknown>>, changed: readonly string[]): Record<string, unknown> {
  const isTime = (name: string) => (timeNames as readonly string[]).includes(name)
  const isPause = (name: string) => name.startsWith('tiempo_reserva_posterior')
  return {
    ...only(
      values,
      changed.filter((name) => !isTime(name)),
    ),
    ...(changed.some(isTime) && { minutos_reserva: rowsOf(values as unknown as Times) }),
    ...(changed.some(isPause) && {
      tiempo_reserva_posterior: values.tiempo_reserva_posterior,
      tiempo_reserva_posterior_activo: values.tiempo_reserva_posterior_activo,
    }),
  }
}
