import { useMemo, useRef } from 'react'
import { useCommands } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Key of a screen's act: Ctrl+Enter. */
export function useActKey(id: string, text: string, run: () => void) {
  const latest = useRef(run)
  latest.current = run
  useCommands(
    useMemo(() => [{ id, text, keys: 'mod+Enter', group: t('menu.receipts-generate'), run: () => latest.current() }], [id, text, latest]),
  )
}
