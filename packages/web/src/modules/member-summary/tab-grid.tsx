import './member-summary.css'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import type { DataGridProps } from '../../kit/grid/props.ts'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'

interface Props<T extends object> extends Omit<DataGridProps<T>, 'height' | 'rows' | 'error' | 'onRetry' | 'layouts'> {
  reading: { readonly data: T[] | undefined; readonly error: RefusedError | null; readonly refetch: () => unknown }
}

/** Grid of a tab of a member's page, as high as the window allows; its layouts are stored under its name. */
export function TabGrid<T extends object>({ reading: { data, error, refetch }, ...props }: Props<T>) {
  const layouts = useGridLayouts(props.name)
  return (
    <div className="ms-grid">
      <DataGrid<T> height="fill" rows={data} error={error?.msg ?? null} onRetry={() => void refetch()} layouts={layouts} {...props} />
    </div>
  )
}
