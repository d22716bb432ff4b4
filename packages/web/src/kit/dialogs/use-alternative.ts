import { type ReactNode, useState } from 'react'
import type { Alternative, Pickable } from './picking.ts'

/** Dialog of a picker's alternative: it stays open when the typed text is gone, and its result is picked. */
export function useAlternative(onPick: (item: Pickable) => void): {
  readonly open: (one?: Alternative) => void
  readonly dialog: ReactNode
} {
  const [opened, setOpened] = useState<Alternative | null>(null)
  const onClose = () => setOpened(null)
  const onMade = (item: Pickable) => {
    onClose()
    onPick(item)
  }
  return { open: (one) => setOpened(one ?? null), dialog: opened?.form({ onMade, onClose }) ?? null }
}
