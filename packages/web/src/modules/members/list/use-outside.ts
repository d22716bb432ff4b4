import { memberPage } from '@app/contract/members/member-page'
import { useRead } from '../../../kit/reads/api.ts'
import type { Choice } from './chosen-members.ts'
import type { MemberLine } from './member-columns.tsx'

export interface Outside {
  /** Members chosen one by one that the filter does not find. */
  readonly people: readonly MemberLine[]
  /** Ids of the others. */
  readonly inside: readonly number[]
}

const none: readonly MemberLine[] = []

/** Members chosen one by one inside and outside of the filter; asked of the server only if some of them are not on the page. */
export function useOutside(filter: NonNullable<Choice['regla']> | null, ids: readonly number[], here: readonly number[]): Outside {
  const shown = new Set(here)
  const isAway = ids.some((id) => !shown.has(id))
  const count = { ids: [...ids], filas: Math.max(1, ids.length) }
  const found = useRead(memberPage, isAway && filter ? { ...filter, ...count } : null, { keepPrevious: true }).data
  const chosen = useRead(memberPage, isAway ? count : null, { keepPrevious: true }).data
  if (!isAway || !found || !chosen) return { people: none, inside: ids }
  const inside = new Set(found.filas.map((row) => row.id_mst_socios))
  return {
    people: chosen.filas.filter((row) => !inside.has(row.id_mst_socios)),
    inside: ids.filter((id) => inside.has(id)),
  }
}
