import { readFile } from 'node:fs/promises'
import { ibanCheck } from '@app/contract/values/iban'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { schemaFaults } from '../packages/server/src/kit/xml/schema.ts'
import { post, soon } from './desk.ts'
import { clubDay, journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()
const goTo = (page: Page, route: string) => page.goto(`${product.url}/admin#${route}`)
const rows = (page: Page) => page.locator('.dg-body [data-item]')
const dialog = (page: Page) => page.getByRole('dialog').last()

const names = ['Ainara', 'Beñat', 'Carme', 'Denis', 'Edurne'] as const
type Name = (typeof names)[number]
const today = clubDay()
const iban = (n: number) => {
  const bban = String(n).padStart(18, '0')
  return `DE${ibanCheck('DE', bban)}${bban}`
}

/** Answer of a call of the desk. */
async function ask<T>(page: Page, path: string, data: Record<string, unknown>): Promise<T> {
  const answer = await post(page, path, data)
  expect([path, answer.status(), answer.status() === 200 ? '' : await answer.text()]).toEqual([path, 200, ''])
  return (await answer.json()) as T
}
const read = async <T>(page: Page, path: string) => (await (await page.request.get(`${product.url}${path}`)).json()) as T

/** Members with account and mandate, and their fee of 45 €, raised for this month. Returns the members by name. */
async function raiseFees(page: Page): Promise<ReadonlyMap<Name, number>> {
  const { id_mst_tipocuotas } = await ask<{ id_mst_tipocuotas: number }>(page, '/api/tipo_cuotas', { desc_tipocuota: 'Otoño' })
  const { id_mst_cuotas } = await ask<{ id_mst_cuotas: number }>(page, '/api/cuotas', {
    ...{ desc_cuota: 'Otoño', precio: 45, id_mst_tipoingreso: 2, id_mst_tipocuotas, primera_mensualidad_proporcional: 0 },
  })
  const people = new Map<Name, number>()
  for (const [at, nombre] of names.entries()) {
    const { id_mst_socios } = await ask<{ id_mst_socios: number }>(page, '/api/socio', {
      ...{ nombre, apellidos: 'Elizalde', acceso_web: 0, email: `${at}@example.test`, full_iban: iban(700 + at) },
    })
    await ask(page, '/api/mandato', { id_mst_socios, id_mst_empresas: 1, iban: iban(700 + at), fecha_firma: '2025-02-01', origen: 'marca' })
    people.set(nombre, id_mst_socios)
  }
  await ask(page, `/api/socios_cuotas/cuota/${id_mst_cuotas}/curso/0/add_socios_to_socios_cuota`, {
    fecha_proporcional: today,
    socios: [...people.values()].map((id_mst_socios) => ({ id_mst_socios })),
  })
  const { huella } = await read<{ huella: string }>(page, `/api/cuotas/proceso/vista?hasta=${today}&id_mst_cuotas=${id_mst_cuotas}`)
  await ask(page, '/api/cuotas/proceso', { hasta: today, huella, id_mst_cuotas })
  await soon(async () => (await linesOf(page, id_mst_tipocuotas)).length).toBe(names.length)
  return people
}
const linesOf = (page: Page, type: number) =>
  read<{ id_reg_factura: number }[]>(page, `/api/recibo/recibo_factura/facturas_sin_recibo?tipo_cuota=${type}`)

/** Makes the receipts of the fee at the screen, by its type. */
async function makeReceipts(page: Page) {
  await goTo(page, '/recibo')
  await rows(page).first().waitFor()
  await page.getByRole('combobox', { name: 'Tipos de cuota' }).or(page.getByLabel('Tipos de cuota')).first().click()
  await page.getByRole('option', { name: 'Otoño' }).click()
  await page.getByRole('button', { name: /^Generar 5 recibos/ }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await page
    .getByText(/5 recibos, 225,00/)
    .first()
    .waitFor()
}

/** Makes and downloads the bank file of the receipts of the fee; returns its text. */
async function makeFile(page: Page): Promise<string> {
  await goTo(page, '/recibo/visualizar')
  await page.getByRole('heading', { name: 'Recibos sin descargar' }).waitFor()
  await rows(page).first().waitFor()
  await page.getByRole('textbox', { name: 'Filtrar Concepto' }).fill('Otoño')
  await soon(() => rows(page).count()).toBe(names.length)
  await page.locator('.dg-head input[type="checkbox"], [role="columnheader"] input[type="checkbox"]').first().check()
  await page.getByRole('button', { name: /^Fichero para el banco/ }).click()
  await dialog(page)
    .getByText(/Comprobado contra el esquema oficial pain\.008\.001\.08: 5 adeudos/)
    .waitFor()
  const coming = page.waitForEvent('download')
  await dialog(page)
    .getByRole('button', { name: /^Crear y descargar 225,00/ })
    .click()
  const content = await readFile(await (await coming).path(), 'utf8')
  await dialog(page)
    .getByText(/Remesa lista/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  return content
}

interface Receipt {
  readonly id_reg_recibo: number
  readonly nombre_completo: string
  readonly adeudo: string | null
  readonly devuelto: number
  readonly fallo: string | null
}
const receiptsOf = (page: Page, id: number) => read<Receipt[]>(page, `/api/recibo/socio/${id}`)

/** File of the bank that returns debits with their reasons, as pain.002 tells them. */
function returns(told: readonly { readonly adeudo: string; readonly codigo: string }[]): string {
  const parts = told.map(
    ({ adeudo, codigo }, at) =>
      `<TxInfAndSts><StsId>${at}</StsId><OrgnlEndToEndId>${adeudo}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>${codigo}</Cd></Rsn></StsRsnInf><OrgnlTxRef><Amt><InstdAmt Ccy="EUR">45.00</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt><GrpHdr><MsgId>DA1</MsgId><CreDtTm>${today}T08:00:00</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${today}DEVOLUCIONES</OrgnlMsgId><OrgnlMsgNmId>pain.008</OrgnlMsgNmId></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>1</OrgnlPmtInfId>${parts.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
}

it('fees become receipts and a remittance whose file the bank takes; of five debits four return, each with its step, and one is paid by its letter (A-179, R-170, R-183)', async () => {
  const { page, complaints } = await visit()
  const people = await raiseFees(page)
  await makeReceipts(page)
  const content = await makeFile(page)
  expect(await schemaFaults('sepa/pain.008.001.08', Buffer.from(content))).toEqual([])

  const codes = { Ainara: 'AM04', Beñat: 'AC04', Carme: 'MD01', Denis: 'MS03' } as const
  const told = await Promise.all(
    (Object.keys(codes) as (keyof typeof codes)[]).map(async (name) => ({
      adeudo: (await receiptsOf(page, people.get(name)!))[0]!.adeudo!,
      codigo: codes[name],
    })),
  )
  await goTo(page, '/recibo/devoluciones')
  await page.getByRole('heading', { name: 'Devoluciones' }).waitFor()
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'devoluciones.xml', mimeType: 'text/xml', buffer: Buffer.from(returns(told)) })
  await page.getByRole('button', { name: /^Aplicar las 4 propuestas/ }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await soon(async () => (await receiptsOf(page, people.get('Denis')!)).map((one) => one.devuelto)).toEqual([-1])

  // no funds: collected again, in no file yet
  expect((await receiptsOf(page, people.get('Ainara')!)).map((one) => one.devuelto)).toEqual(expect.arrayContaining([-1, 0]))
  // account closed: the mandate rests until another account is known
  const mandateOf = async (name: Name) =>
    (await read<{ mandatos: { estado: string }[] }>(page, `/api/mandato/socio/${people.get(name)!}`)).mandatos[0]!.estado
  expect([await mandateOf('Beñat'), await mandateOf('Carme'), await mandateOf('Edurne')]).toEqual(['reposo', 'revocado', 'activo'])
  expect((await receiptsOf(page, people.get('Edurne')!)).map((one) => one.devuelto)).toEqual([0])

  // refused without reason: at the desk, paid by its letter at the bank
  const invoices = await read<{ facturas: { id_reg_factura: number }[] }>(
    page,
    `/api/recibo/${(await receiptsOf(page, people.get('Denis')!))[0]!.id_reg_recibo}/getFacturas`,
  )
  const line = invoices.facturas[0]!.id_reg_factura
  const { data } = await ask<{ data: { referencia: string } }>(page, '/api/c60/asignar_codigo_c60', { id_reg_factura: line })
  const day = `${today.slice(8, 10)}${today.slice(5, 7)}${today.slice(2, 4)}`
  const payment = `600108019601521121000418${day}0000000045000000012100041845020005133201${data.referencia.padStart(13, '0')}`.padEnd(100)
  await goTo(page, '/recibo/c60')
  await page.getByRole('heading', { name: 'Cuaderno 60' }).waitFor()
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'c60.txt', mimeType: 'text/plain', buffer: Buffer.from(payment, 'latin1') })
  await page
    .getByRole('button', { name: /^Marcar 1 como pagada/ })
    .first()
    .waitFor()
  await page.keyboard.press('Control+Enter')
  await soon(async () => (await read<{ pagado_check: number }>(page, `/api/factura/${line}/getPagadoCheck`)).pagado_check).toBe(1)
  expect(complaints).toEqual([])
})
