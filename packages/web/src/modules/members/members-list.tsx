import { listMembers } from '@app/contract/members/member-list'
import { plain } from '@app/contract/values/text'
import { SegmentedControl } from '@mantine/core'
import { useDeferredValue, useMemo } from 'react'
import { useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { useKept } from '../../kit/kept-state.ts'
import { listColumns, type MemberLine } from './member-columns.tsx'
import { MembersGrid } from './members-grid.tsx'
import { NewMemberButton } from './new-member-button.tsx'
import { SearchBox } from './search-box.tsx'

const states = ['all', 'active', 'inactive'] as const
type State = (typeof states)[number]

const wordsOf = ({ nombre, apellidos, numsocio, telefono, email, nif, codigo_tarjeta_acceso }: MemberLine) =>
  plain([nombre, apellidos, numsocio, telefono, email, nif, codigo_tarjeta_acceso].filter(Boolean).join(' '))

/** Rows that hold every word typed, in the state that is asked for. */
function useShown(data: MemberLine[] | undefined, typed: string, state: State) {
  const words = useDeferredValue(plain(typed)).split(/\s+/).filter(Boolean).join(' ')
  const searched = useMemo(() => data?.map((row) => ({ row, text: wordsOf(row) })), [data])
  return useMemo(() => {
    const parts = words.split(' ')
    return searched
      ?.filter(({ row, text }) => (state === 'all' || row.activo === (state === 'active')) && parts.every((part) => text.includes(part)))
      .map(({ row }) => row)
  }, [searched, words, state])
}

/** Every member, in a grid that searches, filters and exports by itself. */
export function MembersList() {
  const { data, error, refetch } = useRead(listMembers, {})
  const [typed, setTyped] = useKept('members typed', '')
  const [state, setState] = useKept<State>('members state', 'all')
  const rows = useShown(data, typed, state)
  const isEmptyClub = data?.length === 0
  return (
    <MembersGrid
      name="member"
      columnsOf={listColumns}
      reading={{ data: rows, error, refetch }}
      empty={
        isEmptyClub
          ? { title: t('members.none'), hint: t('members.none_hint'), action: <NewMemberButton plain /> }
          : { title: t('members.nobody', { texto: typed.trim() }), hint: t('members.nobody_hint') }
      }
      toolbar={
        <>
          <SearchBox label={t('members.search_list')} hint={t('members.search_hint')} value={typed} onChange={setTyped} />
          <SegmentedControl
            aria-label={t('members.which')}
            value={state}
            onChange={setState}
            data={states.map((value) => ({ value, label: t(`members.${value}`) }))}
          />
        </>
      }
    />
  )
}
