import { bankReturnsTexts } from '@app/contract/bank-returns/texts'
import { c60Texts } from '@app/contract/c60/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { mandatesTexts } from '@app/contract/mandates/texts'
import { receiptsTexts } from '@app/contract/receipts/texts'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setSession } from '../kit/reads/session.ts'
import { handleKey } from '../kit/screen/commands.ts'
import { hashHistory } from '../kit/screen/history.ts'
import { draw } from './page.tsx'

/** Receipt on the wire, as the lists read it. */
export const receiptOnWire = (id: number, more: object = {}) => ({
  ...{ id_reg_recibo: id, id_reg_remesa: null, id_reg_remesas: null, fecha: '2026-11-20', id_mst_empresas: 1, id_mst_socios: id },
  ...{ nombre_completo: `Socio ${id}`, concepto: 'Cuota adulto', precio: 45, remesar_sepa_banco: 1, girado: 0, importe_devuelto: 0 },
  ...{ numcuenta: 'ES9121000418450200051332', titular: null, id_reg_mandato: id, referencia: `SJ-${id}`, fecha_firma: '2026-01-01' },
  ...{ esquema: 'CORE', secuencia: 'RCUR', adeudo: null, cobrar_desde: null, id_reg_recibo_anterior: null, avisado: null },
  ...{ id_mst_socios_creacion: 1, devuelto: 0, desc_empresa: 'Club', facturas: 1, nombre_remesa: null, fecha_remesa: null },
  ...{ estado_remesa: null, fallo: null, devolucion: null, email: 1 },
  ...more,
})
/** The same in a remittance. */
export const sentOnWire = (id: number, more: object = {}) =>
  receiptOnWire(id, {
    ...{ id_reg_remesa: 5, id_reg_remesas: 5, girado: 1, nombre_remesa: 'Cuotas noviembre', fecha_remesa: '2026-11-05' },
    ...{ estado_remesa: 'cobrada', avisado: '2026-11-01T09:00:00Z' },
    ...more,
  })
/** Remittance on the wire, as its list reads it. */
export const remittanceOnWire = (id: number, more: object = {}) => ({
  ...{ id_reg_remesas: id, fecha: '2026-11-05', nombre: `Remesa ${id}`, id_mst_empresas: 1, formato: 'pain.008.001.08', financiada: 0 },
  ...{ mensaje: `M-${id}`, recibos: 2, importe: 90, estado: 'cobrada', fecha_creacion: '2026-11-01T09:00:00Z', id_mst_socios_creacion: 1 },
  ...{
    fecha_envio: '2026-11-01T10:00:00Z',
    id_mst_socios_confirmador: 1,
    fecha_cobro: '2026-11-05',
    cobrada_por: 'a_mano',
    motivo: 'Banca web',
  },
  ...{ desc_empresa: 'Club', autor: 'Vives, Marta', enviada_por: 'Pla, Jordi', huella: `9f1c${'0'.repeat(56)}e204`, devueltos: 0 },
  ...{ importe_devuelto: 0, gastos: 0, quedan: 90, firme_desde: '2126-12-31', avisados: 2 },
  ...more,
})

const es = {
  ...inLanguage(receiptsTexts, 'es'),
  ...inLanguage(mandatesTexts, 'es'),
  ...inLanguage(bankReturnsTexts, 'es'),
  ...inLanguage(c60Texts, 'es'),
}

/** Session with every right at a desk, with the keys of the screens; it ends with the test. */
export async function signIn(parameters: Readonly<Record<string, string>> = {}) {
  await page.viewport(1440, 900)
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters } as never)
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => {
    window.removeEventListener('keydown', handleKey)
    setSession(null)
  })
}

/** Draws a screen of receipts at its address in Spanish. */
export async function showScreen(Shown: FunctionComponent, path: string, scheme: 'light' | 'dark' = 'light') {
  location.hash = path
  const root = createRootRoute()
  const routes = [
    '/recibo',
    '/recibo/visualizar',
    '/recibo/visualizarDescargados',
    '/recibo/visualizarFiltroRemesa',
    '/recibo/visualizarRemesas',
    '/recibo/devoluciones',
    '/recibo/c60',
  ]
  const tree = root.addChildren(
    routes.map((one) => createRoute({ getParentRoute: () => root, path: one, ...(one === path.split('?')[0] && { component: Shown }) })),
  )
  const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search))
  await draw(<RouterProvider router={createRouter({ routeTree: tree, history: hashHistory(), parseSearch }) as never} />, es, scheme)
}
/** Text of the first element of a selector, its spaces plain. */
export const shownText = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00A0', ' ') ?? ''
