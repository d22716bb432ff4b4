import { ownInvoicePdf, ownPapers, ownReceiptPdf } from '@app/contract/member-page/own-papers'
import { expect, test } from 'vitest'
import { playerClub } from '../../testing/modules/member-page.ts'
import { textOfPdf } from '../../testing/pdf.ts'

const desk = await playerClub()
const { anna, berta, db, members } = desk
const mine = await desk.fill(members[0], 'Nadal')
const theirs = await desk.fill(members[1], 'Vila')

test('receipts and official invoices are listed with their states, accounts masked (R-168)', async () => {
  expect(await anna.call(ownPapers)).toMatchObject({
    recibos: [{ id_reg_recibo: mine.recibo, concepto: 'Cuota Nadal', precio: 3000, estado: 'open', numcuenta: null, importe_devuelto: 0 }],
    facturas: [{ id_reg_facturaoficial: mine.facturaoficial, importe: 900, anulada: false }],
  })
  const state = async (set: object) => {
    await db.updateTable('recibo').set(set).where('id_reg_recibo', '=', mine.recibo).execute()
    const [one] = (await anna.call(ownPapers)).recibos
    return [one!.estado, one!.numcuenta]
  }
  expect(await state({ girado: true, numcuenta: 'ES9121000418450200051332' })).toEqual(['list', expect.stringMatching(/1332$/)])
  expect((await anna.call(ownPapers)).recibos[0]!.numcuenta).not.toContain('0418')
  expect(await state({ importe_devuelto: 1000 })).toEqual(['part', expect.any(String)])
  expect(await state({ importe_devuelto: 3000 })).toEqual(['returned', expect.any(String)])
})

test('each opens as a PDF for its payer alone, and an opened invoice counts as given (A-177)', async () => {
  const receipt = await anna.call(ownReceiptPdf, { id: mine.recibo })
  expect(receipt.fichero).toMatch(/\.pdf$/)
  expect(textOfPdf(Buffer.from(receipt.bytes, 'base64'))).toContain('Nadal')
  const given = () => db.selectFrom('facturaoficial_entrega').select(['via', 'id_mst_socios_creacion']).execute()
  for (const [call, id] of [
    [ownReceiptPdf, theirs.recibo],
    [ownInvoicePdf, theirs.facturaoficial],
    [ownInvoicePdf, 999_999],
  ] as const)
    await expect(anna.call(call, { id })).rejects.toMatchObject({ status: 404, code: 'msg.not_found' })
  expect(await given()).toEqual([])
  const invoice = await anna.call(ownInvoicePdf, { id: mine.facturaoficial })
  expect(textOfPdf(Buffer.from(invoice.bytes, 'base64'))).toContain('Clase Nadal')
  expect(await given()).toEqual([{ via: 'vista', id_mst_socios_creacion: members[0] }])
  expect((await berta.call(ownInvoicePdf, { id: theirs.facturaoficial })).bytes.length).toBeGreaterThan(100)
})

test('staff restricted to other income types see their own papers all the same (A-165)', async () => {
  await db.updateTable('cuenta').set({ is_staff: true }).where('id_mst_socios', '=', members[0]).execute()
  await db
    .insertInto('socios_tipoingreso')
    .values({ id_mst_socios: members[0], id_mst_tipoingreso: 1 } as never)
    .execute()
  expect((await anna.call(ownInvoicePdf, { id: mine.facturaoficial })).bytes.length).toBeGreaterThan(100)
  expect((await anna.call(ownPapers)).facturas).toHaveLength(1)
})
