import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { blockForm } from './block-form.ts'
import { permanentBooking } from './permanent-booking.ts'
import { savedSeries, seriesDecisions, seriesTables } from './series-input.ts'

const f = permanentBooking.fields

/** Blocks courts: 409 with the reason against it, 400 with the list of clashes; the same call with an override goes on. */
export const blockCourts = action({
  endpoint: 'POST /api/tipo_recurso/{id}/blockReservas',
  permission: 'bookings',
  input: { id: field.ref('tipo_recurso'), ...blockForm, ...seriesDecisions },
  output: savedSeries,
  changes: seriesTables,
  answer: 'statusOk',
})

/** Blocks of a day, or from that day on: `reservas` is the number of remaining dates of each, `hoy` that of the day. */
export const blocksOfDay = action({
  endpoint: 'GET /api/permanentReservations/getBlocked',
  permission: 'bookings',
  input: { fecha: optional(field.day()), hasta: optional(field.day()), id_mst_tiporecurso: optional(field.ref('tipo_recurso')) },
  output: list(
    object({
      ...pick(
        f,
        'id_mst_reservasfijas',
        'nombre',
        'observaciones',
        'comentarios',
        'fecha_ini',
        'fecha_fin',
        'hora_ini',
        'hora_fin',
        'dias',
      ),
      desc_tiporeserva: field.text(80),
      recursos: list(field.text(80)),
      proxima: optional(field.day()),
      reservas: field.integer(),
      hoy: field.integer(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
