import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { go } from '../screen/navigation.ts'
import { forget } from '../screen/screen-title.ts'
import { t } from '../texts/i18n.ts'
import { confirmDelete } from './dialogs.ts'
import { toast } from './toasts.ts'

interface Options {
  /** Deletes the record; what is falsy says that it is still there. */
  remove: () => Promise<unknown>
  /** The addresses under which the record was open: their tabs go. */
  paths: readonly string[]
  /** Where one is afterwards. */
  list: string
  said?: (name: string) => string
}
export interface Removal {
  /** It has been confirmed and is on its way: what is read of the record must rest. */
  readonly isGoing: boolean
  readonly ask: (name: string, hint?: string) => Promise<void>
}

/** The end of a record on its own screen: a question that names it, then the way back to the list. */
export function useRemoval({ remove, paths, list, said }: Options): Removal {
  const [isGoing, setGoing] = useState(false)
  const ask = async (name: string, hint?: string) => {
    if (!(await confirmDelete(name, hint))) return
    setGoing(true)
    if (!(await remove())) return setGoing(false)
    for (const path of paths) forget(path)
    if (said) toast.good(said(name))
    go(list, { replace: true })
  }
  return { isGoing, ask }
}

/** Asks for the removal of the record that a screen shows. */
export const RemovalButton = ({ removal, name, hint }: { removal: Removal; name: string; hint?: string }) => (
  <Button variant="default" leftSection={<IconTrash size={15} />} loading={removal.isGoing} onClick={() => void removal.ask(name, hint)}>
    {t('core.delete')}
  </Button>
)
