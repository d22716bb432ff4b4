import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { type ServedCall, serve, violations } from '../../testing/page.tsx'
import { showScreen } from '../../testing/receipt-cases.tsx'
import { FaultAct } from './fault-act.tsx'

const payer = (id: number, company = 1) => ({ id_mst_socios_pagador: id, nombre_pagador: `Socio ${id}`, id_mst_empresas: company })
// two lines of one payer
const payers = [payer(4), payer(5), payer(5)]
const show = (fault: Parameters<typeof FaultAct>[0]['fault'], whose = payers) =>
  showScreen(() => <FaultAct fault={fault} payers={whose} />, '/recibo')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const bodies = (asked: readonly ServedCall[], part: string) => asked.filter(({ call }) => call.includes(part)).map(({ body }) => body)
const sign = (rights: readonly string[]) =>
  setSession({ account: { is_staff: true, is_admin: false, rights }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)

beforeEach(() => sign(['invoices', 'members']))
afterEach(() => setSession(null))

test.each(['sin_mandato', 'mandato_caducado', 'mandato_revocado', 'mandato_usado'] as const)(
  '%s asks each payer once for a signature, in one press (A-181)',
  async (fault) => {
    const asked = serve(() => ({ body: { status: 'ok', pedidas: 2, sin_correo: [], con_mandato: 0 } }))
    await show(fault)
    await userEvent.click(button('Pedir 2 firmas'))
    await expect.poll(() => bodies(asked, '/api/mandato/pedir')).toEqual([{ socios: [4, 5], id_mst_empresas: 1 }])
    await expect.element(button('Tengo los papeles')).toBeVisible()
  },
)

test('the papers of all payers of a reason are recorded at once', async () => {
  const asked = serve(() => ({ body: { hechos: 2, fuera: [] } }))
  await show('sin_mandato')
  await userEvent.click(button('Tengo los papeles'))
  await expect.element(page.getByRole('dialog', { name: 'Apuntar firmas en papel' })).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(button('Apuntar'))
  await expect.poll(() => bodies(asked, '/api/mandato/marcar')).toMatchObject([{ socios: [4, 5], id_mst_empresas: 1 }])
})

test.each(['sin_cuenta', 'mandato_reposo'] as const)('%s asks for the account by the same letter, without papers', async (fault) => {
  const asked = serve(() => ({ body: { pedidas: 2, sin_correo: [], con_mandato: 0 } }))
  await show(fault)
  await userEvent.click(button('Pedir 2 IBAN'))
  await expect.poll(() => bodies(asked, '/api/mandato/pedir')).toHaveLength(1)
  expect(button('Tengo los papeles').elements()).toEqual([])
})

test('payers of several companies are asked company by company, under its name', async () => {
  const asked = serve((call) => ({
    body: call.includes('dropdown')
      ? [
          { id: 1, text: 'Club' },
          { id: 2, text: 'Bar' },
        ]
      : { pedidas: 1, sin_correo: [], con_mandato: 0 },
  }))
  await show('sin_mandato', [payer(4), payer(5, 2)])
  await expect.element(page.getByText('Bar')).toBeVisible()
  await userEvent.click(button('Pedir 1 firma').nth(1))
  await expect.poll(() => bodies(asked, '/api/mandato/pedir')).toEqual([{ socios: [5], id_mst_empresas: 2 }])
})

test('imported mandates are confirmed in their dialog', async () => {
  serve(() => ({ body: [] }))
  await show('mandato_por_confirmar')
  await userEvent.click(button('Confirmar'))
  await expect.element(page.getByText('No queda ninguno por confirmar')).toBeVisible()
})

test('other reasons, and those without the right to members, lead to the record of the first payer or to the company', async () => {
  const link = (name: string) => page.getByRole('link', { name })
  await show('sin_direccion')
  await expect.element(link('Ficha de Socio 4')).toHaveAttribute('href', '#/socios/4/edit?tabActivated=tabRecibos')
  await show('empresa_incompleta')
  await expect.element(link('Completar la empresa')).toHaveAttribute('href', '#/empresas/1/edit')
  sign(['invoices'])
  for (const fault of ['sin_mandato', 'sin_cuenta', 'mandato_por_confirmar'] as const) {
    await show(fault)
    await expect.element(link('Ficha de Socio 4')).toBeVisible()
  }
})
