import { documentPdf } from '@app/contract/official-invoices/document-paper'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Opens the paper of an official invoice, which the browser prints. */
export const showDocument = (id: number) => window.open(`/api/facturaoficial/${id}/papel`, '_blank', 'noopener')

async function save(id: number) {
  const { fichero, bytes } = await call(documentPdf, { id })
  const { saveBytes } = await import('../../kit/grid/export/save-file.ts')
  saveBytes(bytes, 'application/pdf', fichero)
}

/** Saves an official invoice as a PDF; a refusal and a failure show a notice. */
export const savePdf = (id: number) =>
  save(id).catch((error: unknown) => toast.bad(error instanceof RefusedError ? error.msg : t('oficial.papel_fallo')))
