import type { Field } from '@app/contract/kit/field'
import type { Choice } from '../../fields/choices.ts'
import type { Below } from '../../texts/i18n.ts'

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
  /** Rests while its form is sent: it keeps focus and caret, and takes nothing. */
  readOnly?: boolean | undefined
  /** Stands where a heading names it, such as in a table: the label is for screen readers. */
  isLabelHidden?: boolean | undefined
  placeholder?: string | undefined
  /** Stands behind the number, where its kind has none. */
  unit?: string | undefined
  autoFocus?: boolean | undefined
  /** Marked as needed although the declaration leaves it open. */
  required?: boolean | undefined
  /** A secret that is good once, such as a code: seen while it is typed. */
  once?: boolean | undefined
  /** Key of the words of the choices: '<words>.<value>'. */
  words?: Below | undefined
  /** The choices of a select, where the declaration does not hold them. */
  options?: readonly Choice[] | undefined
  /** First segment of the dropdown's path, where it is not the name of the table. */
  path?: string | undefined
  onChange: (name: string, value: unknown) => void
  onLeave: (name: string) => void
}

/** Properties every Mantine input takes from a control's. */
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
