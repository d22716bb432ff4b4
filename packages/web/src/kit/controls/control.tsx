import type { Field } from '@app/contract/kit/field'
import { type ComponentType, memo } from 'react'
import { ChoiceControl } from './choice.tsx'
import { ColourControl } from './colour.tsx'
import type { ControlProps } from './control-props.ts'
import { DayControl } from './day.tsx'
import { FlagControl } from './flag.tsx'
import { MemberControl } from './member.tsx'
import { MinuteControl } from './minute.tsx'
import { NumberControl } from './number.tsx'
import { RefControl } from './ref.tsx'
import { SecretControl } from './secret.tsx'
import { TextControl } from './text.tsx'
import { WeekdaysControl } from './weekdays.tsx'

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
