import { cashTexts } from '@app/contract/cash/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { ShiftTable } from './shift-table.tsx'
import type { Figure } from './takings-lines.tsx'

const es = inLanguage(cashTexts, 'es')
const cell = (desc_socio: string | null, id_mst_tipopago: number, importe: number) => ({
  id_mst_tipopago,
  desc_tipopago: id_mst_tipopago === 1 ? 'Efectivo' : 'Datáfono',
  es_credito: false,
  id_mst_socios: desc_socio === null ? null : 7,
  desc_socio,
  hora: 10,
  n: 1,
  importe,
})

afterEach(() => setSession(null))

test('the shift of a register stands by person and payment type, and every figure opens the lines of its criteria', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  const celdas = [cell('Marta', 1, 12), cell('Marta', 4, 8), cell(null, 4, 5)]
  serve(() => ({ body: { desde: null, celdas, cajas: [] } }))
  const opened: Figure[] = []
  await draw(<ShiftTable register={1} onOpen={(figure) => opened.push(figure)} />, es)
  await userEvent.click(page.getByRole('button', { name: /^Marta · Datáfono: 8,00/ }))
  await userEvent.click(page.getByRole('button', { name: /^Total: 25,00/ }))
  await userEvent.click(page.getByText(es['cash.takings_by_hour']))
  await userEvent.click(page.getByRole('button', { name: /^10:00 · Efectivo: 12,00/ }))
  expect(opened).toEqual([
    { name: 'Marta · Datáfono', id_mst_tipopago: 4, es_credito: false, id_mst_socios: 7 },
    { name: 'Total' },
    { name: '10:00 · Efectivo', id_mst_tipopago: 1, es_credito: false, hora: 10 },
  ])
  expect(await violations()).toEqual([])
})
