import type { OutputOf } from '@app/contract/kit/action'
import { searchMembers } from '@app/contract/members/search'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { call } from '../../../kit/reads/call.ts'
import { meetsMinQuery } from './min-query.ts'

type Page = OutputOf<typeof searchMembers>
/** Rows of the first page and of each further one. */
const pageSizes = [30, 50] as const

/** Server matches of the typed text, page by page; no request below the minimum query length. */
export function useFoundMembers(typed: string, least: number) {
  const text = useDeferredValue(typed.trim())
  const isEnabled = text !== '' && meetsMinQuery(text, least)
  const query = useInfiniteQuery<Page, RefusedError, InfiniteData<Page, number>, string[], number>({
    queryKey: [searchMembers.endpoint, text],
    queryFn: ({ pageParam, signal }) => call(searchMembers, { text, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSizes[pages.length === 1 ? 0 : 1] ? undefined : pages.flat().length),
    enabled: isEnabled,
    placeholderData: (before) => before,
    meta: { from: ['member'] },
  })
  const { data: pages, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const data = useMemo(() => (isEnabled ? pages?.pages.flat() : []), [pages, isEnabled])
  return {
    data,
    error: isEnabled ? error : null,
    refetch,
    isAsked: isEnabled,
    hasMore: isEnabled && hasNextPage,
    isMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
  }
}
