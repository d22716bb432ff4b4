import { Textarea, TextInput } from '@mantine/core'
import { type FocusEvent, useState } from 'react'
import { shapeOf, shownKind } from '../shapes.ts'
import { type ControlProps, inputProps } from './control-props.ts'

interface Props extends ControlProps {
  /** Display format of the text outside editing. */
  atRest?: (text: string) => string
}

/** Text input: words, or numbers with a decimal comma or point; the reading of its kind is shown on blur. */
export function TextControl({ atRest, ...props }: Props) {
  const { name, field, value, onChange, onLeave } = props
  const [isWriting, setWriting] = useState(false)
  const { align, unit = props.unit, input, tidy } = shapeOf(shownKind(field))
  const isNumber = align === 'end'
  const text = String(value ?? '')
  const shared = {
    ...inputProps(props),
    value: atRest && !isWriting ? atRest(text) : text,
    autoComplete: 'off',
    onFocus: (event: FocusEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      setWriting(true)
      if (isNumber) event.currentTarget.select()
    },
    onBlur: () => {
      setWriting(false)
      onLeave(name)
    },
  }
  if (field.facts.long)
    return (
      <Textarea {...shared} rows={2} classNames={{ input: 'kit-note' }} onChange={(event) => onChange(name, event.currentTarget.value)} />
    )
  return (
    <TextInput
      {...shared}
      {...input}
      {...(isNumber
        ? { className: unit ? 'kit-number kit-unit' : 'kit-number', rightSection: unit && <span aria-hidden>{unit}</span> }
        : {})}
      maxLength={isNumber || tidy ? undefined : field.facts.max}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  )
}
