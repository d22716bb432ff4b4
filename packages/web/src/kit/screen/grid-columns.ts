import type { Field, Fields, RowOf } from '@app/contract/kit/field'
import type { Resource } from '@app/contract/kit/resource'
import type { Choice } from '../fields/choices.ts'
import type { GridColumn } from '../grid/column.ts'
import { choiceLabel } from '../kinds/labels.ts'
import { shownKind } from '../kinds/shapes.ts'
import { type Family, tFound } from '../texts/i18n.ts'

type Column<F extends Fields> = GridColumn<RowOf<F>>
/** Columns of a grid from the declaration: header, kind and choices follow; `more` overrides by name. Keep the result with useMemo. */
export function columnsOf<F extends Fields>(
  resource: Resource<Family, string, F>,
  names: readonly (keyof F & string)[],
  more: { [K in keyof F & string]?: Partial<Column<F>> } = {},
  choices: Readonly<Record<string, readonly Choice[]>> = {},
): Column<F>[] {
  return names.map((name) => {
    const field = resource.fields[name] as Field
    const own = field.facts.choices?.map((choice) => choiceLabel(`${resource.name}.${name}`, choice))
    const list = choices[name] ?? own
    return {
      key: name,
      header: tFound(resource.name, name),
      kind: shownKind(field),
      ...(list && { choices: list }),
      ...more[name],
    } as Column<F>
  })
}
