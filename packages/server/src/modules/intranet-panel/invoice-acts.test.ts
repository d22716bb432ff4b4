import { annualNotices, invoicesOfWebUser } from '@app/contract/intranet-panel/accounting-invoices'
import * as declared from '@app/contract/intranet-panel/invoice-acts'
import { beforeEach, describe, expect, it } from 'vitest'
import { intranetClub } from '../../testing/modules/intranet-panel.ts'

const { desk, renew } = await intranetClub()
beforeEach(renew)

const one = async (cod: string) => (await desk.call(invoicesOfWebUser, { user: 'club' })).find((row) => row.cod === cod)
const acts = () => desk.db.selectFrom('contabilidad_acto').select(['tipo', 'cod', 'acto', 'id_mst_socios_autor']).execute()
const unknown = { status: 404, code: 'intranet.factura_desconocida' }

describe('marking an invoice as paid', () => {
  it('marks it here and in the accounting system, with its author (A-52)', async () => {
    expect(await desk.call(declared.markInvoicePaid, { tipo: 'factura', cod: 'FV-1' })).toEqual({ fecha_pago: '2026-11-20' })
    expect(await one('FV-1')).toMatchObject({ fecha_pago: '2026-11-20', ultimo_acto: 'pagada' })
    expect(await acts()).toEqual([{ tipo: 'factura', cod: 'FV-1', acto: 'pagada', id_mst_socios_autor: desk.id }])
  })
  it('is refused the second time', async () => {
    const mark = () => desk.call(declared.markInvoicePaid, { tipo: 'factura', cod: 'FV-1' })
    await mark()
    await expect(mark()).rejects.toMatchObject({ status: 409, code: 'intranet.ya_pagada' })
    expect(await acts()).toHaveLength(1)
  })
  it('records it here if the accounting system had marked it before the answer was lost', async () => {
    expect(await desk.call(declared.markInvoicePaid, { tipo: 'factura', cod: 'FV-3' })).toMatchObject({ fecha_pago: '2026-11-20' })
    expect(await one('FV-3')).toMatchObject({ fecha_pago: '2026-11-01', ultimo_acto: 'pagada' })
  })
  it('is refused for an unknown invoice and without the right, and changes nothing', async () => {
    await expect(desk.call(declared.markInvoicePaid, { tipo: 'factura', cod: 'FV-9' })).rejects.toMatchObject(unknown)
    const other = await desk.as({ rights: ['bookings'] })
    await expect(other.call(declared.markInvoicePaid, { tipo: 'factura', cod: 'FV-1' })).rejects.toMatchObject({ status: 403 })
    expect(await one('FV-1')).toMatchObject({ fecha_pago: null })
    expect(await acts()).toEqual([])
  })
})

describe('the state of a yearly notice', () => {
  it('is the number of notices sent', async () => {
    await desk.call(declared.setNoticeState, { ejercicio: 2026, cod: 'AN-1', numavisos: 2 })
    expect(await desk.call(annualNotices)).toMatchObject([{ cod: 'AN-1', numavisos: 2, ultimo_acto: 'aviso' }])
  })
  it('is refused for another year, an unknown one, and a number below zero', async () => {
    const set = (input: object) => desk.call(declared.setNoticeState, { ejercicio: 2026, cod: 'AN-1', numavisos: 2, ...input })
    await expect(set({ ejercicio: 2025 })).rejects.toMatchObject(unknown)
    await expect(set({ cod: 'AN-9' })).rejects.toMatchObject(unknown)
    await expect(set({ numavisos: -1 })).rejects.toMatchObject({ status: 422 })
    expect(await desk.call(annualNotices)).toMatchObject([{ numavisos: 1 }])
  })
})

describe('mailing invoices', () => {
  const mails = async () =>
    (await desk.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').orderBy('id').execute()).map(
      ({ payload }) => payload as { para: string; asunto: string; texto: string },
    )
  it('writes a letter to each customer, with number, sum and due day', async () => {
    expect(await desk.call(declared.mailInvoices, { facturas: ['FV-1', 'FV-2', 'FV-1'], tipo: 'factura' })).toEqual({ enviadas: 2 })
    const letters = await mails()
    expect(letters.map(({ para, asunto }) => [para, asunto])).toEqual([
      ['bar@example.org', 'Factura FV-1'],
      ['bar@example.org', 'Factura FV-2'],
    ])
    expect(letters[0]!.texto).toMatch(/1\.452,00.*20\/11\/2026/)
    expect(await one('FV-2')).toMatchObject({ ultimo_acto: 'enviada' })
  })
  it('is refused for one without an address, an unknown one, or none at all; no letter is written then', async () => {
    const before = (await mails()).length
    const send = (...facturas: string[]) => desk.call(declared.mailInvoices, { facturas, tipo: 'factura' })
    await expect(send('FV-1', 'FV-3')).rejects.toMatchObject({
      status: 422,
      code: 'intranet.sin_correo',
      msg: expect.stringContaining('FV-3'),
    })
    await expect(send('FV-1', 'AN-1')).rejects.toMatchObject(unknown)
    await expect(send()).rejects.toMatchObject({ status: 422, code: 'No_element_selected' })
    expect((await mails()).length).toBe(before)
    expect(await acts()).toEqual([])
  })
})
