import { t } from '../../texts/i18n.ts'
import { saveCsv, saveExcel } from '../export/save-file.ts'
import { csvOf, sheetOf, withoutTotal } from '../export/sheet.ts'
import type { Grid } from '../use-grid.ts'
import { PanelButton } from './panel-button.tsx'

/** Content of an export: the filtered rows of every page in order, with the visible columns. */
async function exported<T extends object>(grid: Grid<T>) {
  const rows = grid.body.table.getSortedRowModel().flatRows.filter((row) => !row.getIsGrouped())
  const all = grid.props.paged ? await grid.props.paged.all() : rows.map((row) => row.original)
  const columns = grid.visible.map(({ column }) => (grid.props.exportsTotals === false ? withoutTotal(column) : column))
  return [columns, all] as const
}

/** Excel and CSV exports of the grid, named after the list in the user's language unless the screen names them. */
export function ExportPanel<T extends object>({ grid, onDone }: { grid: Grid<T>; onDone: () => void }) {
  const name = grid.props.fileName ?? grid.props.label
  const save = (write: (what: Awaited<ReturnType<typeof exported<T>>>) => unknown) => {
    onDone()
    exported(grid)
      .then(write)
      .catch(() => grid.edits.setNotice(t('grid.export_failed')))
  }
  const excel = () => save((what) => saveExcel(sheetOf(...what), name))
  const csv = () => save((what) => saveCsv(csvOf(...what), name))
  return (
    <div className="dg-choices">
      <PanelButton onClick={excel}>{t('grid.excel')}</PanelButton>
      <PanelButton onClick={csv}>{t('grid.csv')}</PanelButton>
      {grid.props.exports?.map(({ text, write }) => (
        <PanelButton key={text} onClick={() => save((what) => write(...what, grid.layout.group))}>
          {text}
        </PanelButton>
      ))}
    </div>
  )
}
