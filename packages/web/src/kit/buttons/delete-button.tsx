import { IconTrash } from '@tabler/icons-react'
import { confirmDelete } from '../dialogs/dialogs.ts'
import { t } from '../texts/i18n.ts'
import { IconButton } from './icon-button.tsx'

interface Props {
  /** Name of the row, for screen readers and the question. */
  name: string
  /** Consequences of the delete beyond being irreversible. */
  hint?: string
  size?: 'sm' | 'md'
  disabled?: boolean
  /** Runs the delete after confirmation. */
  onDelete: () => unknown
}

/** Deletes a row of a list after a question that names it. */
export function DeleteButton({ name, hint, onDelete, ...button }: Props) {
  const ask = async () => {
    if (await confirmDelete(name, hint)) await onDelete()
  }
  return <IconButton {...button} label={`${t('core.delete')} ${name}`} icon={IconTrash} onClick={() => void ask()} />
}
