import type { Fields, RowOf } from '@app/contract/kit/field'
import type { Resource } from '@app/contract/kit/resource'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useCommands } from '../../kit/commands.ts'
import { ResourceForm } from '../../kit/form.tsx'
import type { EmptyState, GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { columnsOf } from '../../kit/grid-columns.ts'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import type { Refused } from '../../kit/refused.ts'
import { Screen } from '../../kit/screen.tsx'
import { place } from '../../kit/screen-title.ts'
import { userMay } from '../../kit/session.ts'
import { SideDrawer } from '../../kit/side-drawer.tsx'

interface Props<F extends Fields> {
  resource: Resource<string, string, F>
  reading: { data?: RowOf<F>[] | undefined; error: Refused | null; refetch: () => unknown }
  columns: readonly (keyof F & string)[]
  more?: { [K in keyof F & string]?: Partial<GridColumn<RowOf<F>>> }
  form: readonly (keyof F & string)[]
  /** The words of the button that adds a row. */
  add: string
  empty: EmptyState
  toolbar?: ReactNode
  /** The buttons of a row and their width together. */
  rowActions: (row: RowOf<F>) => ReactNode
  actionsWidth: number
  nameOf: (row: RowOf<F>) => string
}

/** Rows with a flag that says whether they are active: a grid whose rows have buttons of their own, a drawer to add and change them. */
export function RecordScreen<F extends Fields>(props: Props<F>) {
  const { resource, reading, columns, more, form, add, empty, toolbar, rowActions, actionsWidth, nameOf } = props
  const { title } = place.use()
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const layouts = useGridLayouts(resource.name)
  // columns are written where the screen is
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- columns are written where the screen is
  const shown = useMemo(() => columnsOf(resource, columns, more), [resource])
  const mayWrite = userMay(resource.permission)
  useCommands(
    useMemo(
      () => (mayWrite ? [{ id: `${resource.name}.new`, text: add, keys: 'n', run: () => setOpen('new') }] : []),
      [mayWrite, resource.name, add],
    ),
  )
  const idOf = (row: RowOf<F>) => (row as Record<string, unknown>)[resource.id] as number
  const opened = typeof open === 'number' ? reading.data?.find((row) => idOf(row) === open) : undefined
  const button = mayWrite && (
    <Button leftSection={<IconPlus size={15} />} onClick={() => setOpen('new')}>
      {add}
    </Button>
  )
  const close = () => setOpen(null)
  return (
    <Screen fill actions={button} toolbar={toolbar}>
      <DataGrid
        name={resource.name}
        label={title}
        height="fill"
        columns={shown}
        rows={reading.data}
        rowId={idOf}
        rowTone={(row) => ((row as { activo?: boolean }).activo === false ? 'muted' : undefined)}
        error={reading.error?.msg ?? null}
        onRetry={() => void reading.refetch()}
        layouts={layouts}
        empty={empty}
        {...(mayWrite && { onOpen: (row: RowOf<F>) => setOpen(idOf(row)), rowActions, actionsWidth })}
      />
      <SideDrawer opened={open !== null} title={opened ? nameOf(opened) : add} onClose={close}>
        <ResourceForm resource={resource} fields={form} id={typeof open === 'number' ? open : null} onSaved={close} onCancel={close} />
      </SideDrawer>
    </Screen>
  )
}
