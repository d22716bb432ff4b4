import type { Field, Fields, RowOf } from '@app/contract/kit/field'
import type { Resource } from '@app/contract/kit/resource'
import type { Choice, GridColumn } from './grid/column.ts'
import { t } from './i18n.ts'
import { shownKind } from './kinds/shapes.ts'
import { worded } from './kinds/words.ts'

type Column<F extends Fields> = GridColumn<RowOf<F>>
/** Columns of a grid from the declaration: header, kind and choices follow; `more` overrides by name. Keep the result with useMemo. */
export function columnsOf<F extends Fields>(
  resource: Resource<string, string, F>,
  names: readonly (keyof F & string)[],
  more: { [K in keyof F & string]?: Partial<Column<F>> } = {},
  choices: Readonly<Record<string, readonly Choice[]>> = {},
): Column<F>[] {
  return names.map((name) => {
    const field = resource.fields[name] as Field
    const words = `${resource.name}.${name}`
    const own = field.facts.choices?.map((choice) => worded(words, choice))
    const list = choices[name] ?? own
    return { key: name, header: t(words), kind: shownKind(field), ...(list && { choices: list }), ...more[name] } as Column<F>
  })
}
