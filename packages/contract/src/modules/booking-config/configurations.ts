import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { bookingConfiguration, configurationMemberType, configurationPassType } from './configuration.ts'

const { id_mst_reserva_configuracion: _id, ...written } = bookingConfiguration.fields
/** Ids of types; 0, the first option, means none and excludes the others. */
const ids = () => defaulted(list(field.integer({ min: 0 }), 500), [])
/** Writable part of a configuration: its row and the types it applies to. */
export const configurationInput = { ...written, tiposocios: ids(), tipoabonos: ids() }

const one = { id: field.ref('reserva_configuracion') }
const changes = [bookingConfiguration, configurationMemberType, configurationPassType]
const text = field.text(400)
const full = { ...bookingConfiguration.fields, tiposocios: list(field.integer()), tipoabonos: list(field.integer()) }
/** Check list; its first option, 0, means none. */
const options = list(object({ id: field.integer(), text, marcado: field.flag() }))
const treated = object({ ...full, treated_data: object({ tiposocios: options, tipoabonos: options }) })

/** Configurations, with the names of the types they apply to; null if they apply to all. */
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
/** Adds a configuration. Refuses three times of which only some are -1 (alert1, R-277), times off the step, hours without a day. */
export const createConfiguration = action({
  endpoint: 'POST /api/reserva_configuracion',
  permission: 'params',
  input: configurationInput,
  output: treated,
  changes,
})
/** Changes the sent fields of a configuration; refuses the same as its creation. */
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
