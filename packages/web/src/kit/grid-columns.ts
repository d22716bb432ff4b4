import type { Field, Fields, RowOf } from '@app/contract/kit/field'
import type { Resource } from '@app/contract/kit/resource'
import { worded } from './controls/words.ts'
import type { CellKind, Choice, GridColumn } from './grid/column.ts'
import { t } from './i18n.ts'

const kinds: Partial<Record<Field['kind'], CellKind>> = {
  id: 'integer',
  ref: 'choice',
  text: 'text',
  choice: 'choice',
  flag: 'flag',
  integer: 'integer',
  number: 'integer',
  level: 'level',
  money: 'money',
  percent: 'percent',
  day: 'day',
  minute: 'minute',
  weekdays: 'weekdays',
  instant: 'instant',
  email: 'email',
  phone: 'phone',
  httpsUrl: 'text',
  deviceHost: 'text',
  nif: 'text',
  iban: 'iban',
  colour: 'colour',
}

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
    return { key: name, header: t(words), kind: kinds[field.kind] ?? 'text', ...(list && { choices: list }), ...more[name] } as Column<F>
  })
}
