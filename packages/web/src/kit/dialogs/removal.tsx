import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { go } from '../screen/navigation.ts'
import { forget } from '../screen/screen-title.ts'
import { t } from '../texts/i18n.ts'
import { confirmDelete } from './dialogs.ts'
import { toast } from './toasts.ts'

interface Options {
  /** Deletes the record; a falsy result means it still exists. */
  remove: () => Promise<unknown>
  /** Addresses under which the record was open: their tabs are closed. */
  paths: readonly string[]
  /** Path shown after the removal. */
  list: string
  message?: (name: string) => string
}
export interface Removal {
  /** True once the removal is confirmed and being sent: reads of the record must pause. */
  readonly isGoing: boolean
  readonly ask: (name: string, hint?: string) => Promise<void>
}

/** Removal of a record on its own screen: a question that names it, then a return to the list. */
export function useRemoval({ remove, paths, list, message: successText }: Options): Removal {
  const [isGoing, setGoing] = useState(false)
  const ask = async (name: string, hint?: string) => {
    if (!(await confirmDelete(name, hint))) return
    setGoing(true)
    if (!(await remove())) return setGoing(false)
    for (const path of paths) forget(path)
    if (successText) toast.good(successText(name))
    go(list, { replace: true })
  }
  return { isGoing, ask }
}

/** Button that asks to remove the record of a screen. */
export const RemovalButton = ({ removal, name, hint }: { removal: Removal; name: string; hint?: string }) => (
  <Button variant="default" leftSection={<IconTrash size={15} />} loading={removal.isGoing} onClick={() => void removal.ask(name, hint)}>
    {t('core.delete')}
  </Button>
)
