import type { OutputOf } from '@app/contract/kit/action'
import { adjacentMembers } from '@app/contract/members/member-page'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { useCommands } from '../../../kit/screen/commands.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { listKey } from '../list/kept-list.ts'
import type { MemberQuery } from '../list/member-query.ts'

/** Previous and next member in the last shown list, with position and total; undefined until loaded, and without a list. */
function usePreviousNext(id: number) {
  const query = useMemo(() => JSON.parse(sessionStorage.getItem(listKey) ?? 'null') as MemberQuery | null, [])
  const { data, isPlaceholderData } = useRead(adjacentMembers, query && { id, ...query }, { keepPrevious: true })
  const last = useRef<{ id: number; found: OutputOf<typeof adjacentMembers> }>(null)
  if (isPlaceholderData) return data.lugar === null ? undefined : data
  if (data && data.lugar !== null) last.current = { id, found: data }
  // an act may take the member out of the filter, such as a payment out of the debtors: the place is kept
  return last.current?.id === id ? last.current.found : undefined
}

/** Navigation from member to member through the last shown list, by button and by j and k: «12 de 248». */
export function PreviousNextMember({ id }: { id: number }) {
  const found = usePreviousNext(id)
  const { anterior = null, siguiente = null } = found ?? {}
  useCommands(
    useMemo(() => {
      const to = (member: number | null) => () => member !== null && go(`/socios/${member}/edit`)
      return [
        { id: 'member.next', text: t('members.next'), keys: 'j', run: to(siguiente) },
        { id: 'member.before', text: t('members.before'), keys: 'k', run: to(anterior) },
      ]
    }, [anterior, siguiente]),
  )
  if (!found) return null
  return (
    <span className="mb-walk">
      <span className="tabular">{t('grid.page', { page: formatCount(found.lugar!), pages: formatCount(found.total) })}</span>
      <IconButton
        label={t('members.before')}
        icon={IconChevronUp}
        disabled={anterior === null}
        onClick={() => go(`/socios/${anterior}/edit`)}
      />
      <IconButton
        label={t('members.next')}
        icon={IconChevronDown}
        disabled={siguiente === null}
        onClick={() => go(`/socios/${siguiente}/edit`)}
      />
    </span>
  )
}
