import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { addDays, type Day } from '../../values/day.ts'
import { member } from './member.ts'

const one = { id: field.ref('socio') }
const punished = object({ fecha_ini_acceso_web: optional(field.day()), castigado: field.flag() })

/** True if a member is penalised on a day: until the day on which web access resumes. */
export const isPunished = (fecha_ini_acceso_web: Day | null, day: Day): fecha_ini_acceso_web is Day =>
  fecha_ini_acceso_web !== null && fecha_ini_acceso_web > day

/** End of a punishment of n days that begins on a day; null if the club sets none. */
export const punishmentEnd = (day: Day, days: number): Day | null => (days > 0 ? addDays(day, days) : null)

/** Suspends a member's web access until a day; by default for SOCIO_DIAS_CASTIGO days from today. */
export const punishMember = action({
  endpoint: 'POST /api/socio/{id}/setCastigoWeb',
  permission: 'members',
  input: { ...one, fecha_ini_acceso_web: optional(field.day()) },
  output: punished,
  changes: [member],
})
/** Restores a member's web access. */
export const endPunishment = action({
  endpoint: 'POST /api/socio/{id}/setAnulCastigoWeb',
  permission: 'members',
  input: one,
  output: punished,
  changes: [member],
})
