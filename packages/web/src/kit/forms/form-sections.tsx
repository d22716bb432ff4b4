import type { Fields } from '@app/contract/kit/field'
import { Card } from '../screen/card.tsx'
import type { Family } from '../texts/i18n.ts'
import { type FieldLooks, FormFields } from './form-fields.tsx'
import type { Form, Name } from './form-types.ts'

/** Group of fields under a heading. */
export interface FormPart<N extends string = string> {
  readonly title: string
  /** Sentence under the heading. */
  readonly hint?: string
  readonly names: readonly N[]
}
interface Props<F extends Fields> {
  form: Form<F>
  words: Family
  looks?: NoInfer<FieldLooks<Name<F>>> | undefined
  /** Parts of each column; on narrow screens the columns are stacked. */
  columns: readonly (readonly FormPart<NoInfer<Name<F>>>[])[]
  /** Focuses the first field. */
  autoFocus?: boolean
}

/** Long form in headed parts, side by side if there is room. */
export function FormSections<F extends Fields>({ form, words, looks, columns, autoFocus = false }: Props<F>) {
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
