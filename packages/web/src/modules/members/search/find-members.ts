import type { OutputOf } from '@app/contract/kit/action'
import { membersById } from '@app/contract/members/member-list'
import { searchMembers } from '@app/contract/members/search'
import { plain } from '@app/contract/values/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Found, Pickable } from '../../../kit/dialogs/picking.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { recordedQuery } from '../../../kit/reads/sources.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { addMember, mayAddMember } from '../file/add-member.tsx'
import { asPickable } from './as-pickable.ts'

/** Rows of the first answer and of each further one. */
const firstPage = 30
const nextPage = 50

/** True for a match of the searched name; a search may also return near matches. */
const isNameMatch = ({ name, detail }: Pickable, text: string) =>
  plain(text)
    .split(' ')
    .every((word) => plain(`${name} ${detail}`).includes(word))

/** Members that match the typed text, from the server from the first character on; 30, then 50 at each end of the list. */
export function useMemberSearch(typed: string): Found {
  const text = useDeferredValue(typed.trim())
  const query = useInfiniteQuery({
    queryKey: [searchMembers.endpoint, text],
    queryFn: recordedQuery<OutputOf<typeof searchMembers>>((read, { pageParam }) =>
      read(searchMembers, { text, offset: Number(pageParam) }),
    ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.length, 0)
      return last.length < (pages.length === 1 ? firstPage : nextPage) ? undefined : shown
    },
    enabled: text !== '',
    placeholderData: (before) => before,
  })
  const items = useMemo(() => (text === '' ? [] : (query.data?.pages.flat() ?? []).map(asPickable)), [query.data, text])
  const isSettled = text !== '' && text === typed.trim() && !query.isFetching
  return {
    items,
    otherwise: isSettled && !items.some((one) => isNameMatch(one, text)) && mayAddMember(text) ? addMember(text) : undefined,
    isReading: query.isFetching,
    hasMore: query.hasNextPage,
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
  }
}

/** Members of these ids, for showing the current choice. */
export function useMembers(ids: readonly number[]): readonly Pickable[] {
  const { data } = useRead(membersById, { id_mst_socios: ids }, { enabled: ids.length > 0, keepPrevious: true })
  return useMemo(() => (data ?? []).map(asPickable), [data])
}

/** Guest as a candidate of a picker: an anonymous place. */
export const guestPickable = (id: number): Pickable => ({ id, name: t('ui.guest'), detail: '' })
