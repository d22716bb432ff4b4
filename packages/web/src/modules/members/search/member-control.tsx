import { type ControlProps, inputProps } from '../../../kit/kinds/controls/control-props.ts'
import { MemberField } from './member-field.tsx'

/** Member, found by name, number, telephone or card. */
export function MemberControl(props: ControlProps) {
  return <MemberField {...inputProps(props)} value={Number(props.value) || null} onChange={(id) => props.onChange(props.name, id ?? '')} />
}
