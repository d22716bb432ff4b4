import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'

/** Minutes, or -1: inherits from the next level. */
export const inherited = -1
/** Maximum number of steps of STEP_TIEMPO_RESERVA in a configuration. */
const maxSteps = 8

/** Allowed lengths of a booking, in minutes. */
export interface Times {
  readonly min_tiempo_reserva: number
  readonly max_tiempo_reserva: number
  readonly default_tiempo_reserva: number
}
export const timeNames = ['min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'] as const

const minutes = () => defaulted(field.integer({ min: inherited, max: 1440 }), inherited)
export const timeFields = { min_tiempo_reserva: minutes(), max_tiempo_reserva: minutes(), default_tiempo_reserva: minutes() }

/** Choices of a time: -1, then 1 to 8 steps of `step` minutes, none longer than a day. */
export const timeChoices = (step: number): number[] => [
  inherited,
  ...Array.from({ length: maxSteps }, (_, k) => (k + 1) * step).filter((time) => time <= 1440),
]

/** True if all three times are set. */
export const areSet = (times: Times) => timeNames.every((name) => times[name] !== inherited)

/**
 * Faults in three times, as text keys by field: all -1 or none, on a step, shortest ≤ default ≤ longest. A value saved
 * before the step changed may stay (`saved`).
 */
export function complaintsAboutTimes(times: Times, step: number, saved?: Times): Record<string, string> {
  const missing = timeNames.filter((name) => times[name] === inherited)
  if (missing.length > 0) return missing.length === timeNames.length ? {} : Object.fromEntries(missing.map((name) => [name, 'alert1']))
  const choices = timeChoices(step)
  const off = timeNames.filter((name) => !choices.includes(times[name]) && times[name] !== saved?.[name])
  return {
    ...Object.fromEntries(off.map((name) => [name, 'reserva_configuracion.paso'])),
    ...(times.min_tiempo_reserva > times.max_tiempo_reserva && { max_tiempo_reserva: 'reserva_configuracion.max_menor' }),
    ...(times.min_tiempo_reserva <= times.max_tiempo_reserva &&
      (times.default_tiempo_reserva < times.min_tiempo_reserva || times.default_tiempo_reserva > times.max_tiempo_reserva) && {
        default_tiempo_reserva: 'reserva_configuracion.default_fuera',
      }),
  }
}
