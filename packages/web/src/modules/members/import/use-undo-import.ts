import type { OutputOf } from '@app/contract/kit/action'
import { undoImport } from '@app/contract/members/import-undo'
import { confirm, showMessage } from '../../../kit/dialogs/dialogs.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'

interface Past {
  readonly id: number
  readonly file: string
  readonly added: number
}

/** Undoes an import after a question that names file and count; a refusal, which lists members in use, is shown in a dialog. */
export function useUndoImport(onDone: () => void) {
  const done = ({ id_reg_proceso }: OutputOf<typeof undoImport>) => {
    toast.good(id_reg_proceso === null ? t('import.undone') : t('runs.goes_on', { nombre: t('import.undo') }))
    onDone()
  }
  const undo = useAction(undoImport, { onDone: done, onRefused: ({ msg }) => void showMessage(msg) })
  const ask = async ({ id, file, added }: Past) => {
    const hint = added > 0 ? t('import.undo_ask', { count: formatCount(added) }) : t('import.undo_ask_filled')
    const question = { title: t('members.undo_ask', { archivo: file }), hint }
    if (await confirm({ ...question, confirm: t('import.undo'), danger: true })) await undo.run({ id })
  }
  return { ask, isBusy: undo.isBusy }
}
