import { memberType } from '@app/contract/members/member-type'
import { by } from '@app/contract/values/order'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { type Choice, choicesOf } from '../../../kit/fields/choices.ts'
import type { EmptyState, GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import type { DataGridProps, GridQuery, ServerPage } from '../../../kit/grid/props.ts'
import { useChoices } from '../../../kit/reads/api.ts'
import { useGridLayouts } from '../../../kit/screen/grid-layouts.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { type MemberLine, pathOf, toneOf } from './member-columns.tsx'

/** Page sizes if the server pages the list. */
const pageSizes = [50, 100, 200]
const firstPageSize = 100

interface Props {
  /** Names the saved layout. */
  name: string
  columnsOf: (types: readonly Choice[]) => GridColumn<MemberLine>[]
  reading: { data: MemberLine[] | undefined; error: RefusedError | null; refetch: () => unknown }
  toolbar: ReactNode
  empty: EmptyState
  /** Selection of members, with the bulk actions. */
  choice?: Pick<DataGridProps<MemberLine>, 'selection' | 'selected' | 'onSelect' | 'countText' | 'chosen' | 'bulkActions'>
  paged?: ServerPage<MemberLine>
  onQuery?: (query: GridQuery) => void
}

/** Members in the grid; Enter, a double click or the name opens the file. */
export function MembersGrid({ name, columnsOf, reading, toolbar, empty, choice, paged, onQuery }: Props) {
  const layouts = useGridLayouts(name)
  const { data: types } = useChoices(memberType)
  const { data } = reading
  // the club's staff have no number and come after the members
  const isPaged = paged !== undefined
  const rows = useMemo(() => (isPaged ? data : data?.toSorted(by(({ numsocio }) => Number(numsocio === null)))), [data, isPaged])
  const columns = useMemo(() => columnsOf(choicesOf(types)), [types, columnsOf])
  return (
    <DataGrid<MemberLine>
      exportsTotals={false}
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
      {...choice}
      {...(paged && { paged, pageSizes, pageSize: firstPageSize })}
      {...(onQuery && { onQuery })}
      onOpen={(row) => go(pathOf(row))}
      toolbar={toolbar}
      empty={empty}
      rowActions={(row) => (
        <IconButton label={t('members.open', { nombre: row.nombre_completo })} icon={IconChevronRight} onClick={() => go(pathOf(row))} />
      )}
    />
  )
}
