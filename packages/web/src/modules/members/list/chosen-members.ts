import type { SentOf } from '@app/contract/kit/action'
import type { ValueOf } from '@app/contract/kit/field'
import type { memberChoice, memberPage } from '@app/contract/members/member-page'
import { useCallback, useState } from 'react'
import type { RowId } from '../../../kit/grid/column.ts'

export type Choice = ValueOf<typeof memberChoice>
type Filter = Pick<SentOf<typeof memberPage>, 'buscar' | 'activos' | 'condiciones'>
interface Kept {
  readonly choice: Choice
  /** Number of matches of the rule at the time of the selection. */
  readonly total: number
}

const nobody: Kept = { choice: { regla: null, menos: [], ids: [] }, total: 0 }
const place = 'members-chosen'
const kept = (): Kept => (JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null) ?? nobody

/** True if a rule belongs to the current filter: changing the filter clears the selection. */
const isOf = ({ regla }: Choice, filter: Filter | null) => regla === null || JSON.stringify(regla) === JSON.stringify(filter)

/** Filter without the order of its rows, in a canonical form. */
export const filterOf = ({ buscar = null, activos = null, condiciones = [] }: Filter): NonNullable<Choice['regla']> =>
  ({ buscar, activos, condiciones }) as NonNullable<Choice['regla']>

/**
 * Selected members: some, or all matches of a filter except some. Kept for this window, so that pages, a reload and a visit to a member's page
 * keep it. `here` are the loaded members, `total` is the number of matches; undefined while that is loading.
 */
export function useChosenMembers(
  filter: NonNullable<Choice['regla']> | null,
  { total, here }: { total: number | undefined; here: readonly number[] },
) {
  const [stored, setStored] = useState(kept)
  const { choice, total: then } = isOf(stored.choice, filter) ? stored : nobody
  const found = total ?? then
  const keep = useCallback((next: Kept) => {
    sessionStorage.setItem(place, JSON.stringify(next))
    setStored(next)
  }, [])
  const isRule = choice.regla !== null
  const left = new Set(choice.menos)
  const selected = isRule ? here.filter((id) => !left.has(id)) : choice.ids
  const select = (next: readonly RowId[]) => {
    const ids = next as readonly number[]
    if (!isRule) return keep({ choice: { ...nobody.choice, ids: [...ids] }, total: 0 })
    const on = new Set(ids)
    const menos = [...choice.menos.filter((id) => !here.includes(id)), ...here.filter((id) => !on.has(id))]
    keep(menos.length >= found ? nobody : { choice: { ...choice, menos }, total: found })
  }
  return {
    choice,
    selected,
    select,
    /** Number of members; for a rule its matches, less the excluded ones. */
    count: isRule ? found - choice.menos.length : choice.ids.length,
    found,
    isRule,
    less: choice.menos.length,
    all: () => filter && total !== undefined && keep({ choice: { ...nobody.choice, regla: filter }, total }),
    onlyHere: () => keep({ choice: { ...nobody.choice, ids: [...selected] }, total: 0 }),
    clear: () => keep(nobody),
  }
}
