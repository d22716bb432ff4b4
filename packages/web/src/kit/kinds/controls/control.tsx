import { memo } from 'react'
import { shownKind } from '../shapes.ts'
import { ChoiceControl } from './choice-control.tsx'
import type { ControlProps } from './control-props.ts'
import { controls } from './controls.ts'

/** Control of a field's kind; a select if it has options. */
export const Control = memo(function Control(props: ControlProps) {
  const Kind = props.options ? ChoiceControl : controls[shownKind(props.field)]
  return <Kind {...props} />
})
