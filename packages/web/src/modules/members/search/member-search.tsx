import { countMembers } from '@app/contract/members/member-list'
import { Button } from '@mantine/core'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import type { EmptyState } from '../../../kit/grid/column.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { NewMemberButton } from '../file/new-member-button.tsx'
import { foundColumns } from '../list/member-columns.tsx'
import { MembersGrid } from '../list/members-grid.tsx'
import { SearchBox } from './search-box.tsx'
import { useFoundMembers } from './use-found-members.ts'

/** Letters before the server is queried. */
const least = 2

/** Server-side member search: search first, rows as they are found. */
export function MemberSearch() {
  const { data: count } = useRead(countMembers, {})
  const [typed, setTyped] = useKeptState('members found', '')
  const found = useFoundMembers(typed, least)
  const empty = (): EmptyState => {
    if (found.isAsked)
      return { title: t('members.nobody', { texto: typed.trim() }), hint: t('members.nobody_hint'), action: <NewMemberButton plain /> }
    if (typed.trim() !== '') return { title: t('members.too_short') }
    return { title: t('members.find_first'), hint: t('members.find_first_hint', { n: formatCount(count?.activos ?? 0) }) }
  }
  return (
    <MembersGrid
      name="member-search"
      columnsOf={foundColumns}
      reading={found}
      empty={empty()}
      toolbar={
        <>
          <SearchBox label={t('members.search')} hint={t('members.search_hint')} value={typed} onChange={setTyped} autoFocus />
          {found.hasMore && (
            <Button variant="default" loading={found.isMore} onClick={found.more}>
              {t('members.more')}
            </Button>
          )}
        </>
      }
    />
  )
}
