import type { Field } from '@app/contract/kit/field'
import type { Choice } from '../../fields/choices.ts'
import type { TextPrefix } from '../../texts/i18n.ts'

/** Props of every control. `value` is the draft: typed text, or the value of its kind. */
export interface ControlProps {
  id: string
  name: string
  field: Field
  value: unknown
  label: string
  hint?: string | undefined
  error?: string | undefined
  disabled?: boolean | undefined
  /** Read-only while its form is sent: keeps focus and caret, accepts no input. */
  readOnly?: boolean | undefined
  /** Under a heading that names it, such as in a table: the label is for screen readers. */
  isLabelHidden?: boolean | undefined
  placeholder?: string | undefined
  /** Unit behind the number, if its kind has none. */
  unit?: string | undefined
  autoFocus?: boolean | undefined
  /** Marked as required although the declaration makes it optional. */
  required?: boolean | undefined
  /** One-time secret, such as a code: visible while typed. */
  once?: boolean | undefined
  /** Key prefix of the labels of the choices: '<words>.<value>'. */
  words?: TextPrefix | undefined
  /** Options of a select, if they are not in the declaration. */
  options?: readonly Choice[] | undefined
  /** First segment of the dropdown's path; the table name by default. */
  path?: string | undefined
  onChange: (name: string, value: unknown) => void
  onLeave: (name: string) => void
}

/** Props of every Mantine input, from those of a control. */
export const inputProps = ({
  id,
  label,
  isLabelHidden,
  placeholder,
  hint,
  error,
  disabled,
  readOnly,
  autoFocus,
  required,
  field,
}: ControlProps) => ({
  id,
  ...(isLabelHidden ? { 'aria-label': label } : { label }),
  ...(placeholder !== undefined && { placeholder }),
  description: hint,
  error,
  disabled: disabled ?? false,
  readOnly: readOnly ?? false,
  required: required ?? field.need === 'required',
  ...(autoFocus && { 'data-autofocus': true }),
})
