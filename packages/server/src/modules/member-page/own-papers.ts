import * as declared from '@app/contract/member-page/own-papers'
import { receiptState } from '@app/contract/receipts/receipt-state'
import { maskIban } from '@app/contract/values/iban'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import type { Paper } from '../../kit/papers/paper.ts'
import { paperPdf } from '../../kit/papers/paper-pdf.ts'
import { paperForReader, recordDelivery } from '../official-invoices/public.ts'
import { receiptPaper, wordsForPayer } from '../receipts/public.ts'

/** Maximum of papers of each kind. */
const most = 500

/** Receipts that a member pays, newest first. */
async function receiptsOf(tx: Tx, id: number) {
  const rows = await tx
    .selectFrom('recibo as r')
    .leftJoin('remesa as m', 'm.id_reg_remesas', 'r.id_reg_remesa')
    .select(['r.id_reg_recibo', 'r.fecha', 'r.concepto', 'r.precio', 'r.importe_devuelto', 'r.girado', 'r.numcuenta'])
    .select(['m.fecha as fecha_remesa', 'm.estado as estado_remesa'])
    .where('r.id_mst_socios', '=', id)
    .orderBy('r.fecha', 'desc')
    .orderBy('r.id_reg_recibo', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ girado, estado_remesa, numcuenta, ...row }) => {
    const devuelto = row.importe_devuelto === row.precio ? -1 : row.importe_devuelto
    return { ...row, numcuenta: numcuenta && maskIban(numcuenta), estado: receiptState({ girado, estado_remesa, devuelto }) }
  })
}

/** Official invoices of which a member is the payer, newest first. */
const invoicesOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('facturaoficial as f')
    .leftJoin('facturaoficial_anulacion as a', 'a.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
    .select(['f.id_reg_facturaoficial', 'f.num_completo', 'f.tipo', 'f.fecha', 'f.importe', 'f.nombre_emisor'])
    .select(sql<boolean>`a.id_reg_facturaoficial is not null`.as('anulada'))
    .where('f.id_mst_socios', '=', id)
    .orderBy('f.fecha', 'desc')
    .orderBy('f.id_reg_facturaoficial', 'desc')
    .limit(most)
    .execute()

export const list = handle(declared.ownPapers, async ({ tx, user }) => ({
  recibos: await receiptsOf(tx, user.id_mst_socios),
  facturas: await invoicesOf(tx, user.id_mst_socios),
}))

const asPdf = async (paper: Paper, now: Date) => ({
  fichero: `${paper.title.replaceAll('/', '-')}.pdf`,
  bytes: (await paperPdf(paper, now)).toString('base64'),
})

export const receiptPdf = handle(declared.ownReceiptPdf, {
  prepare: async (call) => {
    const { input, user, inTransaction, now } = call
    const paper = await inTransaction(async (tx) => {
      const own = await tx.selectFrom('recibo').select('id_mst_socios').where('id_reg_recibo', '=', input.id).executeTakeFirst()
      if (own?.id_mst_socios !== user.id_mst_socios) refuse('msg.not_found')
      const { lang, say } = await wordsForPayer({ ...call, tx }, input.id)
      return receiptPaper({ ...call, tx, say }, input.id, lang)
    })
    return asPdf(paper, now)
  },
  run: async ({ prepared }) => prepared,
})

export const invoicePdf = handle(declared.ownInvoicePdf, {
  prepare: async (call) => {
    const { input, user, inTransaction, now } = call
    const paper = await inTransaction(async (tx) => {
      const own = await tx
        .selectFrom('facturaoficial')
        .select('id_mst_socios')
        .where('id_reg_facturaoficial', '=', input.id)
        .executeTakeFirst()
      if (own?.id_mst_socios !== user.id_mst_socios) refuse('msg.not_found')
      await recordDelivery(tx, input.id, 'vista', { by: user.id_mst_socios, now })
      return paperForReader({ ...call, tx }, input.id)
    })
    return asPdf(paper, now)
  },
  run: async ({ prepared }) => prepared,
})
