import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { blockForm } from './block-form.ts'
import { outcomes } from './series.ts'
import { seriesForm } from './series-input.ts'

const court = field.integer()
const outcome = field.choice(...outcomes)
/** Club's name of a court, a day or a person. */
const clubName = optional(field.text(220))

/** Date of a series (`Line` of series.ts). */
export const seriesLine = object({
  fecha: field.day(),
  resultado: outcome,
  hora_ini: optional(field.minute()),
  duracion: optional(field.integer()),
  antes: optional(field.minute()),
  pagado: field.money(),
  marcable: field.flag(),
  marcada: field.flag(),
  celdas: list(
    object({
      id_mst_recurso: court,
      resultado: outcome,
      id_reg_reserva: optional(field.integer()),
      pista: court,
      /** Total of its lines now, and after it is created or moved there, in cents. */
      importe: field.money(),
      precio: field.money(),
      choques: list(field.integer()),
      solapa: field.flag(),
      libres: list(court),
      motivo: clubName,
    }),
  ),
})

/** Clashing booking: its name, start and court, its price, and its permanent booking or block. */
export const clash = object({
  id_reg_reserva: field.integer(),
  nombre: clubName,
  fecha: field.day(),
  hora_ini: field.minute(),
  hora_fin: field.integer(),
  id_mst_recurso: court,
  desc_recurso: field.text(80),
  id_mst_reservasfijas: optional(field.integer()),
  es_bloqueig: field.flag(),
  total: field.money(),
  pagado: field.money(),
  pago: field.choice('paid', 'part', 'unpaid', 'none'),
  cobrada: field.flag(),
})

/** Preview of a series, date by date: the list that saving works from. */
export const previewFields = {
  fechas: list(seriesLine, Number.POSITIVE_INFINITY),
  choques: list(clash, Number.POSITIVE_INFINITY),
  /** Every court that may be chosen, with the number of dates with a clash there. */
  recursos: list(
    object({ id_mst_recurso: court, desc_recurso: field.text(80), id_mst_tiporecurso: field.integer(), choques: field.integer() }),
  ),
  /** Last day with bookings generated now. */
  hasta: field.day(),
  vista: field.text(64),
}
const preview = object(previewFields)

const fija = field.ref('reservafija')
const reading = { permission: 'bookings', output: preview } as const

/**
 * Preview of saving the form; `desde` is the day from which a change applies. With `id_mst_reservasfijas` of an existing permanent booking.
 */
export const previewSeries = action({
  ...reading,
  endpoint: 'POST /api/permanentReservations/preview',
  input: {
    ...seriesForm,
    id_mst_reservasfijas: optional(fija),
    desde: optional(field.day()),
    id_mst_tiporecurso: optional(field.ref('tipo_recurso')),
  },
})

/**
 * Preview of ending a permanent booking: deactivating it from a day, deleting between two days, or entirely; with `activar` of activating
 * it again.
 */
export const previewEnd = action({
  ...reading,
  endpoint: 'POST /api/permanentReservations/{id}/preview',
  input: { id: fija, fecha_ini: optional(field.day()), fecha_fin: optional(field.day()), activar: defaulted(field.flag(), false) },
})

/** Preview of a block. */
export const previewBlock = action({
  ...reading,
  endpoint: 'POST /api/tipo_recurso/{id}/blockReservas/preview',
  input: { id: field.ref('tipo_recurso'), ...blockForm },
})
