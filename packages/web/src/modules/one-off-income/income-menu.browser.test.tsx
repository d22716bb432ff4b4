import { cashMachineTexts } from '@app/contract/cash-machine/texts'
import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { incomeTexts } from '@app/contract/one-off-income/texts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve } from '../../testing/page.tsx'
import { IncomeMenu } from './income-menu.tsx'
import type { IncomeRow } from './income-row.ts'
import type { IncomeActs } from './use-income-acts.ts'

const row = {
  ...{
    id_reg_factura: 7,
    concepto: 'Clase suelta',
    precio: 1825,
    cantidad: 1,
    total: 1825,
    pagado: 0,
    pagado_check: false,
    fecha_pago: null,
  },
  ...{
    id_mst_tipofactura: 2,
    id_mst_tipopago: 1,
    id_mst_producto: null,
    id_mst_socios: 12,
    id_reg_reserva: null,
    id_reg_factura_anulacion: null,
  },
} as unknown as IncomeRow
const es = { ...inLanguage(incomeTexts, 'es'), ...inLanguage(invoicesTexts, 'es'), ...inLanguage(cashMachineTexts, 'es') }
/** Entries added by each parameter. */
const added = {
  ASIGNAR_CODIGO_BARRAS: ['Asignar código de barras'],
  RECIBO_JUSTIFICANTE: ['Justificante de pago', 'Enviar el justificante por correo'],
  ACTIVAR_FACTURA_OFICIAL: ['Tique', 'Enviar el tique por correo'],
}
const machine = 'Cobrar en la máquina de efectivo'

/** Renders the menu of a line in a club with these parameters on, with or without a cash machine; returns the present entries. */
async function open(on: readonly string[], hasMachine = false) {
  const asked = serve(() => ({ body: { hay: hasMachine, de_prueba: false, en_curso: null } }))
  const parameters = Object.fromEntries(on.map((name) => [name, '1']))
  setSession({ account: { rights: [], is_staff: true, is_admin: true }, info: { club: '', zona: 'Europe/Madrid' }, parameters } as never)
  await draw(<IncomeMenu row={row} at={{ x: 20, y: 20 }} acts={{} as IncomeActs} onClose={() => {}} />, es)
  await expect.element(page.getByRole('menuitem', { name: /^Clonar/ })).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  const has = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).query() !== null
  return () => [...Object.values(added).flat(), machine].filter(has)
}
afterEach(() => setSession(null))

test('the menu of a line has bar code, proof and ticket, printed or mailed, and cash machine where the club has them (R-048, R-159)', async () => {
  await expect.poll(await open([])).toEqual([])
  for (const [parameter, names] of Object.entries(added)) await expect.poll(await open([parameter])).toEqual(names)
  await expect.poll(await open([], true)).toEqual([machine])
  await expect.poll(await open(Object.keys(added), true)).toEqual([...Object.values(added).flat(), machine])
})
