import type { OutputOf } from '@app/contract/kit/action'
import { memberFound, membersById, searchMembers } from '@app/contract/members/members'
import { supplier } from '@app/contract/suppliers/supplier'
import { formatPhone } from '@app/contract/values/phone'
import { plain } from '@app/contract/values/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useList, useRead } from './api.ts'
import { call } from './call.ts'
import { t } from './i18n.ts'

/** Somebody or something that a picker offers. */
export interface Pickable {
  readonly id: number
  readonly name: string
  /** What tells two of the same name apart. */
  readonly detail: string
  readonly isMuted?: boolean
  readonly warning?: string | undefined
}
export interface Found {
  readonly items: readonly Pickable[]
  readonly isReading: boolean
  readonly hasMore: boolean
  readonly more: () => void
}
type Member = ReturnType<(typeof memberFound)['read']>

/** Rows of the first answer and of each further one. */
const firstPage = 30
const nextPage = 50

const asPickable = (member: Member): Pickable => ({
  id: member.id_mst_socios,
  name: member.nombre_completo,
  detail: [member.numsocio, member.desc_tiposocio, member.telefono && formatPhone(member.telefono)].filter(Boolean).join(' · '),
  isMuted: !member.activo,
  warning: member.aviso_admin ?? undefined,
})

/** Members that match what is typed, asked of the server from the first character; 30, then 50 at each end of the list. */
export function useMemberSearch(typed: string): Found {
  const text = useDeferredValue(typed.trim())
  const query = useInfiniteQuery({
    queryKey: [searchMembers.endpoint, text],
    queryFn: ({ pageParam, signal }): Promise<OutputOf<typeof searchMembers>> =>
      call(searchMembers, { text, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.length, 0)
      return last.length < (pages.length === 1 ? firstPage : nextPage) ? undefined : shown
    },
    enabled: text !== '',
    placeholderData: (before) => before,
    meta: { from: ['member'] },
  })
  const items = useMemo(() => (text === '' ? [] : (query.data?.pages.flat() ?? []).map(asPickable)), [query.data, text])
  return {
    items,
    isReading: query.isFetching,
    hasMore: query.hasNextPage,
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
  }
}

/** The members of these ids, for showing what is chosen already. */
export function useMembers(ids: readonly number[]): readonly Pickable[] {
  const { data } = useRead(membersById, { id_mst_socios: [...ids] }, ['member'], { enabled: ids.length > 0, keepPrevious: true })
  return useMemo(() => (data ?? []).map(asPickable), [data])
}

/** Suppliers by parts of their name, tax id or telephone; 30, then 50 more. */
export function useSupplierSearch(typed: string): Found {
  const text = useDeferredValue(plain(typed.trim()))
  const [pages, setPages] = useState({ text: '', count: firstPage })
  const { data, isFetching } = useList(supplier)
  const all = useMemo(
    () =>
      (data ?? [])
        .filter((row) => plain(`${row.nombre} ${row.nombre_fiscal ?? ''} ${row.nif ?? ''} ${row.telefono ?? ''}`).includes(text))
        .map(
          (row): Pickable => ({
            id: row.id_mst_proveedor,
            name: row.nombre,
            detail: [row.nif, row.poblacion].filter(Boolean).join(' · '),
            isMuted: !row.activo,
          }),
        ),
    [data, text],
  )
  const count = pages.text === text ? pages.count : firstPage
  return {
    items: all.slice(0, count),
    isReading: isFetching && !data,
    hasMore: count < all.length,
    more: () => setPages({ text, count: count + nextPage }),
  }
}

/** The guest as a picker offers it: a place that is nobody's. */
export const guestPickable = (id: number): Pickable => ({ id, name: t('ui.guest'), detail: '' })
