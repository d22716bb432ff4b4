import type { TextKey } from '@app/contract/kit/product'
import { toast } from '../../dialogs/toasts.ts'
import { t } from '../../texts/i18n.ts'
import type { GridLayouts } from '../column.ts'
import type { Grid } from '../use-grid.ts'
import { PanelButton } from './panel-button.tsx'

interface Props<T extends object> {
  grid: Grid<T>
  layouts: GridLayouts
  onDone: () => void
}

/** Saves the layout for the user or, with the right, for everyone, and reverts it. */
export function LayoutPanel<T extends object>({ grid, layouts, onDone }: Props<T>) {
  const run = (act: () => Promise<void>, done: TextKey) => () => {
    onDone()
    act().then(
      () => toast.good(t(done)),
      (error: unknown) => grid.edits.setNotice(error instanceof Error ? error.message : t('grid.layout_failed')),
    )
  }
  const remove = (forEveryone: boolean) => async () => {
    await layouts.remove(forEveryone)
    grid.restore()
  }
  const save = (forEveryone: boolean) => () => layouts.save(grid.layout, forEveryone)
  return (
    <div className="dg-choices">
      <PanelButton onClick={run(save(false), 'grid.layout_saved')}>{t('grid.layout_save')}</PanelButton>
      <PanelButton onClick={run(remove(false), 'grid.layout_removed')}>{t('grid.layout_remove')}</PanelButton>
      {layouts.mayShare && (
        <>
          <PanelButton onClick={run(save(true), 'grid.layout_saved')}>{t('grid.layout_save_all')}</PanelButton>
          <PanelButton onClick={run(remove(true), 'grid.layout_removed')}>{t('grid.layout_remove_all')}</PanelButton>
        </>
      )}
    </div>
  )
}
