import { searchMembers } from '@app/contract/members/search'
import { useEffect } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { useDebounced } from '../../../kit/reads/use-debounced.ts'
import { foundMembers, nobody } from './day-filter.ts'

/** Looks up members by a number, phone or card that the cards of the day do not show; renders nothing. */
export function MemberNumberLookup({ digits }: { digits: string }) {
  const { data } = useRead(searchMembers, { text: useDebounced(digits, 200) })
  useEffect(() => foundMembers.set(new Set(data?.map(({ id_mst_socios }) => id_mst_socios))), [data])
  useEffect(() => () => foundMembers.set(nobody), [])
  return null
}
