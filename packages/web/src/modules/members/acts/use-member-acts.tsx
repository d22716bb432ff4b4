import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { useChosenMembers } from '../list/chosen-members.ts'

/** Loaded on the first selection. */
const MemberActs = lazy(() => import('./member-acts.tsx').then((module) => ({ default: module.MemberActs })))

type Chosen = ReturnType<typeof useChosenMembers>

/** Description of the selection, with buttons that reduce it. */
function SelectionLabel({ chosen }: { chosen: Chosen }) {
  const { isRule, count, found, less, onlyHere, selected } = chosen
  if (!isRule) return <strong>{t('members.chosen', { n: formatCount(count), total: count })}</strong>
  return (
    <>
      <strong>{t('members.chosen_of', { n: formatCount(count), total: formatCount(found) })}</strong>
      {less > 0 && ` · ${t('members.chosen_less', { n: formatCount(less) })}`}
      {selected.length > 0 && (
        <Button size="compact-xs" variant="subtle" onClick={onlyHere}>
          {t('members.only_here', { n: formatCount(selected.length) })}
        </Button>
      )}
    </>
  )
}

/** Selection props of a grid of members, and the bulk actions; `isPaged` if more members match than are loaded. */
export const useMemberActs = (chosen: Chosen, isPaged: boolean) => ({
  selection: 'multi' as const,
  selected: chosen.selected,
  onSelect: chosen.select,
  chosen: {
    count: chosen.count,
    words: <SelectionLabel chosen={chosen} />,
    clear: chosen.clear,
    ...(isPaged && { all: () => void chosen.all() }),
  },
  bulkActions: () =>
    userMay('members') && (
      <Suspense fallback={null}>
        <MemberActs choice={chosen.choice} count={chosen.count} onDone={chosen.clear} />
      </Suspense>
    ),
})
