import type { Field } from '../../kit/field.ts'
import { guarded, isEmpty } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'

const parameterGroups = ['languages', 'access', 'bookings', 'planner', 'members', 'money', 'till', 'mail', 'courts', 'tools'] as const
export type ParameterGroup = (typeof parameterGroups)[number]
export type ParameterValue = string | number | boolean

/** Parameter of the club: its kind decides its allowed values and its control in the web. */
export interface Parameter<T extends ParameterValue = ParameterValue> {
  /** id_sys_param: permanent. */
  readonly id: number
  readonly group: ParameterGroup
  readonly field: Field<T>
  readonly standard: T
  /** Effective value while activo is 0. */
  readonly off: T
  /** Shown beside the number. */
  readonly unit?: 'minutes' | 'hours' | 'days' | 'mm' | 'percent'
  /** No screen needs it: read by the server, shown to users with the right to change parameters. */
  readonly isPrivate?: true
}

/** Marks a parameter of devices and outside systems, empty in the dictionary of other desks. */
export const privateParameter = <T extends ParameterValue>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, isPrivate: true })

/** Marks a parameter that only administrators change, with their password. */
export const guardedParameter = <T extends ParameterValue>(parameter: Parameter<T>): Parameter<T> => ({
  ...parameter,
  field: guarded(parameter.field),
})

export const flag = (id: number, group: ParameterGroup, standard: boolean): Parameter<boolean> => ({
  id,
  group,
  field: field.flag(),
  standard,
  off: false,
})

interface Range extends Pick<Parameter, 'unit'> {
  readonly standard: number
  readonly min: number
  readonly max: number
}
/** Number with its bounds. Switched off it is 0 if that is in range, else its standard value. */
export const integerParameter = (id: number, group: ParameterGroup, { standard, min, max, unit }: Range): Parameter<number> => ({
  id,
  group,
  field: field.integer({ min, max }),
  standard,
  off: min <= 0 ? 0 : standard,
  ...(unit && { unit }),
})

/** Parameter with empty as a valid and standard value. */
const emptiable = (id: number, group: ParameterGroup, line: Field<string>): Parameter<string> => ({
  id,
  group,
  field: { ...line, read: (raw) => (isEmpty(raw) ? '' : line.read(raw)) },
  standard: '',
  off: '',
})
/** Text of one line, or empty. */
export const text = (id: number, group: ParameterGroup, max = 400) => emptiable(id, group, field.text(max))
/** Address opened by a screen, or empty. */
export const address = (id: number, group: ParameterGroup) => emptiable(id, group, field.httpsUrl())
/** Device called by the server, or empty. */
export const device = (id: number, group: ParameterGroup) => emptiable(id, group, field.deviceHost())

/** One of a few values; the first is the standard one, also while switched off. */
export const choice = <const V extends string | number>(
  id: number,
  group: ParameterGroup,
  choices: readonly [V, ...V[]],
): Parameter<V> => ({ id, group, field: field.choice(...choices), standard: choices[0], off: choices[0] })
