import type { Field } from '../../kit/field.ts'
import { isEmpty } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'

export const parameterGroups = [
  'languages',
  'access',
  'bookings',
  'planner',
  'members',
  'money',
  'till',
  'mail',
  'courts',
  'tools',
] as const
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
  /** Minutes or hours, shown beside the number. */
  readonly unit?: 'minutes' | 'hours' | 'days' | 'mm' | 'percent'
  /** Administrators see and change it, the dictionary does not hold it. */
  readonly hidden?: boolean
}
type More = Pick<Parameter, 'unit' | 'hidden'>

export const flag = (id: number, group: ParameterGroup, standard: boolean): Parameter<boolean> => ({
  id,
  group,
  field: field.flag(),
  standard,
  off: false,
})

/** A number with its bounds. Switched off it is 0 where that is in range, else its standard value. */
export const whole = (
  id: number,
  group: ParameterGroup,
  standard: number,
  min: number,
  max: number,
  more: More = {},
): Parameter<number> => ({
  id,
  group,
  field: field.integer({ min, max }),
  standard,
  off: min <= 0 ? 0 : standard,
  ...more,
})

/** Text of one line; empty is a value. */
export const text = (id: number, group: ParameterGroup, standard = '', max = 400, more: More = {}): Parameter<string> => {
  const line = field.text(max)
  return { id, group, field: { ...line, read: (raw) => (isEmpty(raw) ? '' : line.read(raw)) }, standard, off: '', ...more }
}

/** One of a few values, the first of which it is while switched off. */
export const choice = <const V extends string | number>(
  id: number,
  group: ParameterGroup,
  standard: NoInfer<V>,
  ...choices: readonly [V, ...V[]]
): Parameter<V> => ({
  id,
  group,
  field: field.choice(...choices),
  standard,
  off: choices[0],
})
