import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { counted, formatCount } from '../../../kit/grid/cells/value.ts'
import type { RowId } from '../../../kit/grid/column.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { useChosenMembers } from '../list/chosen-members.ts'
import type { MemberLine } from '../list/member-columns.tsx'
import type { Outside } from '../list/use-outside.ts'

/** Loaded on the first selection. */
const MemberActs = lazy(() => import('./member-acts.tsx').then((module) => ({ default: module.MemberActs })))

type Chosen = ReturnType<typeof useChosenMembers>

/** Description of a rule with its exceptions, with a button that reduces it. */
function RuleLabel({ chosen }: { chosen: Chosen }) {
  const { count, found, less, onlyHere, selected } = chosen
  return (
    <>
      <strong>{t('members.chosen_of', { n: formatCount(count), total: formatCount(found) })}</strong>
      {less > 0 && <span>{t('members.chosen_less', { n: formatCount(less) })}</span>}
      {selected.length > 0 && (
        <Button size="compact-xs" variant="subtle" onClick={onlyHere}>
          {t('members.only_here', { n: formatCount(selected.length) })}
        </Button>
      )}
    </>
  )
}

interface Source {
  /** True if the list is filtered besides the columns of the grid. */
  isFiltered: boolean
  /** Every member, if all are loaded. */
  everyone?: readonly MemberLine[] | undefined
  /** Members outside of the filter, if the server pages the list. */
  outside?: Outside
}

/** Selection props of a grid of members, and the bulk actions. */
export function useMemberActs(chosen: Chosen, { isFiltered, everyone, outside }: Source) {
  const { ids } = chosen.choice
  const outsideOf = (inside: ReadonlySet<RowId>) => {
    if (outside) return outside.people
    const others = new Set(ids.filter((id) => !inside.has(id)))
    return others.size > 0 ? (everyone?.filter((one) => others.has(one.id_mst_socios)) ?? []) : []
  }
  return {
    selection: 'multi' as const,
    selected: chosen.selected,
    onSelect: chosen.select,
    countText: (n: number) => t('members.chosen', counted(n)),
    chosen: {
      count: chosen.count,
      isFiltered,
      ...(chosen.isRule && { words: <RuleLabel chosen={chosen} /> }),
      ...(outside && {
        outside: outside.people.length,
        onInside: () => chosen.select(outside.inside),
        all: () => void chosen.all(),
      }),
      clear: chosen.clear,
    },
    bulkActions: (_rows: readonly MemberLine[], inside: ReadonlySet<RowId>) =>
      userMay('members') && (
        <Suspense fallback={null}>
          <MemberActs
            choice={chosen.choice}
            count={chosen.count}
            outside={chosen.isRule ? [] : outsideOf(inside).map((one) => one.nombre_completo)}
            onDone={chosen.clear}
          />
        </Suspense>
      ),
  }
}
