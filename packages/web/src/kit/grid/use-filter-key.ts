import { useMemo } from 'react'
import { useCommands } from '../screen/commands.ts'
import { t } from '../texts/i18n.ts'
import type { Grid } from './use-grid.ts'

/** F3 focuses the first filter of the grid; over cards, which have none, the button of their panel. */
export function useFilterKey<T extends object>({ scroller }: Grid<T>) {
  useCommands(
    useMemo(() => {
      const run = () => {
        const root = scroller.current?.closest('.dg-root')
        root?.querySelector<HTMLElement>('[data-filter], [data-find]')?.focus()
      }
      return [{ id: 'grid.filter', text: t('grid.key.filter'), keys: 'F3', run }]
    }, [scroller]),
  )
}
