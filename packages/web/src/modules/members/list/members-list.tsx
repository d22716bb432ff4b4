import { memberPage, memberTotals } from '@app/contract/members/member-page'
import { memberType } from '@app/contract/members/member-type'
import { plain, searchWords } from '@app/contract/values/text'
import { SegmentedControl } from '@mantine/core'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { choicesOf } from '../../../kit/fields/choices.ts'
import type { GridQuery } from '../../../kit/grid/props.ts'
import { call, useChoices, useRead } from '../../../kit/reads/api.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { useMemberActs } from '../acts/use-member-acts.tsx'
import { NewMemberButton } from '../file/new-member-button.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { useFoundMembers } from '../search/use-found-members.ts'
import { filterOf, useChosenMembers } from './chosen-members.ts'
import { keepList } from './kept-list.ts'
import { listColumns, type MemberLine, pathOf } from './member-columns.tsx'
import { memberQuery, type State } from './member-query.ts'
import { MembersGrid } from './members-grid.tsx'
import { useOutside } from './use-outside.ts'

const states = ['all', 'active', 'inactive'] as const
const everybody = 1_000_000

const searchText = ({ nombre, apellidos, numsocio, telefono, email, nif, codigo_tarjeta_acceso }: MemberLine) =>
  plain([nombre, apellidos, numsocio, telefono, email, nif, codigo_tarjeta_acceso].filter(Boolean).join(' '))

/** Rows that contain every typed word, in the chosen state; without any, those that the search of the pickers finds near. */
function useShown(data: MemberLine[] | undefined, typed: string, state: State) {
  const words = useDeferredValue(searchWords(typed).join(' '))
  const searched = useMemo(() => data?.map((row) => ({ row, text: searchText(row) })), [data])
  const matches = useMemo(() => {
    const parts = words.split(' ')
    return searched?.filter(({ text }) => parts.every((part) => text.includes(part))).map(({ row }) => row)
  }, [searched, words])
  const near = useFoundMembers(matches?.length === 0 ? words : '', 1).data
  return useMemo(() => {
    const ids = new Set(near?.map((one) => one.id_mst_socios))
    const found = matches?.length === 0 ? data?.filter((row) => ids.has(row.id_mst_socios)) : matches
    return found?.filter((row) => state === 'all' || row.activo === (state === 'active'))
  }, [matches, near, data, state])
}

/** Search of the list and query of its grid: restored on return, and used by the navigation from member to member. */
function useListSearch() {
  const [typed, setTyped] = useKeptState('members typed', '')
  const [state, setState] = useKeptState<State>('members state', 'all')
  const [query, setQuery] = useState<GridQuery | null>(null)
  const { data: types } = useChoices(memberType)
  const columns = useMemo(() => listColumns(choicesOf(types)), [types])
  const late = useDeferredValue(typed)
  const members = useMemo(() => query && memberQuery(query, { typed: late, state }, columns), [query, late, state, columns])
  useEffect(() => void (members && keepList(members)), [members])
  const bar = (onEnter?: () => void) => (
    <>
      <SearchBox label={t('members.search_list')} hint={t('members.search_hint')} value={typed} onChange={setTyped} onEnter={onEnter} />
      <SegmentedControl
        aria-label={t('members.which')}
        value={state}
        onChange={setState}
        data={states.map((value) => ({ value, label: t(`members.${value}`) }))}
      />
    </>
  )
  return { typed, late, state, query, setQuery, members, bar }
}

const emptyOf = (typed: string) => {
  if (typed.trim() !== '') return { title: t('members.nobody', { texto: typed.trim() }), hint: t('members.nobody_hint') }
  return { title: t('members.none'), hint: t('members.none_hint'), action: <NewMemberButton plain /> }
}

/** Opens the only match, by Enter in the search: a scanned telephone or card opens the member. */
const openOnly = (rows: readonly MemberLine[] | undefined) => {
  const [only] = rows ?? []
  if (only && rows?.length === 1) go(pathOf(only))
}

const isSearched = (typed: string, state: State) => typed.trim() !== '' || state !== 'all'

/** Every member, in a grid that searches, filters and exports by itself. */
export function MembersList() {
  const { typed, state, setQuery, members, bar } = useListSearch()
  const { data, error, refetch } = useRead(memberPage, { filas: everybody })
  const rows = useShown(data?.filas, typed, state)
  const here = useMemo(() => rows?.map((row) => row.id_mst_socios) ?? [], [rows])
  const chosen = useChosenMembers(members && filterOf(members), { total: here.length, here })
  const choice = useMemberActs(chosen, { isFiltered: isSearched(typed, state), everyone: data?.filas })
  return (
    <MembersGrid
      name="member"
      columnsOf={listColumns}
      reading={{ data: rows, error, refetch }}
      onQuery={setQuery}
      choice={choice}
      empty={emptyOf(typed)}
      toolbar={bar(() => openOnly(rows))}
    />
  )
}

/** Page of the members, for lists so large that the server searches, filters and orders them. */
export function PagedMembers() {
  const { typed, state, query, setQuery, members, bar } = useListSearch()
  const page = members && query ? { ...members, desde_fila: query.first, filas: query.count } : null
  const { data, error, refetch, isPlaceholderData } = useRead(memberPage, page, { keepPrevious: true })
  const total = data?.total ?? 0
  const here = useMemo(() => (isPlaceholderData ? [] : (data?.filas.map((row) => row.id_mst_socios) ?? [])), [data, isPlaceholderData])
  const filter = members && filterOf(members)
  const chosen = useChosenMembers(filter, { total: isPlaceholderData ? undefined : data?.total, here })
  const outside = useOutside(filter, chosen.choice.ids, here)
  const choice = useMemberActs(chosen, { isFiltered: isSearched(typed, state) || (members?.condiciones ?? []).length > 0, outside })
  const { data: sums } = useRead(memberTotals, filter, { keepPrevious: true })
  const all = async () => (await call(memberPage, { ...members, filas: everybody })).filas as MemberLine[]
  return (
    <MembersGrid
      name="member"
      columnsOf={listColumns}
      reading={{ data: data?.filas, error, refetch }}
      onQuery={setQuery}
      paged={{ total, ...(sums && { sums }), key: JSON.stringify([members?.buscar, members?.activos]), all }}
      choice={choice}
      empty={emptyOf(typed)}
      toolbar={bar(() => openOnly(data?.filas))}
    />
  )
}
