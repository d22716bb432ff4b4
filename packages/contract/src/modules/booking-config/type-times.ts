import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { courtType } from '../courts/court-type.ts'
import { bookingTypeTimes } from './configuration.ts'
import { timeFields } from './times.ts'

const text = field.text(400)
const choices = list(object({ id: field.integer(), text }))
/** -1, then 1 to 8 steps of STEP_TIEMPO_RESERVA, as labels in the user's language. */
export const timesDropdown = action({ endpoint: 'GET /api/times/dropdown', permission: 'params', input: {}, output: choices })

/** Active booking types with their times; -1 for a type without times. */
export const bookingTypeTimesList = action({
  endpoint: 'GET /api/tiporeserva_configuracion',
  permission: 'params',
  input: {},
  output: list(object({ id_mst_tiporeserva: field.integer(), desc_tiporeserva: text, ...timeFields })),
})
export const bookingTypeTimesDropdown = action({
  endpoint: 'GET /api/tiporeserva_configuracion/dropdown',
  permission: 'params',
  input: {},
  output: choices,
})
/** Saves the sent times of booking types, all or none. Refuses the same as a configuration, naming the row. */
export const saveBookingTypeTimes = action({
  endpoint: 'POST /api/tiporeserva_configuracion/save',
  permission: 'params',
  input: { filas: list(object({ id_mst_tiporeserva: field.ref('tipo_reserva'), ...timeFields }), 500) },
  output: nothing,
  changes: [bookingTypeTimes],
  answer: 'statusOk',
})
/** Saves the sent times of court types, all or none. Refuses the same as a configuration, naming the row. */
export const saveCourtTypeTimes = action({
  endpoint: 'POST /api/reserva_configuracion/tiporecursos/save',
  permission: 'params',
  input: { filas: list(object({ id_mst_tiporecurso: field.ref('tipo_recurso'), ...timeFields }), 500) },
  output: nothing,
  changes: [courtType],
  answer: 'statusOk',
})
