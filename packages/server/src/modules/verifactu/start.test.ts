import { updateCompany } from '@app/contract/company/companies'
import { generateSimplified } from '@app/contract/official-invoices/official-invoices'
import { verifactuCompanies, verifactuPanel } from '@app/contract/verifactu/panel'
import { startVerifactu } from '@app/contract/verifactu/start'
import { expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'
import { withInvoicingSystem } from '../../testing/modules/verifactu.ts'

withInvoicingSystem()
const desk = await deskClub()
const start = (verifactu_desde: string | null) => desk.call(startVerifactu, { id: 1, verifactu_desde })
const refused = (code: string) => expect.objectContaining({ code })

it('a company begins with VERI*FACTU on a day to come, with its tax id and in a territory that is served', async () => {
  await desk.db.updateTable('empresa').set({ nif: null }).execute()
  await expect(start('2026-12-01')).rejects.toEqual(refused('oficial.sin_nif'))
  await desk.call(updateCompany, { id: 1, nif: 'B72877814' })
  for (const territorio of ['araba', 'bizkaia', 'gipuzkoa', 'navarra'] as const) {
    await desk.call(updateCompany, { id: 1, territorio })
    expect(await desk.call(verifactuCompanies)).toMatchObject([{ territorio, servida: false }])
    await expect(start('2026-12-01')).rejects.toEqual(refused('oficial.territorio'))
  }
  await desk.call(updateCompany, { id: 1, territorio: 'comun' })
  await expect(start('2026-11-19')).rejects.toMatchObject({ status: 422, fields: { verifactu_desde: [expect.any(String)] } })
  expect(await start('2026-12-01')).toEqual({ verifactu_desde: '2026-12-01' })
  expect(await desk.call(verifactuCompanies)).toMatchObject([{ servida: true, verifactu_desde: '2026-12-01' }])
  expect(await start(null)).toEqual({ verifactu_desde: null })
  expect(await desk.call(verifactuPanel, { id: 1 })).toMatchObject({ preparada: true, pruebas: true, cadena: null, certificado: null })
})

it('an installation without producer or service begins with nobody', async () => {
  delete process.env.PRODUCER_NIF
  await expect(start('2026-12-01')).rejects.toEqual(refused('oficial.sin_configurar'))
  expect(await desk.call(verifactuPanel, { id: 1 })).toMatchObject({ preparada: false })
  process.env.PRODUCER_NIF = 'B44531218'
})

it('staff does not begin with it', async () => {
  const staff = await desk.as({ rights: ['invoices', 'params'] })
  await expect(staff.call(startVerifactu, { id: 1, verifactu_desde: '2026-12-01' })).rejects.toMatchObject({ status: 403 })
})

it('a day with official invoices is no first day, and with records nothing changes any more', async () => {
  const line = { id_mst_socios: desk.members[0]!, concepto: 'Clase', precio: 1210, pagado: 1210 }
  const days = { fecha_creacion: '2026-11-20', fecha_pago: '2026-11-20' }
  const issue = async () => {
    const row = await desk.db
      .insertInto('factura')
      .values({ ...line, ...days })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
    return desk.call(generateSimplified, { prefijo: 'T', id_reg_factura: [row.id_reg_factura] })
  }
  await issue()
  await expect(start('2026-11-20')).rejects.toEqual(refused('verifactu.ya_hay_facturas'))
  expect(await start('2026-11-21')).toEqual({ verifactu_desde: '2026-11-21' })
  desk.at('2026-11-20T17:00:00Z')
  await desk.call(verifactuCompanies)
  desk.at('2026-11-20T23:30:00Z')
  await issue()
  await expect(start(null)).rejects.toEqual(refused('verifactu.empezado'))
})
