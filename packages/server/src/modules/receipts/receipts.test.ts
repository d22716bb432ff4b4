import { deleteLines } from '@app/contract/invoices/delete-lines'
import { makeReceipts } from '@app/contract/receipts/lines-without-receipt'
import {
  deleteReceipts,
  downloadedReceipts,
  getReceipt,
  handOverReceipts,
  mailReceipts,
  memberReceipts,
  openReceipts,
  receiptPaper,
} from '@app/contract/receipts/receipts'
import { describe, expect, it } from 'vitest'
import { account, receiptClub } from '../../testing/modules/receipts.ts'
import { textOfPdf } from '../../testing/pdf.ts'
import { saveSetting } from '../club/public.ts'

const desk = await receiptClub()
const { db, payer, line, make, receiptsOf, file, receipt } = desk
const letters = async () => {
  await desk.product.outbox.drained()
  return db.selectFrom('correo').selectAll().orderBy('id_reg_correo').execute()
}

describe('lists of receipts (R-169)', () => {
  it('are by remittance and day, newest first (R-168), downloaded ones of 7 days before to 30 after (R-171)', async () => {
    const anna = await payer('Anna')
    const late = await file(await receiptsOf([anna, 1000]), { fechaRecibos: '22/12/2026' })
    const near = await file(await receiptsOf([anna, 2000]))
    await receiptsOf([anna, 3000])
    const all = (await desk.call(memberReceipts, { id: anna })).map((one) => one.precio)
    expect(all).toEqual([3000, 1000, 2000])
    expect((await desk.call(downloadedReceipts, { id_mst_socios: anna })).map((one) => one.precio)).toEqual([2000])
    const wide = { fechaIni: '2026-11-01', fechaFin: '2026-12-31', id_mst_socios: anna }
    expect((await desk.call(downloadedReceipts, wide)).map((one) => one.id_reg_remesas)).toEqual([
      late.remesas[0]!.id_reg_remesas,
      near.remesas[0]!.id_reg_remesas,
    ])
    expect((await desk.call(openReceipts, { id_mst_socios: anna })).map((one) => one.precio)).toEqual([3000])
  })
  it('show what returned: nothing, all as -1, a part as its amount (A-81)', async () => {
    const [id] = await receiptsOf([await payer('Berta'), 4500])
    const devuelto = async (importe_devuelto: number) => {
      await db.updateTable('recibo').set({ importe_devuelto }).where('id_reg_recibo', '=', id!).execute()
      return (await desk.call(getReceipt, { id: id! })).devuelto
    }
    expect([await devuelto(0), await devuelto(2000), await devuelto(4500)]).toEqual([0, 20, -1])
    await devuelto(0)
  })
  it('hide accounts from staff without the right to see members, and whole receipts of other income types (A-165)', async () => {
    const carla = await payer('Carla')
    const [id] = await receiptsOf([carla, 1000])
    const clerk = await desk.as({ is_admin: false, rights: ['invoices'] })
    expect((await clerk.call(getReceipt, { id: id! })).numcuenta).toBe(`DE•• ···· ${account(1000 + carla).slice(-4)}`)
    await db.insertInto('socios_tipoingreso').values({ id_mst_socios: clerk.id, id_mst_tipoingreso: 1 }).execute()
    await expect(clerk.call(getReceipt, { id: id! })).rejects.toMatchObject({ status: 404 })
    expect(await clerk.call(memberReceipts, { id: carla })).toEqual([])
    await expect(clerk.call(deleteReceipts, { rebuts_seleccionats: [id!] })).rejects.toMatchObject({ status: 404 })
  })
  it('are refused without the right', async () => {
    const other = await desk.as({ is_admin: false, rights: ['bookings'] })
    await expect(other.call(openReceipts, {})).rejects.toMatchObject({ status: 403 })
  })
})

describe('mails of receipts (R-178)', () => {
  it('tell day, sum, creditor and mandate as a PDF, and mark the receipt; payers without an address are named', async () => {
    const dani = await payer('Dani')
    const silent = await payer('Silent')
    await db.updateTable('socio').set({ email: null }).where('id_mst_socios', '=', silent).execute()
    const ids = await receiptsOf([dani, 4550], [silent, 1000])
    await file(ids)
    expect(await desk.call(mailReceipts, { rebuts_seleccionats: ids })).toMatchObject({ enviados: 1, sin_correo: ['Silent Puig'] })
    expect((await receipt(ids[0]!)).avisado).not.toBeNull()
    expect((await receipt(ids[1]!)).avisado).toBeNull()
    expect((await letters()).filter((one) => one.para === 'dani@example.test')).toHaveLength(1)
    const { bytes, fichero } = await desk.call(receiptPaper, { id: ids[0]! })
    expect(fichero).toBe(`Recibo ${ids[0]}.pdf`)
    const text = textOfPdf(Buffer.from(bytes, 'base64'))
    for (const part of ['24/11/2026', '45,50', 'ES77000B85626240', (await receipt(ids[0]!)).referencia!, 'Dani Puig'])
      expect(text).toContain(part)
  })
  it('need a selection, with the message of its own', async () => {
    await expect(desk.call(mailReceipts, { rebuts_seleccionats: [] })).rejects.toMatchObject({ code: 'No_element_selected' })
  })
})

describe('receipts without bank (R-184)', () => {
  it('are handed over as a list while the parameter is on; those of the bank are refused', async () => {
    await saveSetting(db as never, 'ACTIVAR_RECIBOS_NO_BANCO', { valor: 1 })
    const eva = await payer('Eva', { hasMandate: false })
    const { recibos } = await desk.call(makeReceipts, { facturas: [await line(eva, 1000)], sin_banco: true })
    const banked = await receiptsOf([await payer('Fina'), 1000])
    await expect(desk.call(handOverReceipts, { ids: [...recibos, ...banked] })).rejects.toMatchObject({ code: 'recibo.por_el_banco' })
    expect(await desk.call(handOverReceipts, { ids: recibos })).toMatchObject({ recibos: 1 })
    expect(await receipt(recibos[0]!)).toMatchObject({ girado: true, id_reg_remesa: null })
    await saveSetting(db as never, 'ACTIVAR_RECIBOS_NO_BANCO', { valor: 0 })
    await expect(desk.call(handOverReceipts, { ids: recibos })).rejects.toMatchObject({ code: 'msg.switched_off' })
  })
})

describe('lines of receipts', () => {
  it('are not deleted while their receipt lives, and are after it is gone', async () => {
    const id = await line(await payer('Gil'), 1000)
    const { recibos } = await make(id)
    await expect(desk.call(deleteLines, { id_reg_facturas: [id] })).rejects.toMatchObject({ status: 409, code: 'recibo.linea_con_recibo' })
    await desk.call(deleteReceipts, { rebuts_seleccionats: recibos })
    expect(await desk.call(deleteLines, { id_reg_facturas: [id] })).toMatchObject({ borradas: 1 })
  })
})
