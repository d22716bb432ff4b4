import type { OutputOf } from '@app/contract/kit/action'
import type { undoAct } from '@app/contract/member-acts/member-act'
import { showMessage } from '../../../kit/dialogs/dialogs.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Shows the outcome of an undone action; members without a sign-in afterwards are listed in a dialog, not in a toast. */
export function showUndoToast({ deshechos, quedan, sin_acceso, id_reg_proceso }: OutputOf<typeof undoAct>) {
  if (id_reg_proceso !== null) return toast.good(t('runs.goes_on', { nombre: t('member-acts.undo') }))
  toast.good(t('member-acts.undone', { n: formatCount(deshechos), quedan: formatCount(quedan) }))
  if (sin_acceso.length > 0) void showMessage(t('member-acts.no_login', { nombres: sin_acceso.join(', ') }))
}
