import { Card } from './card.tsx'
import { type FieldLooks, FormFields } from './form-fields.tsx'
import type { Family } from './i18n.ts'
import type { Form } from './use-form.ts'

/** Fields that belong together, under their heading. */
export interface FormPart {
  readonly title: string
  /** A sentence under the heading. */
  readonly hint?: string
  readonly names: readonly string[]
}
interface Props {
  form: Form
  words: Family
  looks?: FieldLooks | undefined
  /** The parts of each column; on narrow screens one column follows the other. */
  columns: readonly (readonly FormPart[])[]
  /** Puts the keyboard on the first field. */
  autoFocus?: boolean
}

/** A long form in headed parts, side by side where there is room. */
export function FormSections({ form, words, looks, columns, autoFocus = false }: Props) {
  return (
    <div className="form-parts">
      {columns.map((parts, column) => (
        <div key={parts[0]?.title}>
          {parts.map(({ title, hint, names }, index) => (
            <Card key={title} title={title} hint={hint}>
              <FormFields form={form} names={names} words={words} looks={looks} autoFocus={autoFocus && column + index === 0} />
            </Card>
          ))}
        </div>
      ))}
    </div>
  )
}
