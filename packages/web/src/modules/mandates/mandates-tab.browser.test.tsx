import { inLanguage } from '@app/contract/kit/texts'
import { mandatesTexts } from '@app/contract/mandates/texts'
import { receiptsTexts } from '@app/contract/receipts/texts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { MandatesTab } from './mandates-tab.tsx'
import { ConfirmImportedDialog, TickMandatesDialog } from './many-dialogs.tsx'

const es = { ...inLanguage(mandatesTexts, 'es'), ...inLanguage(receiptsTexts, 'es') }
const mandate = (more: Record<string, unknown> = {}) => ({
  ...{ id_reg_mandato: 7, id_mst_socios: 11, id_mst_empresas: 1, referencia: '1842-ABCD', estado: 'activo', titular: 'Lourdes Costa' },
  ...{ fecha_firma: '2026-10-28', origen: 'papel', confirmado: 1, esquema: 'CORE', uso: 'RCUR', pais: null, direccion: null },
  ...{ codigo_postal: null, poblacion: null, acreedor: 'ES77000B85626240', ultimo_uso: '2026-11-05', usos: 3, motivo: null },
  ...{ fecha_revocado: null, enlace_pedido: null, iban_anterior: null, referencia_anterior: null, acreedor_anterior: null },
  ...{ iban: 'ES9121000418450200051332', cuenta_entera: 1, desc_empresa: 'Club', fallo: null, secuencia: 'RCUR', caduca: '2029-11-05' },
  ...{ tiene_documento: 0, pendientes: 3, pendiente: 135, ...more },
})
const none = { id_mst_empresas: 1, desc_empresa: 'Club', fallo: 'sin_mandato' }
const show = (mandatos: unknown[], { without = [], rights = ['members', 'invoices'] }: { without?: unknown[]; rights?: string[] } = {}) => {
  setSession({ account: { is_staff: true, is_admin: false, rights }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const family = { titular: 'Lourdes Costa', pagador: null, beneficiarios: ['Jan Costa', 'Ona Costa'] }
  return serve((call) => {
    if (call.includes('/mandato/socio/11')) return { body: { mandatos, sin_mandato: without, ...family } }
    if (call.includes('/historial')) return { body: [] }
    if (call.includes('/mandato/pedir')) return { body: { pedidas: 1, sin_correo: [], con_mandato: 0 } }
    if (call.includes('/mandato/marcar')) return { body: { hechos: 1, fuera: [{ nombre: 'Pau Mas', fallo: 'sin_cuenta' }] } }
    if (call.includes('/mandato/importados'))
      return {
        body: [
          {
            id_reg_mandato: 7,
            id_mst_socios: 11,
            id_mst_empresas: 1,
            referencia: 'R',
            fecha_firma: '2026-11-20',
            titular: 'L',
            iban: 'ES•• ···· 1332',
            nombre_completo: 'Lourdes Costa',
          },
        ],
      }
    return { body: call.includes('/confirmar') ? { confirmados: 1 } : mandate() }
  })
}

afterEach(() => setSession(null))

test('a mandate in force says that it can be debited, its account, its next sequence and its last day; revoking names what stops', async () => {
  const asked = show([mandate()])
  await draw(<MandatesTab id={11} />, es)
  await expect.element(page.getByText('Se puede girar')).toBeVisible()
  for (const words of ['1842-ABCD', 'ES91 2100 0418 4502 0005 1332', '05/11/2029'])
    await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText(/también los recibos de Jan Costa, Ona Costa/)).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Revocar…' }))
  await expect.element(page.getByText(/Se quedan sin girar 3 líneas, 135,00/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Revocar', exact: true }))
  await expect.poll(() => asked.some(({ call }) => call.includes('/mandato/7/revocar'))).toBe(true)
})
test('a change of account proposes a new mandate when the holder differs', async () => {
  show([mandate()])
  await draw(<MandatesTab id={11} />, es)
  await userEvent.click(page.getByRole('button', { name: 'Cambiar de cuenta' }))
  await expect.element(page.getByRole('radio', { name: 'Mismo mandato, con enmienda' })).toBeChecked()
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Titular' }), 'Jordi Pla')
  await expect.element(page.getByRole('radio', { name: 'Mandato nuevo, firmado de nuevo' })).toBeChecked()
  expect(await violations()).toEqual([])
})
test('without a mandate a signature is asked for in one press; without the right to see members there is no act', async () => {
  const asked = show([], { without: [none] })
  await draw(<MandatesTab id={11} />, es)
  await expect.element(page.getByText('Club: sin mandato, paga en caja')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Pedir firma' }))
  await expect.poll(() => asked.some(({ call }) => call.includes('/mandato/pedir'))).toBe(true)
  show([mandate({ iban: 'ES•• ···· 1332', cuenta_entera: 0, fallo: 'mandato_caducado' })], { rights: ['invoices'] })
  await draw(<MandatesTab id={11} />, es)
  await expect.element(page.getByText('ES•• ···· 1332')).toBeVisible()
  await expect.element(page.getByText('36 meses sin usar')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Revocar…' })).not.toBeInTheDocument()
})
test('the acts fit a phone', async () => {
  await page.viewport(390, 844)
  show([mandate({ estado: 'pedido', fallo: 'mandato_pedido', iban: null, fecha_firma: null, caduca: null })])
  await draw(<MandatesTab id={11} />, es)
  await expect.element(page.getByRole('button', { name: 'Recordar' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await violations()).toEqual([])
})
test('signed papers of many are recorded with those left out; imported mandates are confirmed (A-181)', async () => {
  const asked = show([])
  await draw(<TickMandatesDialog socios={[11, 12]} id_mst_empresas={1} onClose={() => {}} />, es)
  await userEvent.click(page.getByRole('button', { name: 'Apuntar' }))
  await expect.element(page.getByText('Pau Mas · Sin cuenta')).toBeVisible()
  await draw(<ConfirmImportedDialog onClose={() => {}} />, es)
  await expect.element(page.getByText(/Lourdes Costa · ES•• ···· 1332/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Confirmar 1' }))
  await expect.poll(() => asked.some(({ call }) => call.includes('/mandato/confirmar'))).toBe(true)
})
