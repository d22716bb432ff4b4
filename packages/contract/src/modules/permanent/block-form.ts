import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { permanentBooking, typedName } from './permanent-booking.ts'

const f = permanentBooking.fields

/** Form of a block of courts (spec 2 §5, R-232..R-238); `selectedDias` are seven flags, Monday first. */
export const blockForm = {
  date: object({ startDate: optional(f.fecha_ini), endDate: optional(f.fecha_fin) }),
  startTime: optional(f.hora_ini),
  endTime: optional(field.minute()),
  selectedDias: defaulted(list(field.flag(), 7), []),
  recursos: defaulted(list(field.ref('recurso'), 400), []),
  id_mst_tiporeserva: f.id_mst_tiporeserva,
  nombre: typedName,
  observaciones: f.observaciones,
  comentarios: f.comentarios,
  es_bloqueig: defaulted(field.flag(), true),
}
