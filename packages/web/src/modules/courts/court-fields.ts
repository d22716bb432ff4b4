import { courtInput, createCourt } from '@app/contract/courts/court-file'
import type { bookingMinutesOf } from '@app/contract/courts/court-rows'
import { courtType } from '@app/contract/courts/court-type'
import type { OutputOf } from '@app/contract/kit/action'
import type { RowOf } from '@app/contract/kit/field'
import { pick } from '@app/contract/kit/resource'
import type { First } from '../../kit/forms/form-state.ts'
import type { Form } from '../../kit/forms/use-form.ts'
import { pricePlan } from './price-rules.ts'

type Minutes = OutputOf<typeof bookingMinutesOf>

/** The three lengths of a court in a form: named as those of its type, stored as rows. */
export const timeNames = ['min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'] as const
type Times = Readonly<Record<(typeof timeNames)[number], number>>

/** Rows → three lengths; a kind without a row inherits from the type. */
export const timesOf = (rows: Minutes): Times => {
  const of = (kind: number) => rows.find((row) => row.tipo_minutosreserva === kind)?.minutes ?? -1
  return { min_tiempo_reserva: of(0), max_tiempo_reserva: of(1), default_tiempo_reserva: of(2) }
}
const kinds = [0, 1, 2] as const
const rowsOf = (times: Times) => kinds.map((kind) => ({ tipo_minutosreserva: kind, minutes: times[timeNames[kind]] }))

const rows = pick(createCourt.input, 'recurso_tiposocio', 'recurso_tiposocio_permiso', 'recurso_documentos')
/** Form fields of a court: its fields, its lengths, its rows. A new one has no lengths and rows. */
export const courtFields = { ...courtInput, ...pick(courtType.fields, ...timeNames), ...rows }
export type CourtForm = Form<typeof courtFields>
export type FirstCourt = First<typeof courtFields>
export type CourtValues = RowOf<typeof courtFields>

/** Identity of a court's rows; prices have no identity except their position. */
export const courtRows = {
  recurso_tiposocio: pricePlan,
  recurso_tiposocio_permiso: { by: ['id_mst_tiposocio'] },
  recurso_documentos: { by: ['id_reg_recurso_documentos'] },
} as const

/** New court as input of the call: the lengths of its type, no rows. */
export function newCourtOf({ min_tiempo_reserva: _min, max_tiempo_reserva: _max, default_tiempo_reserva: _usual, ...values }: CourtValues) {
  return { ...values, recurso_tiposocio: [], recurso_tiposocio_permiso: [], recurso_documentos: [], minutos_reserva: [] }
}

/** Changes as input of the call: the lengths together, and the minutes after a booking with their switch. */
export function changesOf(values: CourtValues, changed: Partial<CourtValues>) {
  const { min_tiempo_reserva: min, max_tiempo_reserva: max, default_tiempo_reserva: usual, ...rest } = changed
  const { tiempo_reserva_posterior, tiempo_reserva_posterior_activo } = values
  const isPauseChanged = rest.tiempo_reserva_posterior !== undefined || rest.tiempo_reserva_posterior_activo !== undefined
  return {
    ...rest,
    ...([min, max, usual].some((time) => time !== undefined) && { minutos_reserva: rowsOf(values) }),
    ...(isPauseChanged && { tiempo_reserva_posterior, tiempo_reserva_posterior_activo }),
  }
}
