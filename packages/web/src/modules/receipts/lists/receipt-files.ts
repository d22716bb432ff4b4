import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import { receiptPaper } from '@app/contract/receipts/receipts'
import { receiptXml, remittanceFile } from '@app/contract/receipts/remittances/bank-file'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../../kit/dialogs/toasts.ts'
import { call } from '../../../kit/reads/api.ts'

const files = () => import('../../../kit/grid/export/save-file.ts')

/** Saves the text of a bank file. */
export const saveBankFile = async ({ content, fichero }: { readonly content: string; readonly fichero: string }) =>
  (await files()).saveFile(new Blob([content], { type: 'application/xml' }), fichero)

/** Saves what a call answers; a refusal shows its message. */
async function saved<A extends Action>(action: A, input: SentOf<A>, write: (output: OutputOf<A>) => Promise<void>) {
  try {
    await write(await call(action, input))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg, { milliseconds: noticeTimes.standard })
  }
}

/** Opens the file of one receipt, which is downloaded. */
export const saveReceiptXml = (id: number) => saved(receiptXml, { id }, saveBankFile)
/** Saves the file of a remittance as it was made. */
export const saveRemittanceFile = (id: number) => saved(remittanceFile, { id }, saveBankFile)
/** Saves a receipt as a PDF with the company's logo. */
export const saveReceiptPaper = (id: number) =>
  saved(receiptPaper, { id }, async ({ fichero, bytes }) => (await files()).saveBytes(bytes, 'application/pdf', fichero))
