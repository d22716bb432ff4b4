import { companyTexts } from '@app/contract/company/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { officialInvoicesTexts } from '@app/contract/official-invoices/texts'
import { verifactuTexts } from '@app/contract/verifactu/texts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { VerifactuScreen } from './verifactu-screen.tsx'

const es = { ...inLanguage(verifactuTexts, 'es'), ...inLanguage(companyTexts, 'es'), ...inLanguage(officialInvoicesTexts, 'es') }
const company = {
  id_mst_empresas: 1,
  nombre: 'Tribuna Sant Jordi, SL',
  nif: 'B65410011',
  territorio: 'comun',
  verifactu_desde: '2026-02-01',
  servida: 1,
}
const at = { id_reg_documento_cadena: 1, id_reg_facturaoficial: 1, clase: 'alta' }
const sending = {
  ...{ id_reg_documento_envio: 9, desde: 4207, hasta: 4209, estado: 'correcto', incidencia: 0, enviado: '2026-11-26T10:32:18Z' },
  ...{ csv: 'A-8KQ2XX91', codigo: null, mensaje: null, instalacion: 1, rechazados: 0, con_errores: 0 },
}
const ends = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const panel = {
  ...{
    preparada: 1,
    pruebas: 0,
    registros: 4212,
    pendientes: 2,
    en_duda: 0,
    incidencia: 0,
    silencio: null,
    rechazados: 1,
    con_errores: 1,
    reloj: 0,
  },
  cadena: { id_reg_documento_cadena: 1, instalacion: 1, n: 4212, ultimo: '2026-11-26T10:58:20Z' },
  comprobacion: { hasta: 4212, rotura: null, fecha: '2026-11-26T03:00:00Z' },
  ...{ proximo: ends(1), desde: '2026-11-26T10:00:00Z', ultimo: sending },
  certificado: {
    ...{ nombre: 'Tribuna Sant Jordi, SL', nif: 'B65410011', clase: 'sello', valido_desde: '2024-12-23T00:00:00Z', valido_hasta: ends(27) },
    ...{ fecha: '2026-11-20T10:00:00Z', desc_socio_creacion: 'Marta Vives' },
  },
  cola: [
    { ...at, n: 4211, fecha_hora: '2026-11-26T11:58:02+01:00', num_completo: 'T26/004333' },
    { ...at, n: 4212, fecha_hora: '2026-11-26T11:58:20+01:00', num_completo: 'T26/004334' },
  ],
}
const mend = [
  {
    ...{
      ...at,
      n: 4187,
      fecha_hora: '2026-11-25T19:03:05+01:00',
      num_completo: 'F26/000186',
      tipo: 'F1',
      nombre_cliente: 'Talleres Oms, SCP',
    },
    ...{
      nif_cliente: 'J64310092',
      estado: 'incorrecto',
      codigo: 1110,
      mensaje: 'El NIF no está identificado en el censo de la AEAT.',
      problema: 'nif',
    },
  },
  {
    ...{
      ...at,
      n: 4188,
      fecha_hora: '2026-11-25T19:03:05+01:00',
      num_completo: 'F26/000187',
      tipo: 'F1',
      nombre_cliente: 'Clínica Dental Pla',
    },
    ...{ nif_cliente: 'B60000000', estado: 'con_errores', codigo: 2004, mensaje: 'Margen de error.', problema: 'reloj' },
  },
]
const sendings = [
  sending,
  { ...sending, id_reg_documento_envio: 8, desde: 4180, hasta: 4188, estado: 'parcial', rechazados: 1, con_errores: 1 },
  { ...sending, id_reg_documento_envio: 7, desde: 4178, hasta: 4179, estado: 'duda', csv: null, mensaje: 'socket hang up' },
]

interface Served {
  readonly companies?: object[]
  readonly panel?: object
  readonly mend?: object[]
  readonly step?: object
}
const answers =
  ({ companies = [company], panel: state = panel, mend: records = mend, step }: Served) =>
  (called: string) => {
    if (called.includes('/empresas')) return { body: companies }
    if (called.includes('/estado')) return { body: state }
    if (called.includes('/por_arreglar')) return { body: records }
    if (called.includes('/envios')) return { body: sendings }
    if (called.includes('/cadenas')) return { body: [{ ...panel.cadena, comprobacion: null }] }
    if (called.includes('/comprobar')) return { body: step ?? {} }
    return { body: {} }
  }
async function open(served: Served = {}, account: object = { is_staff: true, is_admin: true, rights: [] }) {
  setSession({ account, info: {}, parameters: {} } as never)
  const asked = serve(answers(served))
  await draw(<VerifactuScreen />, es)
  return () => asked.map(({ call }) => call)
}
afterEach(async () => {
  setSession(null)
  await page.viewport(1280, 720)
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`the panel tells chain, queue, answers, what to mend, certificate and clock at ${width} pixels`, async () => {
    await page.viewport(width, height)
    await open()
    await expect.element(page.getByText('Íntegra')).toBeVisible()
    await expect.element(page.getByText(/El NIF J64310092 no está en el censo/)).toBeVisible()
    await expect.element(page.getByText('Caduca en 27 días')).toBeVisible()
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

test('a refused record is corrected with its field and the keyboard, one with errors may stay as it is', async () => {
  const calls = await open()
  await page.getByRole('button', { name: 'Corregir y subsanar' }).click()
  const field = page.getByRole('dialog').getByLabelText('NIF del cliente')
  await userEvent.fill(field, 'B60000000')
  await page.getByRole('dialog').getByRole('button', { name: 'Corregir y subsanar' }).click()
  await expect.poll(calls).toContain('POST /api/verifactu/subsanar')
  await page.getByRole('button', { name: 'Dejarla así' }).click()
  await expect.poll(calls).toContain('POST /api/verifactu/dejar')
})

test('the verification goes on step by step, and names the first broken link', async () => {
  const step = {
    ...{ id_reg_documento_comprobacion: 5, hasta: 2739, total: 4212 },
    rotura: {
      ...{ n: 2740, clase: 'documento', fecha_hora: '2026-09-14T18:22:00+02:00', num_completo: 'T26/002981' },
      ...{ campo: 'ImporteTotal', consta: '54.00', calculado: '45.00' },
    },
  }
  await open({ step })
  await page.getByRole('button', { name: 'Comprobar la cadena' }).click()
  await expect.element(page.getByText('T26/002981, 2026-09-14 18:22')).toBeVisible()
  await expect.element(page.getByText('2.739 de 4.212')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('a silent service, a refused sending and a new installation are told in words', async () => {
  const ultimo = { ...sending, estado: 'fallo', mensaje: 'El titular del certificado debe ser Obligado Emisión.', codigo: 4112 }
  await open({ panel: { ...panel, ultimo, silencio: '2026-11-26T08:57:00Z', en_duda: 9, cadena: { ...panel.cadena, instalacion: 2 } } })
  await expect.element(page.getByText(/^Hacienda no contesta desde/)).toBeVisible()
  await expect.element(page.getByText(/^Hacienda no admite los envíos: «El titular/)).toBeVisible()
  await expect.element(page.getByText(/^Instalación 2:/)).toBeVisible()
})

test('a company that has not begun is told what it is; one of the Basque Country that it is not served', async () => {
  const empty = {
    ...panel,
    registros: 0,
    pendientes: 0,
    cadena: null,
    comprobacion: null,
    ultimo: null,
    certificado: null,
    cola: [],
    proximo: null,
    desde: null,
  }
  await open({ companies: [{ ...company, verifactu_desde: null }], panel: empty, mend: [] })
  await expect.element(page.getByRole('heading', { name: 'Empezar con VERI*FACTU' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Subir certificado' })).toBeVisible()
  expect(await violations()).toEqual([])
})

test('staff sees everything, and neither begins nor changes the certificate', async () => {
  await open(
    { companies: [{ ...company, verifactu_desde: null, servida: 0, territorio: 'bizkaia' }] },
    { is_staff: true, is_admin: false, rights: ['invoices'] },
  )
  await expect.element(page.getByText(/TicketBAI/).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Subir el nuevo' })).not.toBeInTheDocument()
})
