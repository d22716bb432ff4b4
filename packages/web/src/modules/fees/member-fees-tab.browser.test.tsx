import { feesTexts } from '@app/contract/fees/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { MemberFeesTab } from './member-fees-tab.tsx'

const es = inLanguage(feesTexts, 'es')
const price = { motivo: 'precio', tono: 'grey', valores: {} }
const next = {
  ...{ desde: '2026-12-01', hasta: '2027-01-01', importe: 45, generar: '2026-12-01', razon: price },
  partes: [{ paso: 'precio', importe: 4500 }],
}
const held = (id: number, nombre_completo: string, more: Record<string, unknown> = {}) => ({
  ...{ id, id_reg_socios_cuotas: id, id_mst_socios: 11, id_cuota: 1, id_mst_curso: null, id_reg_abonos: null, desc_curso: null },
  ...{ fecha_inicio_cuota: '2014-09-01', fecha_fin_cuota: null, fecha_proxima: '2026-12-01', frecuencia_cuotas: null },
  ...{ dia_generacion_factura: null, cantidad: 1, precio_especial: null, importe_descuento: 0, prc_descuento: 0, prc_descuento_acum: 0 },
  ...{ primera_mensualidad_proporcional: null, ultima_mensualidad_proporcional: null, importe_primera_mensualidad: null, espera: 0 },
  ...{ frec_dias: 30, observaciones: null, date_create: '2014-09-01', nombre_completo, numsocio: 11, desc_cuota: 'Adulto', precio: 45 },
  ...{ id_mst_socios_pagador: 11, nombre_pagador: 'Agirre, Rosa', pendiente: 0, generada: 1, siguiente: next, no_se_genera: null, ...more },
})
const line = {
  desde: '2026-11-01',
  hasta: '2026-12-01',
  importe: 45,
  partes: [],
  k: 2,
  retirado: 0,
  id_reg_factura: 5,
  fecha_creacion: '2026-11-01',
}
const periods = {
  generados: [{ ...line, cobrado: 45, fecha_pago: '2026-11-03', desc_tipopago: 'Datáfono' }],
  ...{ proximos: [{ ...next, k: 3 }], no_se_genera: null, familia: [] },
}
const waiting = { espera: 1, siguiente: null, no_se_genera: 'espera' }
const show = (parameters: Record<string, unknown> = {}, rows: unknown[] = [held(1, 'Agirre, Rosa')]) => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters } as never)
  return serve((call) => {
    if (call.includes('familia=1')) return { body: [...rows, held(2, 'Agirre, Jana', { ...waiting, id_mst_socios: 12 })] }
    if (call.includes('/socios_cuotas/socio/11')) return { body: rows }
    if (call.includes('/periodos')) return { body: periods }
    if (call.includes('/vista-fin')) {
      const ultimas = [0, 1, 2].map((proporcion) => ({ ...next, proporcion, importe: [45, 26.13, 22.5][proporcion] }))
      return { body: { ultimas, meses: 11, generados: [], familia: [] } }
    }
    return { body: call.includes('set-fecha-fin-cuota') ? held(1, 'Agirre, Rosa') : null }
  })
}

afterEach(() => setSession(null))

test('the fees of a member come with those of the family on demand, their months and lines; one that waits pays nothing', async () => {
  show()
  await draw(<MemberFeesTab id={11} name="Agirre, Rosa" />, es)
  await expect.element(page.getByRole('button', { name: /45,00.*Agirre, Rosa, Adulto: por qué/ })).toBeVisible()
  await expect.element(page.getByText('Datáfono, 03/11/2026')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Con las de su familia' }))
  await userEvent.click(page.getByRole('rowheader', { name: 'Agirre, Jana' }))
  await expect.element(page.getByText(/Espera plaza: no paga mientras espera/)).toBeVisible()
  expect(await violations()).toEqual([])
})

test('a last day shows the three last amounts before it is set (A-148)', async () => {
  await page.viewport(1280, 800)
  const asked = show()
  await draw(<MemberFeesTab id={11} name="Agirre, Rosa" />, es)
  await userEvent.click(page.getByRole('button', { name: 'Final · Adulto' }))
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Último día' }), '18/12/2026')
  await userEvent.keyboard('{Tab}')
  await userEvent.click(page.getByRole('radio', { name: /Por días.*26,13/ }))
  await expect.element(page.getByText('11 periodos dejan de generarse en un año.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Terminar el 18\/12\/2026/ }))
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /api/cuota/1/set-fecha-fin-cuota')?.body)
    .toMatchObject({ fecha: '2026-12-18', ultima_mensualidad_proporcional: 1 })
})

test('a special price is offered only while its parameter is on; a kept one is told (R-097)', async () => {
  const own = [held(1, 'Agirre, Rosa', { precio_especial: 30 })]
  show({}, own)
  await draw(<MemberFeesTab id={11} name="Agirre, Rosa" />, es)
  await userEvent.click(page.getByRole('button', { name: 'Precio y descuentos · Adulto' }))
  await expect.element(page.getByText(/Guardado un precio especial de 30,00/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Precio especial/ })).not.toBeInTheDocument()
  show({ CUOTA_USUARIO_PRECIO_ESPECIAL: true }, own)
  await draw(<MemberFeesTab id={11} name="Agirre, Rosa" />, es)
  await userEvent.click(page.getByRole('button', { name: 'Precio y descuentos · Adulto' }))
  await expect.element(page.getByRole('textbox', { name: /^Precio especial/ })).toBeVisible()
})
