import type { SentOf } from '@app/contract/kit/action'
import { type adjacentMembers, type memberPage } from '@app/contract/members/member-page'
import type { GridColumn } from '../../../kit/grid/column.ts'
import type { GridQuery } from '../../../kit/grid/props.ts'
import { filterTerms } from '../../../kit/grid/rows/filter.ts'
import { today } from '../../../kit/reads/today.ts'
import type { MemberLine } from './member-columns.tsx'

export type State = 'all' | 'active' | 'inactive'
/** Search text and state above the list. */
export interface ListSearch {
  readonly typed: string
  readonly state: State
}
/** Filter and order of members, as input of the server. */
export type MemberQuery = Omit<SentOf<typeof adjacentMembers>, 'id'>
type Condition = NonNullable<SentOf<typeof memberPage>['condiciones']>[number]

const text = (value: string | number | undefined) => (value === undefined ? null : String(value))

/** Filter of one column as a server condition; undefined if it is empty. */
function conditionOf(column: GridColumn<MemberLine>, value: unknown): Partial<Condition> | null {
  const terms = filterTerms(column, value, today())
  if (terms === null) return null
  if ('words' in terms) return { contiene: terms.words }
  if ('is' in terms) return { es: String(terms.is) }
  return { desde: text(terms.low), hasta: text(terms.high), sin_desde: terms.isLowOut === true, sin_hasta: terms.isHighOut === true }
}

/** Server query of the grid and the search above it. */
export function memberQuery(
  { filters, sort }: GridQuery,
  { typed, state }: ListSearch,
  columns: readonly GridColumn<MemberLine>[],
): MemberQuery {
  const condiciones = filters.flatMap(({ id, value }) => {
    const column = columns.find(({ key }) => key === id)
    const condition = column && conditionOf(column, value)
    return condition ? [{ columna: id, ...condition } as Condition] : []
  })
  const [first] = sort
  return {
    buscar: typed.trim() === '' ? null : typed.trim(),
    activos: state === 'all' ? null : state === 'active',
    condiciones,
    orden: (first?.id ?? null) as MemberQuery['orden'] & string,
    descendente: first?.desc ?? false,
  }
}
