import * as declared from '@app/contract/receipts/receipts'
import { addDays } from '@app/contract/values/day'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { paperPdf } from '../../kit/papers/paper-pdf.ts'
import { deleteReceipts, lockRows } from './lock-receipts.ts'
import { receiptLetterJob } from './receipt-letter.ts'
import { receiptPaper, wordsForPayer } from './receipt-paper.ts'
import { receiptRows } from './receipt-rows.ts'

/** Days before and after today of the receipts in files, and of all others. */
const ranges = { downloaded: [-7, 30], open: [-180, 30] } as const

export const open = handle(declared.openReceipts, (call) => {
  const { input, today } = call
  const [before, after] = ranges.open
  return receiptRows(call, (rows) => {
    const some = rows
      .where('r.girado', '=', false)
      .where('r.fecha', '>=', input.fechaIni ?? addDays(today, before))
      .where('r.fecha', '<=', input.fechaFin ?? addDays(today, after))
    return input.id_mst_socios === null ? some : some.where('r.id_mst_socios', '=', input.id_mst_socios)
  })
})
export const downloaded = handle(declared.downloadedReceipts, (call) => {
  const { input, today } = call
  const [before, after] = ranges.downloaded
  return receiptRows(call, (rows) => {
    const some = rows
      .where('r.girado', '=', true)
      .where(({ fn, ref }) => fn.coalesce(ref('m.fecha'), ref('r.fecha')), '>=', input.fechaIni ?? addDays(today, before))
      .where(({ fn, ref }) => fn.coalesce(ref('m.fecha'), ref('r.fecha')), '<=', input.fechaFin ?? addDays(today, after))
    return input.id_mst_socios === null ? some : some.where('r.id_mst_socios', '=', input.id_mst_socios)
  })
})
export const ofRemittance = handle(declared.receiptsOfRemittance, (call) =>
  receiptRows(call, (rows) => rows.where('r.id_reg_remesa', '=', call.input.id_reg_remesas)),
)
export const ofMember = handle(declared.memberReceipts, (call) =>
  receiptRows(call, (rows) => rows.where('r.id_mst_socios', '=', call.input.id)),
)
export const one = handle(declared.getReceipt, async (call) => {
  const [row] = await receiptRows(call, (rows) => rows.where('r.id_reg_recibo', '=', call.input.id))
  return row ?? refuse('msg.not_found')
})

export const invoices = handle(declared.receiptInvoices, async ({ tx, input }) => {
  const { header_logo } = await tx
    .selectFrom('recibo as r')
    .innerJoin('empresa as e', 'e.id_mst_empresas', 'r.id_mst_empresas')
    .select('e.header_logo')
    .where('r.id_reg_recibo', '=', input.id)
    .executeTakeFirstOrThrow()
  const facturas = await tx
    .selectFrom('recibo_factura as v')
    .innerJoin('factura as f', 'f.id_reg_factura', 'v.id_reg_factura')
    .select(['f.id_reg_factura', 'f.fecha_creacion', 'f.concepto', 'f.precio', 'f.cantidad', 'f.fecha_pago', 'v.importe'])
    .where('v.id_reg_recibo', '=', input.id)
    .orderBy('f.id_reg_factura')
    .execute()
  return { facturas: facturas.map((line) => ({ ...line, total: line.precio * line.cantidad })), header_logo }
})

export const pdf = handle(declared.receiptPaper, {
  prepare: async (call) => {
    const { input, inTransaction, now } = call
    const paper = await inTransaction(async (tx) => {
      const { say, lang } = await wordsForPayer({ ...call, tx }, input.id)
      return receiptPaper({ ...call, tx, say }, input.id, lang)
    })
    return { fichero: `${paper.title.replaceAll('/', '-')}.pdf`, bytes: (await paperPdf(paper, now)).toString('base64') }
  },
  run: async ({ prepared }) => prepared,
})

/** Chosen receipts, locked; none is refused by the screen's own message. */
async function chosen(
  tx: Tx,
  requested: readonly number[],
  refusal: 'recibo.elige' | 'recibo.elige_eliminar' | 'No_element_selected',
  name: string,
) {
  const ids = [...new Set(requested)]
  if (ids.length === 0) refuse(refusal, { [name]: refusal })
  const rows = await lockRows(tx, ids)
  return rows.length === ids.length ? rows : refuse('msg.not_found')
}

export const remove = handle(declared.deleteReceipts, async ({ tx, input, note }) => {
  const rows = await chosen(tx, input.rebuts_seleccionats, 'recibo.elige_eliminar', 'rebuts_seleccionats')
  const inFile = rows.find((row) => row.girado)
  if (inFile) refuse('recibo.descargado', { rebuts_seleccionats: 'recibo.descargado' }, { nombre: inFile.nombre_completo })
  await deleteReceipts(
    tx,
    rows.map((row) => row.id_reg_recibo),
  )
  note('recibo', rows, null)
  return { eliminados: rows.length, avisados: rows.filter((row) => row.avisado !== null).length }
})

export const mail = handle(declared.mailReceipts, async ({ tx, input, now, later, note }) => {
  const rows = await chosen(tx, input.rebuts_seleccionats, 'No_element_selected', 'rebuts_seleccionats')
  const ids = rows.map((row) => row.id_reg_recibo)
  const readers = await tx
    .selectFrom('recibo as r')
    .innerJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .select(['r.id_reg_recibo', 's.email', fullName('s').as('nombre')])
    .where(isOneOf('r.id_reg_recibo', ids))
    .orderBy('r.id_reg_recibo')
    .execute()
  const told = readers.filter((one) => one.email !== null).map((one) => one.id_reg_recibo)
  await tx.updateTable('recibo').set({ avisado: now }).where(isOneOf('id_reg_recibo', told)).execute()
  for (const id of told) await later(receiptLetterJob, { id }, told.length > 1 ? { urgency: 'many' } : {})
  note('recibo', null, { avisados: told })
  return { enviados: told.length, sin_correo: readers.filter((one) => one.email === null).map((one) => one.nombre) }
})

export const handOver = handle(declared.handOverReceipts, async ({ tx, input, note }) => {
  const rows = await chosen(tx, input.ids, 'recibo.elige', 'ids')
  const banked = rows.find((row) => row.remesar_sepa_banco)
  if (banked) refuse('recibo.por_el_banco', { ids: 'recibo.por_el_banco' }, { nombre: banked.nombre_completo })
  const ids = rows.map((row) => row.id_reg_recibo)
  await tx.updateTable('recibo').set({ girado: true }).where(isOneOf('id_reg_recibo', ids)).execute()
  note('recibo', null, { entregados: ids })
  return { recibos: ids.length }
})
