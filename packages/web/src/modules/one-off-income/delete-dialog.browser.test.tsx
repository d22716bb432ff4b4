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

const es = { ...inLanguage(incomeTexts, 'es'), ...inLanguage(invoicesTexts, 'es'), ...inLanguage(incomeTypesTexts, 'es') }
const row = { id_reg_factura: 7, concepto: 'Clase', pagado: 650, id_mst_tipopago: 1, id_mst_socios: 12 } as IncomeRow
afterEach(() => setSession(null))

test('deleting a paid line names the sum on its button, its way, and the money before and after; Cancel has the focus (R-124)', async () => {
  setSession({ account: { is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  serve((call) =>
    call.includes('dropdown')
      ? { body: [{ id: 1, text: 'Efectivo' }] }
      : { body: { facturas: [{ id_reg_factura: 7, paso: 'se_anula', importe: 6.5 }] } },
  )
  await draw(<DeleteDialog rows={[row]} onClose={() => {}} />, es)
  await expect.element(page.getByRole('button', { name: /^Anular y devolver 6,50/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await expect.poll(() => document.querySelector('.in-ledger')?.textContent).toMatch(/Clase · Efectivo6,50.* → 0,00/)
})
