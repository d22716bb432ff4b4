import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { dictionary, parameter } from '../club/parameter.ts'
import { courtType } from '../courts/court-type.ts'
import { bookingConfiguration, bookingTypeTimes, configurationMemberType, configurationPassType } from './configuration.ts'
import { timeFields } from './times.ts'

const { id_mst_reserva_configuracion: _id, ...written } = bookingConfiguration.fields
/** Ids of types; 0, the first option, means none and excludes the others. */
const ids = () => defaulted(list(field.integer({ min: 0 }), 500), [])
/** What may be written of a configuration: its row and whom it is for. */
export const configurationInput = { ...written, tiposocios: ids(), tipoabonos: ids() }

const one = { id: field.ref('reserva_configuracion') }
const changes = [bookingConfiguration, configurationMemberType, configurationPassType]
const text = field.text(400)
const full = { ...bookingConfiguration.fields, tiposocios: list(field.integer()), tipoabonos: list(field.integer()) }
/** A check list whose first option, 0, is none. */
const options = list(object({ id: field.integer(), text, marcado: field.flag() }))
const treated = object({ ...full, treated_data: object({ tiposocios: options, tipoabonos: options }) })

/** The configurations, with the names of what they are for; null where they are for all. */
export const configurationList = action({
  endpoint: 'GET /api/reserva_configuracion',
  permission: 'params',
  input: {},
  output: list(
    object({
      ...full,
      desc_tiporeserva: optional(text),
      desc_tiporecurso: optional(text),
      desc_tiposocios: list(text),
      desc_tipoabonos: list(text),
    }),
  ),
})
/** One configuration with its check lists; `treated_data` has every member type and pass type, ticked or not (spec 3 §3). */
export const configuration = action({ endpoint: 'GET /api/reserva_configuracion/{id}', permission: 'params', input: one, output: treated })
/** Adds a configuration. Refuses three times of which only some are -1 (alert1, R-277), off the step, hours without a day. */
export const createConfiguration = action({
  endpoint: 'POST /api/reserva_configuracion',
  permission: 'params',
  input: configurationInput,
  output: treated,
  changes,
})
/** Changes what is sent of a configuration; refuses what its creation refuses. */
export const updateConfiguration = action({
  endpoint: 'POST /api/reserva_configuracion/{id}/update',
  permission: 'params',
  input: { ...one, ...partial(configurationInput), treated_data: optional(field.json()) },
  output: treated,
  changes,
  edits: editsOf(configuration),
})
/** Adds the same configuration once more; a GET that writes. */
export const copyConfiguration = action({
  endpoint: 'GET /api/reserva_configuracion/{id}/copy',
  permission: 'params',
  input: one,
  output: treated,
  changes,
})
export const destroyConfiguration = action({
  endpoint: 'POST /api/reserva_configuracion/{id}/destroy',
  permission: 'params',
  input: one,
  output: nothing,
  changes,
  answer: 'statusOk',
})

const choices = list(object({ id: field.integer(), text }))
/** -1, then 1 to 8 steps of STEP_TIEMPO_RESERVA, in words of the user's language. */
export const timesDropdown = action({ endpoint: 'GET /api/times/dropdown', permission: 'params', input: {}, output: choices })

/** Every active booking type with its times; -1 where it has none of its own. */
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
/** Saves the times of the booking types that are sent, all or none of them. Refuses like a configuration, naming the row. */
export const saveBookingTypeTimes = action({
  endpoint: 'POST /api/tiporeserva_configuracion/save',
  permission: 'params',
  input: { filas: list(object({ id_mst_tiporeserva: field.ref('tipo_reserva'), ...timeFields }), 500) },
  output: nothing,
  changes: [bookingTypeTimes],
  answer: 'statusOk',
})
/** Saves the times of the court types that are sent, all or none of them. Refuses like a configuration, naming the row. */
export const saveCourtTypeTimes = action({
  endpoint: 'POST /api/reserva_configuracion/tiporecursos/save',
  permission: 'params',
  input: { filas: list(object({ id_mst_tiporecurso: field.ref('tipo_recurso'), ...timeFields }), 500) },
  output: nothing,
  changes: [courtType],
  answer: 'statusOk',
})

const minutes = optional(field.integer({ min: 5, max: 1440 }))
const step = optional(field.integer({ min: 5, max: 240 }))
/** The parameters that hold where nothing else says a time: what members get, and what the desk gets (`_ADMIN`). */
export const globalTimeFields = {
  STEP_TIEMPO_RESERVA: step,
  MIN_TIEMPO_RESERVA: minutes,
  MAX_TIEMPO_RESERVA: minutes,
  DEFAULT_TIEMPO_RESERVA: minutes,
  STEP_TIEMPO_RESERVA_ADMIN: step,
  MIN_TIEMPO_RESERVA_ADMIN: minutes,
  MAX_TIEMPO_RESERVA_ADMIN: minutes,
  DEFAULT_TIEMPO_RESERVA_ADMIN: minutes,
}
/** Saves the global times that are sent. Refuses a default outside of the shortest and the longest. */
export const saveGlobalTimes = action({
  endpoint: 'POST /api/reserva_configuracion/sys_param/save',
  permission: 'params',
  input: globalTimeFields,
  output: nothing,
  changes: [parameter],
  edits: [{ read: dictionary, of: () => ({}), as: 'parametros' }],
  answer: 'statusOk',
})
