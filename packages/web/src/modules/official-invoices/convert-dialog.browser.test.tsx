import { incomeTypesTexts } from '@app/contract/income-types/texts'
import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { officialInvoicesTexts } from '@app/contract/official-invoices/texts'
import { runsTexts } from '@app/contract/runs/texts'
import { addDays, formatDay } from '@app/contract/values/day'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { today } from '../../kit/reads/today.ts'
import { handleKey } from '../../kit/screen/commands.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { ConvertDialog } from './convert-dialog.tsx'
import type { OpenLine } from './convert-plan.ts'

const es = {
  ...inLanguage(officialInvoicesTexts, 'es'),
  ...inLanguage(invoicesTexts, 'es'),
  ...inLanguage(incomeTypesTexts, 'es'),
  ...inLanguage(runsTexts, 'es'),
}
const line = (id: number, total: number, more: Partial<OpenLine> = {}): OpenLine => ({
  ...{ id_reg_factura: id, concepto: `Clase ${id}`, precio: total, cantidad: 1, total, fecha_pago: today(), fecha: today() },
  ...{ fecha_creacion: today(), id_mst_tipoingreso: 2, id_mst_tipopago: 1, id_mst_empresas: 1, id_mst_socios: 12, id_reg_tpv_carro: null },
  ...{ impuesto: 'iva', prc_iva: 2100, exencion: null, cod_factura: String(id), desc_socio: 'Vidal, Mireia', prefijo: 'T', motivo: null },
  hasta_3000: true,
  ...more,
})
const lines = [line(1, 1210), line(2, 1210), line(3, 500, { id_mst_socios: 13, desc_socio: 'Oms, Pere', prc_iva: 0, exencion: 'E1' })]
const year = Number(today().slice(0, 4))
const yy = String(year % 100).padStart(2, '0')
const lastOfSeries = addDays(today(), -1)
const series = [{ id_reg_documento_serie: 1, id_mst_empresas: 1, prefijo: 'T', anyo: year, ultimo_numero: 34, ultima_fecha: lastOfSeries }]
const filters = { prefijo: null, prefixes: ['T'], series }

interface More {
  own?: readonly OpenLine[]
  out?: readonly OpenLine[]
  onDone?: () => void
}
const show = ({ own = lines, out = [], onDone = () => {} }: More = {}) =>
  draw(<ConvertDialog lines={own} out={out} filters={filters} onClose={() => {}} onDone={onDone} />, es)

const shownText = () => document.querySelector('[role=dialog]')?.textContent ?? ''

beforeEach(() => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
})
afterEach(() => setSession(null))

describe('the date modal (R-162)', () => {
  test('says for both ways how many invoices there will be and their numbers, and what is declared by rate', async () => {
    serve(() => ({ body: {} }))
    await show()
    const dialog = page.getByRole('dialog', { name: /Convertir 3 líneas/ })
    await expect.element(dialog).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Agrupadas por cliente 2 facturas/ })).toBeChecked()
    await expect.poll(shownText).toContain(`T${yy}/000035 a T${yy}/000036`)
    await expect.poll(shownText).toContain(`T${yy}/000035 a T${yy}/000037`)
    await expect.element(page.getByRole('row', { name: /IVA 21 %/ })).toBeVisible()
    await expect.poll(shownText).toContain('20,00\u00A0€4,20\u00A0€24,20\u00A0€')
    await expect.element(page.getByRole('row', { name: /Exento de IVA \(E1\)/ })).toBeVisible()
    await expect.poll(shownText).toContain('5,00\u00A0€0,00\u00A0€5,00\u00A0€')
    await expect.poll(shownText).toContain(`Entre el ${formatDay(lastOfSeries)}, la última de la serie, y hoy`)
    await expect.element(page.getByRole('button', { name: /Emitir 2 facturas, 29,20/ })).toBeEnabled()
    expect(await violations()).toEqual([])
  })
  test('names what stays out with the reasons, and no invoice above the limit is issued', async () => {
    serve(() => ({ body: {} }))
    const out = [line(8, 100, { motivo: 'sin_pagar' }), line(9, 100, { motivo: 'fuera', concepto: 'Cuota' })]
    await show({ own: [...lines, line(4, 300_000)], out })
    await expect.poll(shownText).toContain('2 líneas se quedan fuera. sin cobrar: «Clase 8»; tipo de ingreso fuera de VERI*FACTU: «Cuota»')
    await expect.element(page.getByRole('button', { name: /^Emitir/ })).toBeDisabled()
    await expect.element(page.getByText(/Una factura simplificada no pasa de 3.000,00/)).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: /Una por línea/ }))
    await expect.element(page.getByRole('button', { name: /Emitir 4 facturas/ })).toBeEnabled()
  })
  test('names the limit of 400 € where an income type is not for 3,000 €', async () => {
    serve(() => ({ body: {} }))
    await show({ own: [line(1, 39_000), line(2, 1001, { hasta_3000: false })] })
    await expect.element(page.getByText(/Una factura simplificada no pasa de 400,00/)).toBeVisible()
    await expect.poll(shownText).toContain('Pasa de 400,00')
    await expect.element(page.getByRole('button', { name: /^Emitir/ })).toBeDisabled()
    await userEvent.click(page.getByRole('radio', { name: /Una por línea/ }))
    await expect.element(page.getByRole('button', { name: /Emitir 2 facturas/ })).toBeEnabled()
  })
  test('refuses a day before the last of the series in itself, and offers today', async () => {
    const asked = serve(() => ({ body: {} }))
    await show()
    const day = page.getByLabelText('Fecha', { exact: true })
    await userEvent.fill(day, formatDay(addDays(today(), -3)))
    await userEvent.tab()
    await expect.poll(shownText).toContain(`La fecha no puede ser anterior a la última de la serie, ${formatDay(lastOfSeries)}.`)
    await expect.element(page.getByRole('button', { name: /^Emitir/ })).toBeDisabled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(asked).toEqual([])
    await userEvent.click(page.getByRole('button', { name: `Poner ${formatDay(today())}` }))
    await expect.element(page.getByRole('button', { name: /^Emitir/ })).toBeEnabled()
  })
  test('issues by Ctrl+Enter; a refusal appears in it with its button off, until something changes (R-163)', async () => {
    let done = 0
    let refusal: { status: number; body: unknown } | null = {
      status: 409,
      body: { status: 'fail', code: 'oficial.territorio', data: { msg: 'Aquí rige TicketBAI.' } },
    }
    const made = [{ id_reg_facturaoficial: 1, num_completo: `T${yy}/000035`, importe: 12.1 }]
    const asked = serve(() => refusal ?? { body: { status: 'ok', data: { emitidas: made, id_reg_proceso: null } } })
    await show({ onDone: () => (done += 1) })
    await expect.element(page.getByRole('button', { name: /^Emitir/ })).toBeEnabled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Aquí rige TicketBAI.')).toBeVisible()
    await expect.element(page.getByText('No se ha emitido nada')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Emitir/ })).toBeDisabled()
    refusal = null
    await userEvent.click(page.getByRole('radio', { name: /Una por línea/ }))
    await userEvent.click(page.getByRole('button', { name: /^Emitir 3/ }))
    await expect.poll(() => done).toBe(1)
    expect(asked.map(({ body }) => body)).toMatchObject([
      { prefijo: 'T', id_reg_factura: [1, 2, 3], agrupar: 1 },
      { prefijo: 'T', id_reg_factura: [1, 2, 3], agrupar: 0 },
    ])
    expect(asked[1]!.body.fecha ?? null).toBeNull()
  })
})
