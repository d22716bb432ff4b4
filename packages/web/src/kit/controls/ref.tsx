import { useChoices } from '../api.ts'
import { choicesOf } from '../resource-calls.ts'
import { ChoiceControl } from './choice.tsx'
import type { ControlProps } from './control-props.ts'

/** A row of another table, from its dropdown. */
export function RefControl(props: ControlProps) {
  const path = props.path ?? props.field.facts.table ?? ''
  const { data } = useChoices({ path })
  return <ChoiceControl {...props} options={choicesOf(data)} disabled={props.disabled || !data} />
}
