import { action } from '../../kit/action.ts'
import { type Field, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { nothing } from '../../kit/shapes.ts'
import { dictionary, parameter } from '../club/parameter.ts'

const minutes = field.integer({ min: 5, max: 1440 })
const step = field.integer({ min: 5, max: 240 })
/** Parameters with the default times: for members, and for the desk (`_ADMIN`). */
export const globalTimes = {
  STEP_TIEMPO_RESERVA: step,
  MIN_TIEMPO_RESERVA: minutes,
  MAX_TIEMPO_RESERVA: minutes,
  DEFAULT_TIEMPO_RESERVA: minutes,
  STEP_TIEMPO_RESERVA_ADMIN: step,
  MIN_TIEMPO_RESERVA_ADMIN: minutes,
  MAX_TIEMPO_RESERVA_ADMIN: minutes,
  DEFAULT_TIEMPO_RESERVA_ADMIN: minutes,
}
type GlobalTime = keyof typeof globalTimes
/** A caller may leave some out; the screen requires all, since an emptied field is a mistake there. */
const optionalTimes = Object.fromEntries(Object.entries(globalTimes).map(([name, time]) => [name, optional(time)])) as Record<
  GlobalTime,
  Field<number | null, 'optional'>
>
/** Saves the sent global times. Refuses a default outside the range of shortest to longest. */
export const saveGlobalTimes = action({
  endpoint: 'POST /api/reserva_configuracion/sys_param/save',
  permission: 'params',
  input: optionalTimes,
  output: nothing,
  changes: [parameter],
  edits: [{ read: dictionary, of: () => ({}), as: 'parametros' }],
  answer: 'statusOk',
})
