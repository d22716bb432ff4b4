import type { Field } from '../../kit/field.ts'
import { isEmpty } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'

const parameterGroups = ['languages', 'access', 'bookings', 'planner', 'members', 'money', 'till', 'mail', 'courts', 'tools'] as const
export type ParameterGroup = (typeof parameterGroups)[number]
export type ParameterValue = string | number | boolean

/** One parameter of the club: its kind decides what may be saved and which control the web shows. */
export interface Parameter<T extends ParameterValue = ParameterValue> {
  /** id_sys_param: kept for ever. */
  readonly id: number
  readonly group: ParameterGroup
  readonly field: Field<T>
  readonly standard: T
  /** What it counts as while activo is 0. */
  readonly off: T
  /** Shown beside the number. */
  readonly unit?: 'minutes' | 'hours' | 'days' | 'mm' | 'percent'
  /** No screen needs it: read by the server, shown to whoever may change parameters. */
  readonly isPrivate?: true
}

/** A parameter of devices and outside systems, which the dictionary of the other desks leaves empty. */
export const hidden = <T extends ParameterValue>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, isPrivate: true })

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
/** A number with its bounds. Switched off it is 0 where that is in range, else its standard value. */
export const whole = (id: number, group: ParameterGroup, { standard, min, max, unit }: Range): Parameter<number> => ({
  id,
  group,
  field: field.integer({ min, max }),
  standard,
  off: min <= 0 ? 0 : standard,
  ...(unit && { unit }),
})

/** Empty is a value, and the standard one. */
const emptiable = (id: number, group: ParameterGroup, line: Field<string>): Parameter<string> => ({
  id,
  group,
  field: { ...line, read: (raw) => (isEmpty(raw) ? '' : line.read(raw)) },
  standard: '',
  off: '',
})
/** Text of one line, or none. */
export const text = (id: number, group: ParameterGroup, max = 400) => emptiable(id, group, field.text(max))
/** An address that a screen opens, or none. */
export const address = (id: number, group: ParameterGroup) => emptiable(id, group, field.httpsUrl())
/** A device that the server calls, or none. */
export const device = (id: number, group: ParameterGroup) => emptiable(id, group, field.deviceHost())

/** One of a few values; the first is the standard one, also while switched off. */
export const choice = <const V extends string | number>(
  id: number,
  group: ParameterGroup,
  choices: readonly [V, ...V[]],
): Parameter<V> => ({ id, group, field: field.choice(...choices), standard: choices[0], off: choices[0] })
