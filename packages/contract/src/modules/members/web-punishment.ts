import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { addDays, type Day } from '../../values/day.ts'
import { member } from './member.ts'

const one = { id: field.ref('socio') }
const punished = object({ fecha_ini_acceso_web: optional(field.day()), castigado: field.flag() })

/** Whether a member is penalised on a day: until the day on which the web is open to him again. */
export const isPunished = (fecha_ini_acceso_web: Day | null, day: Day): fecha_ini_acceso_web is Day =>
  fecha_ini_acceso_web !== null && fecha_ini_acceso_web > day

/** The day on which a punishment of so many days that begins on a day is over; null where the club set none. */
export const punishmentEnd = (day: Day, days: number): Day | null => (days > 0 ? addDays(day, days) : null)

/** Closes the web to a member until a day; for SOCIO_DIAS_CASTIGO days from today where none is sent. */
export const punishMember = action({
  endpoint: 'POST /api/socio/{id}/setCastigoWeb',
  permission: 'members',
  input: { ...one, fecha_ini_acceso_web: optional(field.day()) },
  output: punished,
  changes: [member],
})
/** Opens the web to a member again. */
export const endPunishment = action({
  endpoint: 'POST /api/socio/{id}/setAnulCastigoWeb',
  permission: 'members',
  input: one,
  output: punished,
  changes: [member],
})
