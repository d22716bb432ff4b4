import { useCallback } from 'react'
import { useKeyHints } from '../screen/commands.ts'
import { t } from '../texts/i18n.ts'

/** Adds the keys of the grid to the list of shortcuts. */
export const useGridHints = (canSelect: boolean) =>
  useKeyHints(
    useCallback(
      () => [
        { keys: 'arrows', text: t('grid.key.go') },
        { keys: 'j', text: t('grid.key.next') },
        { keys: 'k', text: t('grid.key.before') },
        { keys: 'Enter', text: t('grid.key.open') },
        { keys: 'F2', text: t('grid.key.edit') },
        ...(canSelect
          ? [
              { keys: 'Space', text: t('grid.key.select') },
              { keys: 'mod+a', text: t('grid.key.select_all') },
            ]
          : []),
        { keys: 'shift+arrows', text: t('grid.key.width') },
        { keys: 'alt+arrows', text: t('grid.key.move') },
      ],
      [canSelect],
    ),
  )
