import { memberNeighbours } from '@app/contract/members/member-page'
import { useMemo } from 'react'
import { useRead } from '../../kit/api.ts'
import type { AskedMembers } from './asked-members.ts'

const place = 'members-list'

/** Keeps which list of members was last on the screen, for this window: a member's page walks through it. */
export const keepList = (asked: AskedMembers) => sessionStorage.setItem(place, JSON.stringify(asked))

/** Who stands before and behind a member in the list that was last on the screen, and at which place of how many; undefined until it is known, and where there was no list. */
export function useNeighbours(id: number) {
  const asked = useMemo(() => JSON.parse(sessionStorage.getItem(place) ?? 'null') as AskedMembers | null, [])
  const { data } = useRead(memberNeighbours, asked && { id, ...asked }, { keepPrevious: true })
  return data && data.lugar !== null ? data : undefined
}
