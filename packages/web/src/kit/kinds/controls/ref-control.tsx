import { TextInput } from '@mantine/core'
import { Suspense } from 'react'
import { choicesOf } from '../../fields/choices.ts'
import { useChoices } from '../../reads/api.ts'
import { ChoiceControl } from './choice-control.tsx'
import { type ControlProps, inputProps } from './control-props.ts'
import { pickers } from './pickers.ts'

function RowControl(props: ControlProps) {
  const path = props.path ?? props.field.facts.table ?? ''
  const { data } = useChoices({ path })
  return <ChoiceControl {...props} options={choicesOf(data)} disabled={props.disabled || !data} />
}

/** Row of another table: the registered picker of that table, otherwise its dropdown. */
export function RefControl(props: ControlProps) {
  const Picker = pickers[props.field.facts.table ?? '']
  if (!Picker) return <RowControl {...props} />
  return (
    <Suspense fallback={<TextInput {...inputProps(props)} disabled />}>
      <Picker {...props} />
    </Suspense>
  )
}
