import { feesTexts } from '@app/contract/fees/texts'
import { incomeTypesTexts } from '@app/contract/income-types/texts'
import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { incomeTexts } from '@app/contract/one-off-income/texts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve } from '../../testing/page.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { IncomeRow } from './income-row.ts'

const es = {
  ...inLanguage(incomeTexts, 'es'),
  ...inLanguage(invoicesTexts, 'es'),
  ...inLanguage(incomeTypesTexts, 'es'),
  ...inLanguage(feesTexts, 'es'),
}
const row = { id_reg_factura: 7, concepto: 'Clase', pagado: 650, id_mst_tipopago: 1, id_mst_socios: 12 } as IncomeRow
afterEach(() => setSession(null))

test('deleting a paid line names the sum on its button, its way, and the money before and after; Cancel has the focus (R-124)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  serve((call) =>
    call.includes('dropdown')
      ? { body: [{ id: 1, text: 'Efectivo' }] }
      : call.includes('sociosCuotas')
        ? { body: { lineas: [] } }
        : { body: { facturas: [{ id_reg_factura: 7, paso: 'se_anula', importe: 6.5, de_cuota: 0 }] } },
  )
  await draw(<DeleteDialog rows={[row]} onClose={() => {}} />, es)
  await expect.element(page.getByRole('button', { name: /^Anular y devolver 6,50/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await expect.poll(() => document.querySelector('.in-ledger')?.textContent).toMatch(/Clase · Efectivo6,50.* → 0,00/)
})

test('a refund that fails says so in the dialog, which stays (R-129)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  serve((call) => {
    if (call.includes('pasosEliminar'))
      return { body: { facturas: [{ id_reg_factura: 7, paso: 'se_rectifica', importe: 6.5, de_cuota: 0 }] } }
    if (call.includes('DevolucionFacturaSimplificada'))
      return { status: 409, body: { status: 'fail', data: { msg: 'El banco la rechaza.' } } }
    return { body: call.includes('sociosCuotas') ? { lineas: [] } : [] }
  })
  await draw(<DeleteDialog rows={[row]} onClose={() => {}} />, es)
  await page.getByRole('button', { name: /^Anular y devolver 6,50/ }).click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('El banco la rechaza.')
})

test('the line of a fee asks when it is due again, and its button says what happens (R-128)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  const line = {
    ...{ id_reg_factura: 7, id_reg_socios_cuotas: 4, nombre_completo: 'Rosa Agirre', desc_cuota: 'Adulto' },
    ...{ desde: '2026-11-01', hasta: '2026-12-01', importe: 45, partes: [], cambio_precio: 0, id_reg_cuota_proceso: null },
    ...{ fecha_proxima: '2026-12-01', fecha_otra_vez: '2026-11-01' },
  }
  const sent: unknown[] = []
  serve((call, body) => {
    if (call.includes('dropdown')) return { body: [] }
    if (call.includes('sociosCuotas/delete')) {
      sent.push(body)
      return { body: { status: 'ok', data: { borradas: 1 } } }
    }
    if (call.includes('sociosCuotas')) return { body: { lineas: [line] } }
    return { body: { facturas: [{ id_reg_factura: 7, paso: 'se_borra', importe: 0, de_cuota: 1 }] } }
  })
  await draw(<DeleteDialog rows={[{ ...row, pagado: 0 }]} onClose={() => {}} />, es)
  await expect.element(page.getByText('próxima 01/12/2026')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Perdonar/ })).toBeVisible()
  await page.getByRole('radio', { name: /Volver a cobrar/ }).click()
  await page.getByRole('button', { name: /Volver a cobrar/ }).click()
  await expect.poll(() => sent).toEqual([{ lineas: [{ id_reg_factura: 7, despues: 'volver_a_cobrar', fecha_proxima: null }] }])
})
