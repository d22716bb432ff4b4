import { Button } from '@mantine/core'
import { t } from '../../texts/i18n.ts'
import type { Grid } from '../use-grid.ts'

/** Opens and closes all groups together. */
export function ExpandButtons<T extends object>({ grid }: { grid: Grid<T> }) {
  const button = { size: 'compact-xs', variant: 'subtle', color: 'gray', fw: 500 } as const
  return (
    <>
      <Button {...button} onClick={() => grid.body.setExpanded(true)}>
        {t('grid.expand_all')}
      </Button>
      <Button {...button} onClick={() => grid.body.setExpanded({})}>
        {t('grid.collapse_all')}
      </Button>
    </>
  )
}
