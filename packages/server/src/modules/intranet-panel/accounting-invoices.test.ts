import { saveParameter } from '@app/contract/club/parameter'
import { parameters } from '@app/contract/club/parameters'
import * as declared from '@app/contract/intranet-panel/accounting-invoices'
import { beforeEach, describe, expect, it } from 'vitest'
import { intranetClub } from '../../testing/modules/intranet-panel.ts'

const { desk, renew } = await intranetClub()
beforeEach(renew)

const cods = (rows: readonly { cod: string }[]) => rows.map(({ cod }) => cod)

describe('the intranet panel', () => {
  it('lists the invoices of the configured web user (A-52)', async () => {
    const rows = await desk.call(declared.invoicesOfWebUser, { user: 'club' })
    expect(cods(rows)).toEqual(['FV-2', 'FV-1', 'FV-3', 'AN-1'])
    expect(rows[0]).toMatchObject({ importe: 145_200, fecha_pago: null, ultimo_acto: null })
  })
  it('refuses another user than the configured one', async () => {
    await expect(desk.call(declared.invoicesOfWebUser, { user: 'other' })).rejects.toMatchObject({
      status: 404,
      code: 'intranet.usuario_desconocido',
    })
  })
  it('lists the unpaid ones, and the yearly ones with their notices', async () => {
    expect(cods(await desk.call(declared.pendingInvoices))).toEqual(['FV-2', 'FV-1', 'AN-1'])
    expect(await desk.call(declared.annualNotices)).toMatchObject([{ cod: 'AN-1', numavisos: 1 }])
  })
  it('is empty without a configured user', async () => {
    const set = (valor: string) => desk.call(saveParameter, { id: parameters.USUARIO_WEB_INTRANET.id, valor })
    await set('')
    expect(await desk.call(declared.pendingInvoices)).toEqual([])
    await set('club')
  })
  it('answers at both spellings of its calls (A-52)', async () => {
    for (const url of [
      '/api/facturasSoftNeos/facturas-pdtes',
      '/api/facturas-softneos/facturas-pdtes',
      '/api/facturas-softneos/aviso_anuales',
    ])
      expect((await desk.http({ method: 'GET', url })).status).toBe(200)
  })
  it('is closed to staff without the right', async () => {
    const other = await desk.as({ rights: ['bookings'] })
    for (const call of [declared.annualNotices, declared.pendingInvoices])
      await expect(other.call(call)).rejects.toMatchObject({ status: 403 })
  })
})
