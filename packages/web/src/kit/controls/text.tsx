import { formatPhone } from '@app/contract/values/phone'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { shapeOf, shownKind } from '../kinds/shapes.ts'
import { type ControlProps, inputProps } from './control-props.ts'

/** Text; tax ids, IBANs, addresses and telephones are checked when the user leaves the field. A telephone that nobody is writing is shown in groups. */
export function TextControl(props: ControlProps) {
  const { name, field, value, onChange, onLeave } = props
  const [isWriting, setWriting] = useState(false)
  const { input, tidy } = shapeOf(shownKind(field))
  const text = String(value ?? '')
  const shared = {
    ...inputProps(props),
    value: field.kind === 'phone' && !isWriting ? formatPhone(text) : text,
    autoComplete: 'off',
    onFocus: () => setWriting(true),
    onBlur: () => {
      setWriting(false)
      onLeave(name)
    },
  }
  if (field.facts.long)
    return <Textarea {...shared} autosize minRows={2} maxRows={10} onChange={(event) => onChange(name, event.currentTarget.value)} />
  return (
    <TextInput
      {...shared}
      {...input}
      maxLength={tidy ? undefined : field.facts.max}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  )
}
