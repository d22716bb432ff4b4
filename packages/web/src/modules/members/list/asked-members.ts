import type { SentOf } from '@app/contract/kit/action'
import { type memberNeighbours, type memberPage } from '@app/contract/members/member-page'
import type { GridColumn } from '../../../kit/grid/column.ts'
import type { Asked } from '../../../kit/grid/props.ts'
import { filterTerms } from '../../../kit/grid/rows/filter.ts'
import { today } from '../../../kit/reads/today.ts'
import type { MemberLine } from './member-columns.tsx'

export type State = 'all' | 'active' | 'inactive'
/** What is looked for above the list. */
export interface Looked {
  readonly typed: string
  readonly state: State
}
/** A filter and an order of members, as the server takes them. */
export type AskedMembers = Omit<SentOf<typeof memberNeighbours>, 'id'>
type Condition = NonNullable<SentOf<typeof memberPage>['condiciones']>[number]

const text = (value: string | number | undefined) => (value === undefined ? null : String(value))

/** The filter of one column as the server takes it; nothing where it says nothing. */
function conditionOf(column: GridColumn<MemberLine>, value: unknown): Partial<Condition> | null {
  const terms = filterTerms(column, value, today())
  if (terms === null) return null
  if ('words' in terms) return { contiene: terms.words }
  if ('is' in terms) return { es: String(terms.is) }
  return { desde: text(terms.low), hasta: text(terms.high), sin_desde: terms.isLowOut === true, sin_hasta: terms.isHighOut === true }
}

/** What the grid and the words above it ask of the server. */
export function askedMembers({ filters, sort }: Asked, { typed, state }: Looked, columns: readonly GridColumn<MemberLine>[]): AskedMembers {
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
    orden: (first?.id ?? null) as AskedMembers['orden'] & string,
    descendente: first?.desc ?? false,
  }
}
