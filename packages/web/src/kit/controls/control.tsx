import type { Field } from '@app/contract/kit/field'
import { type ComponentType, memo } from 'react'
import { ChoiceControl } from './choice.tsx'
import { ColourControl } from './colour.tsx'
import { DayControl } from './day.tsx'
import { FlagControl } from './flag.tsx'
import { MemberControl } from './member.tsx'
import { MinuteControl } from './minute.tsx'
import { NumberControl } from './number.tsx'
import { RefControl } from './ref.tsx'
import { SecretControl } from './secret.tsx'
import { TextControl } from './text.tsx'
import { WeekdaysControl } from './weekdays.tsx'

export interface Option {
  value: string | number
  text: string
}
/** What every control gets. `value` is the draft: text as typed, or the value of its kind. */
export interface ControlProps {
  id: string
  name: string
  field: Field
  value: unknown
  label: string
  hint?: string | undefined
  error?: string | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
  /** Key of the words of the choices: '<words>.<value>'. */
  words?: string | undefined
  /** The choices of a select, where the declaration does not hold them. */
  options?: readonly Option[] | undefined
  /** First segment of the dropdown's path, where it is not the name of the table. */
  path?: string | undefined
  onChange: (name: string, value: unknown) => void
  onLeave: (name: string) => void
}

const byKind: Partial<Record<Field['kind'], ComponentType<ControlProps>>> = {
  choice: ChoiceControl,
  colour: ColourControl,
  day: DayControl,
  flag: FlagControl,
  minute: MinuteControl,
  number: NumberControl,
  integer: NumberControl,
  level: NumberControl,
  money: NumberControl,
  percent: NumberControl,
  secret: SecretControl,
  weekdays: WeekdaysControl,
}

const componentFor = ({ field, options }: ControlProps): ComponentType<ControlProps> => {
  if (options) return ChoiceControl
  if (field.kind === 'ref') return field.facts.table === 'socio' ? MemberControl : RefControl
  return byKind[field.kind] ?? TextControl
}

/** The control of a field's kind. */
export const Control = memo(function Control(props: ControlProps) {
  const Kind = componentFor(props)
  return <Kind {...props} />
})

/** Properties every Mantine input takes from a control's. */
export const inputProps = ({ id, label, hint, error, disabled, autoFocus, field }: ControlProps) => ({
  id,
  label,
  description: hint,
  error,
  disabled: disabled ?? false,
  required: field.need === 'required' && field.kind !== 'flag',
  ...(autoFocus && { 'data-autofocus': true }),
})
