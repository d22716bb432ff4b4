import type { OutputOf } from '@app/contract/kit/action'
import type { openReceipts } from '@app/contract/receipts/receipts'
import { addDays, formatDay, weekday } from '@app/contract/values/day'
import { addTargetDays, isTargetDay } from '@app/contract/values/target-day'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { today } from '../../../kit/reads/today.ts'
import { type ServedCall, serve, violations } from '../../../testing/page.tsx'
import { shownText, showScreen, signIn } from '../../../testing/receipt-cases.tsx'
import { BankFileDialog } from './bank-file-dialog.tsx'

type Receipt = OutputOf<typeof openReceipts>[number]
const receipts = (n: number) => Array.from({ length: n }, (_, at) => ({ id_reg_recibo: at + 1, id_mst_empresas: 1 }) as Receipt)
const first = () => addTargetDays(today(), 2)
const file = (more: object = {}) => ({
  ...{ id_mst_empresas: 1, desc_empresa: 'Club', iban: 'ES9121000418450200051332', formato: 'pain.008.001.08', esquema: 'CORE' },
  ...{ financiada: 0, recibos: 3, importe: 135, bytes: 4000, fallos: [], hasta: '2026-12-04T15:00:00Z' },
  grupos: [
    { secuencia: 'FRST', recibos: 1, importe: 45 },
    { secuencia: 'RCUR', recibos: 2, importe: 90 },
  ],
  ...more,
})
const preview = (more: object = {}) => ({
  ...{ recibos: 3, importe: 135, fecha: first(), primera: first(), ficheros: [file()], sin_avisar: 2, huella: 'h1' },
  fuera: [
    { id_reg_recibo: 4, id_mst_socios: 14, nombre_completo: 'Riera Torres, Martina', precio: 45, fallo: 'mandato_revocado' },
    { id_reg_recibo: 5, id_mst_socios: 15, nombre_completo: 'Bosch Sala, Narcís', precio: 50, fallo: 'mandato_revocado' },
  ],
  ...more,
})
const remesa = { id_reg_remesas: 9, nombre: 'Recibos', fichero: 'remesa-9.xml', recibos: 3, importe: 135, content: '<Document/>' }
const made = { content: '<Document/>', remesas: [remesa], fuera: 2 }
type Answer = { status?: number; body: unknown }
const served = (more: (call: string, body: Record<string, unknown>) => Answer | undefined = () => undefined): ServedCall[] =>
  serve((call, body) => {
    const own = more(call, body)
    if (own) return own
    if (call.includes('guardar_ids'))
      return { body: { status: 'ok', msg: 'Guardado', data: { nombre_tabla: 'k1', nombre_tabla_fs: null, msg: 'Guardado' } } }
    if (call.includes('fichero/vista')) return { body: preview() }
    if (call.includes('genera_xml')) return { body: { ...made, error: 0 } }
    return { body: call.includes('/enviada') ? {} : [] }
  })
const show = (n = 5, scheme: 'light' | 'dark' = 'light') => {
  const chosen = receipts(n)
  return showScreen(
    () => <BankFileDialog receipts={chosen} onClose={() => undefined} onMade={() => undefined} />,
    '/recibo/visualizar',
    scheme,
  )
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const bodies = (asked: readonly ServedCall[], part: string) => asked.filter(({ call }) => call.includes(part)).map(({ body }) => body)

beforeEach(() => signIn())

test('the file is shown before it is made: who goes, who stays out and why, its groups, and the verdict of the schema (A-82)', async () => {
  served()
  await show()
  await expect.element(button(/^Crear y descargar 135,00\s€/)).toBeEnabled()
  expect(shownText('.bf-cards')).toContain('Van en el fichero32 de siempre, 1 nuevo')
  expect(shownText('.bf-cards')).toContain('Se quedan fuera295,00 €, por 1 motivo')
  expect(shownText('.bf-cards')).toContain('Se pedirá al banco135,00 €2 grupos, un día')
  expect(shownText('.bf-table')).toContain('Mandato revocado2Riera Torres, Martina; Bosch Sala, Narcís')
  await expect.element(page.getByText(/Comprobado contra el esquema oficial pain\.008\.001\.08: 3 adeudos/)).toBeVisible()
  await expect.element(page.getByText('Primeros (FRST)', { exact: false })).toBeVisible()
  await expect.element(page.getByText(/se puede enviar hasta el 04\/12\/2026 a las 16:00/)).toBeVisible()
  expect(await violations()).toEqual([])
})

test('receipts are stored in batches of 900 under one token (R-175, R-189)', async () => {
  const asked = served()
  await show(2000)
  await expect.element(button(/^Crear y descargar/)).toBeEnabled()
  const sent = bodies(asked, 'guardar_ids')
  expect(sent.map(({ ids }) => (ids as number[]).length)).toEqual([900, 900, 200])
  expect(sent.map(({ nombre_tabla }) => nombre_tabla)).toEqual([null, 'k1', 'k1'])
  // the message of an answer is no part of the next call
  expect(bodies(asked, 'fichero/vista').at(-1)).toEqual({ fechaRecibos: null, nombre_tabla: 'k1', nombre_tabla_fs: null })
})

test('for an advance of the bank they are stored apart (A-83)', async () => {
  const asked = served()
  await show()
  await userEvent.click(page.getByRole('checkbox', { name: /FSDD/ }))
  await expect.poll(() => bodies(asked, 'guardar_ids').at(-1)).toMatchObject({ ids: [], ids_fs: [1, 2, 3, 4, 5] })
})

test('Ctrl+Enter makes it as it was shown, saves it, and says what to do now', async () => {
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  const asked = served()
  await show()
  await userEvent.fill(page.getByRole('textbox', { name: 'Nombre de la remesa' }), 'Cuotas')
  await expect.element(button(/^Crear y descargar/)).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('dialog', { name: /Remesa lista: 135,00\s€/ })).toBeVisible()
  expect(bodies(asked, 'genera_xml')).toMatchObject([
    { nombre_tabla: 'k1', fechaRecibos: formatDay(first()), nombre_remesa: 'Cuotas', avisar: 1, huella: 'h1' },
  ])
  await expect.poll(() => names).toEqual(['remesa-9.xml'])
  await expect.element(page.getByText('2 recibos se quedan en «Sin descargar».')).toBeVisible()
  await expect.element(page.getByText(/súbelo a la banca del club antes del 04\/12\/2026 a las 16:00/)).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(button('Otra vez'))
  await expect.poll(() => names.length).toBe(2)
  await userEvent.click(button('Apuntar como enviada'))
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/remesas/9/enviada')).toBe(true)
})

test('a typed text that is no day, a past one, and one without banks are told under the field, with the day to take (R-172)', async () => {
  const asked = served()
  await show()
  const field = page.getByRole('textbox', { name: 'Fecha de cobro' })
  await expect.element(button(/^Crear y descargar/)).toBeEnabled()
  await userEvent.fill(field, 'martes')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('La fecha no es válida: DD/MM/AAAA.')).toBeVisible()
  await expect.element(button(/^Crear y descargar/)).toBeDisabled()
  await userEvent.fill(field, '01/02/2020')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('El cobro no puede ser antes de hoy.')).toBeVisible()
  await userEvent.fill(field, '25/12/2097')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('El 25/12/2097 los bancos no cobran: el siguiente día es el 27/12/2097.')).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(button('Poner 27/12/2097'))
  await expect.poll(() => bodies(asked, 'fichero/vista').at(-1)).toMatchObject({ fechaRecibos: '27/12/2097' })
})

test('a day within the notice of the bank is refused by the server, with its words', async () => {
  const msg = 'El banco necesita 2 días de banco: el primero posible es el 07/12/2026.'
  const early = addTargetDays(today(), 1)
  served((call, { fechaRecibos }) =>
    call.includes('fichero/vista') && fechaRecibos === formatDay(early)
      ? { status: 422, body: { code: 'recibo.fecha_aviso', msg } }
      : undefined,
  )
  await show()
  const field = page.getByRole('textbox', { name: 'Fecha de cobro' })
  await expect.element(button(/^Crear y descargar/)).toBeEnabled()
  await userEvent.fill(field, formatDay(early))
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText(msg)).toBeVisible()
  await userEvent.click(button(`Poner ${formatDay(first())}`))
  await expect.element(button(/^Crear y descargar/)).toBeEnabled()
})

test('the three weeks strike out days without banks, and a press takes another day', async () => {
  const asked = served()
  await show()
  await expect.element(page.getByRole('group', { name: 'Tres semanas de días de cobro' })).toBeVisible()
  const start = addDays(today(), 1 - weekday(today()))
  const days = Array.from({ length: 21 }, (_, at) => addDays(start, at))
  const closed = [...document.querySelectorAll('.bf-weeks > button')].map((one) => one.hasAttribute('data-closed'))
  expect(closed).toEqual(days.map((day) => !isTargetDay(day)))
  const later = addTargetDays(first(), 1)
  await userEvent.click(document.querySelectorAll('.bf-weeks > button')[days.indexOf(later)]!)
  await expect.poll(() => bodies(asked, 'fichero/vista').at(-1)).toMatchObject({ fechaRecibos: formatDay(later) })
})

test('a file that the schema refuses names the person and the fault, and is not offered', async () => {
  const fallos = [{ camino: '/Document/Dbtr', mensaje: 'Falta la población', nombre_completo: 'Font Prats, Arlet' }]
  served((call) => (call.includes('fichero/vista') ? { body: preview({ ficheros: [file({ fallos })] }) } : undefined))
  await show(5, 'dark')
  await expect.element(page.getByText('Font Prats, Arlet:', { exact: false })).toBeVisible()
  await expect.element(page.getByText(/El esquema del banco no lo admite/)).toBeVisible()
  await expect.element(button(/^Crear y descargar/)).toBeDisabled()
  expect(await violations()).toEqual([])
})

test('receipts that changed since are told, and looked at again before they are made', async () => {
  const msg = 'Los recibos han cambiado: ahora son 2, 90,00 €.'
  let huella = 'h1'
  served((call) => {
    if (call.includes('fichero/vista')) return { body: preview({ huella }) }
    if (!call.includes('genera_xml') || huella === 'h2') return undefined
    huella = 'h2'
    return { status: 409, body: { code: 'recibo.han_cambiado', msg, error: 1 } }
  })
  await show()
  await expect.element(button(/^Crear y descargar/)).toBeEnabled()
  await userEvent.click(button(/^Crear y descargar/))
  await expect.element(page.getByText(msg)).toBeVisible()
  await expect.element(button(/^Crear y descargar/)).toBeEnabled()
  await userEvent.click(button(/^Crear y descargar/))
  await expect.element(page.getByRole('dialog', { name: /Remesa lista/ })).toBeVisible()
})

test('on a phone the file is only looked at', async () => {
  await page.viewport(390, 844)
  served()
  await show()
  await expect.element(page.getByText('El fichero se crea en un ordenador.')).toBeVisible()
  await expect.poll(() => shownText('.bf-cards')).toContain('135,00 €')
  expect(button(/^Crear y descargar/).elements()).toEqual([])
  expect(await violations()).toEqual([])
})
