import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { blockForm } from './block-form.ts'
import { outcomes } from './series.ts'
import { seriesForm } from './series-input.ts'

const court = field.integer()
const outcome = field.choice(...outcomes)
/** The club's words for a court, a day or a name. */
const words = optional(field.text(220))

/** A date of a series (`Line` of series.ts). */
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
      /** What its lines come to now, and what they will once it is made or moved there, in cents. */
      importe: field.money(),
      precio: field.money(),
      choques: list(field.integer()),
      solapa: field.flag(),
      libres: list(court),
      motivo: words,
    }),
  ),
})

/** A booking in the way: its name, start and court, what it costs, and the permanent booking or block it is of. */
export const clash = object({
  id_reg_reserva: field.integer(),
  nombre: words,
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

/** What a series would do, date by date: the list that saving works from. */
export const previewFields = {
  fechas: list(seriesLine, Number.POSITIVE_INFINITY),
  choques: list(clash, Number.POSITIVE_INFINITY),
  /** Every court that may be chosen, with on how many of the dates something is in the way there. */
  recursos: list(
    object({ id_mst_recurso: court, desc_recurso: field.text(80), id_mst_tiporecurso: field.integer(), choques: field.integer() }),
  ),
  /** The last day for which bookings are made now. */
  hasta: field.day(),
  vista: field.text(64),
}
const preview = object(previewFields)

const fija = field.ref('reservafija')
const reading = { permission: 'bookings', output: preview } as const

/** What saving the form would do; `desde` is the day from which a change counts. With `id_mst_reservasfijas` of a permanent booking that is there. */
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

/** What ending a permanent booking would do: deactivating it from a day, deleting between two days, or for good; with `activar` what activating it again would do. */
export const previewEnd = action({
  ...reading,
  endpoint: 'POST /api/permanentReservations/{id}/preview',
  input: { id: fija, fecha_ini: optional(field.day()), fecha_fin: optional(field.day()), activar: defaulted(field.flag(), false) },
})

/** What a block would do. */
export const previewBlock = action({
  ...reading,
  endpoint: 'POST /api/tipo_recurso/{id}/blockReservas/preview',
  input: { id: field.ref('tipo_recurso'), ...blockForm },
})
