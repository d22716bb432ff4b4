import { undoSeries } from '@app/contract/permanent/undo-series'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

async function undoActs(actos: readonly number[]) {
  try {
    await call(undoSeries, { actos: [...actos] })
    toast.info(t('permanent.undone'))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  }
}

/** Shows the success and, if no letters were sent, offers to undo the whole. */
export function offerUndo({ actos }: { readonly actos: readonly number[] }) {
  const words = t('Operacio_realitzada_correctament')
  if (actos.length === 0) toast.good(words)
  else toast.good(words, { action: { text: t('core.undo'), run: () => void undoActs(actos) } })
}
