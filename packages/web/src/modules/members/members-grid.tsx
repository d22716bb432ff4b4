import { memberType } from '@app/contract/members/member-type'
import { IconChevronRight } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useChoices } from '../../kit/api.ts'
import { type Choice, choicesOf } from '../../kit/choices.ts'
import type { EmptyState, GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { go } from '../../kit/navigation.ts'
import type { Refused } from '../../kit/refused.ts'
import { userMay } from '../../kit/session.ts'
import { type MemberLine, pathOf, toneOf } from './member-columns.tsx'

/** Fetched when somebody is chosen. */
const SellToMany = lazy(() => import('./sell-to-many.tsx').then((module) => ({ default: module.SellToMany })))

interface Props {
  /** Names the saved layout. */
  name: string
  columnsOf: (types: readonly Choice[]) => GridColumn<MemberLine>[]
  reading: { data: MemberLine[] | undefined; error: Refused | null; refetch: () => unknown }
  toolbar: ReactNode
  empty: EmptyState
}

/** Members in the grid; Enter, a double click or the name opens the file. */
export function MembersGrid({ name, columnsOf, reading, toolbar, empty }: Props) {
  const layouts = useGridLayouts(name)
  const { data: types } = useChoices(memberType)
  const { data } = reading
  // the club's own people, who have no number, stand behind the members
  const rows = useMemo(() => data?.toSorted((one, other) => Number(one.numsocio === null) - Number(other.numsocio === null)), [data])
  const columns = useMemo(() => columnsOf(choicesOf(types)), [types, columnsOf])
  return (
    <DataGrid<MemberLine>
      name={name}
      label={t('menu.members')}
      height="fill"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id_mst_socios}
      rowTone={toneOf}
      error={reading.error?.msg ?? null}
      onRetry={() => void reading.refetch()}
      layouts={layouts}
      selection="multi"
      bulkActions={(chosen) =>
        userMay('members') && (
          <Suspense fallback={null}>
            <SellToMany members={chosen.map((row) => row.id_mst_socios)} />
          </Suspense>
        )
      }
      onOpen={(row) => go(pathOf(row))}
      toolbar={toolbar}
      empty={empty}
      rowActions={(row) => (
        <IconButton label={t('members.open', { nombre: row.nombre_completo })} icon={IconChevronRight} onClick={() => go(pathOf(row))} />
      )}
    />
  )
}
