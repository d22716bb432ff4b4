import type { ReactNode } from 'react'
import type { RefusedError } from '../dialogs/refused-error.ts'
import { DataGrid } from '../grid/data-grid.tsx'
import type { DataGridProps } from '../grid/props.ts'
import { useGridLayouts } from './grid-layouts.ts'
import { Screen } from './screen.tsx'
import { place } from './screen-title.ts'

export interface GridScreenProps<T extends object>
  extends Omit<DataGridProps<T>, 'label' | 'height' | 'error' | 'onRetry' | 'layouts' | 'rowActions'> {
  /** Buttons of a row; false for a user without the right. */
  rowActions?: DataGridProps<T>['rowActions'] | false
  /** Read of the rows: the grid shows its error with a retry. */
  reading: { error: RefusedError | null; refetch: () => unknown }
  /** Button that adds a row; an empty list with its own texts shows it too. */
  add?: ReactNode
  /** The screen's own title, such as the record's name; that of the route by default. */
  title?: string | undefined
  /** Further buttons at the title. */
  actions?: ReactNode
  /** Filters and similar controls, under the title. */
  toolbar?: ReactNode
  /** Overlays of the list. */
  children?: ReactNode
}

/** Screen of a single grid, with the buttons of its title and the layouts saved under its name. */
export function GridScreen<T extends object>({
  title,
  reading,
  add,
  actions,
  toolbar,
  empty,
  rowActions,
  children,
  ...grid
}: GridScreenProps<T>) {
  const { title: ofRoute } = place.use()
  const { error, refetch } = reading
  const layouts = useGridLayouts(grid.name)
  const isAddedInList = empty !== undefined && grid.rows?.length === 0 && error === null
  return (
    <Screen
      fill
      title={title}
      actions={
        <>
          {actions}
          {!isAddedInList && add}
        </>
      }
      toolbar={toolbar}
    >
      <DataGrid
        {...grid}
        label={title ?? ofRoute}
        height="fill"
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        {...(rowActions && { rowActions })}
        {...(empty && { empty: { ...empty, action: add } })}
      />
      {children}
    </Screen>
  )
}
