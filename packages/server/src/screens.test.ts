import { may, type Permission, rightsIn } from '@app/contract/kit/permissions'
import { menuRows } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'
import { routes } from './registry.ts'
import { callsOfScreens, textsNotLoaded } from './testing/screens.ts'

const permissionOf = new Map(
  routes.flatMap(({ action }) => [action.endpoint, ...(action.also ?? [])].map((endpoint) => [endpoint as string, action.permission])),
)
/** A user with one of the rights of a screen, and no other. */
const onlyWith = (right: string) => ({ is_staff: true, is_admin: right === 'admin', rights: [right] })

/** Calls that a screen offers to administrators only; its right shows the rest of it. */
const forAdministrators: Readonly<Record<string, readonly string[]>> = {
  // levels are added and deleted by administrators
  levels: ['POST /api/nivel/add', 'POST /api/nivel/delete'],
  // certificate and first day of VERI*FACTU
  verifactu: ['POST /api/verifactu/certificado', 'DELETE /api/verifactu/certificado/{id}', 'POST /api/verifactu/{id}/comenzar'],
  // restrictions of a member are set by administrators
  'member-edit': [
    'GET /api/socios_tiporecurso_tiposocio',
    'POST /api/socio/{id}/tiporecursos',
    'GET /api/socios_tiporecurso_visible',
    'POST /api/add_socios_tiporecurso_visible',
    'DELETE /api/delete_socio_tiporecurso_visible/{socio}/{tipo}',
    'GET /api/socio/tipo_ingresos_socio/{id_mst_socios}',
    'POST /api/socio/add_tipoingreso_socio',
    'DELETE /api/socio/delete_tipoingreso_socio/{socio}/{tipo}',
    'GET /api/socios_informes',
    'POST /api/socios_informes',
    'DELETE /api/socios_informes/{id}',
    'GET /api/tipo_recurso/dropdown',
    'GET /api/tipo_ingreso/dropdown',
    // a link signs in as the holder of an account
    'POST /api/socio/{id}/enviar-enlace',
  ],
}

/** First steps of a club: each step has the right of its own screen. */
const firstSteps = [
  'POST /api/puesta_en_marcha/horario',
  'POST /api/puesta_en_marcha/deporte',
  'POST /api/puesta_en_marcha/deporte/deshacer',
  'PUT /api/tipo_recurso/{id}',
]

/** Acts on mandates beside their reasons. */
const mandatesOfPayers = ['POST /api/mandato/pedir', 'POST /api/mandato/marcar', 'POST /api/mandato/confirmar']

/** Parts of a screen shown by a separate right (decision 0055). */
const partsOfTheirOwn: Readonly<Record<string, readonly string[]>> = {
  // the profile of a company is a setting
  c60: ['PUT /api/empresa/{id}/c60/perfil'],
  // new prices are given on with the right of invoices
  fees: ['GET /api/recalcular_precio_cuotas', 'POST /api/recalcular_precio_cuotas/deshacer'],
  // fees are raised and taken back with the right of invoices
  'fee-run': ['POST /api/cuotas/proceso', 'POST /api/cuotas/proceso/vista/correo', 'GET /api/empresa/dropdown'],
  'fee-run-result': ['POST /api/cuotas/proceso/{id}/retirar'],
  // the last fee of a student with a right to see fees
  'course-students': ['GET /api/cuotas/{id}', 'GET /api/cuota/{id}/set-fecha-fin-cuota'],
  'set-up': firstSteps,
  dashboard: [
    'GET /api/tipo_recurso/{id}/reservas',
    'GET /api/caja/getInfo/{id}',
    // long runs, each by the right with which it was begun (0172)
    'GET /api/procesos',
    'POST /api/procesos/{id}/parar',
    'POST /api/procesos/{id}/seguir',
    // certificates that end, for administrators
    'GET /api/verifactu/empresas',
    'GET /api/verifactu/{id}/estado',
    // the list of first steps by the right of parameters
    'GET /api/puesta_en_marcha',
    'POST /api/puesta_en_marcha/ocultar',
    'POST /api/puesta_en_marcha/saltar',
    'GET /api/tipo_socio/dropdown',
    'POST /api/param/param_tribuna/save',
    ...firstSteps,
  ],
  // signatures are asked for, and papers recorded, with the right of members
  'receipts-generate': mandatesOfPayers,
  'receipts-open': mandatesOfPayers,
  // the price of a line is changed with the right of invoices
  'booking-edit': ['PUT /api/ingresoPuntual/{id_reg_factura}'],
}

describe('a screen', () => {
  it('works whole with its own right alone (A-87, A-138)', async () => {
    const calls = await callsOfScreens()
    const missing = calls.flatMap(({ endpoint, screen, right, file }) => {
      const permission = permissionOf.get(endpoint)
      if (permission === undefined) return [`${endpoint}: no such call, in ${file}`]
      if (forAdministrators[screen]?.includes(endpoint) || partsOfTheirOwn[screen]?.includes(endpoint)) return []
      return rightsIn(right)
        .filter((one) => !may(onlyWith(one), permission))
        .map((one) => `${screen} with ${one} alone: ${endpoint} needs ${rightsIn(permission).join(' or ')} (${file})`)
    })
    expect([...new Set(missing)]).toEqual([])
  })
  it('is found in the sources with the calls that it makes', async () => {
    const calls = await callsOfScreens()
    const of = (screen: string) => new Set(calls.filter((call) => call.screen === screen).map(({ endpoint }) => endpoint))
    expect([...of('booking-new')]).toEqual(
      expect.arrayContaining(['POST /api/reserves/add_reservation', 'POST /api/reserva/nueva/precio', 'GET /api/socio/buscar/{text}']),
    )
    expect([...of('cash-register')]).toEqual(
      expect.arrayContaining(['GET /get_cajas', 'GET /api/caja/getInfo/{id}', 'POST /api/caja', 'GET /api/caja/{id}/ver_detalle']),
    )
    expect([...of('booking-types')]).toEqual(expect.arrayContaining(['GET /api/tipo_reserva', 'DELETE /api/tipo_reserva/{id}']))
    expect([...of('income-types')]).toEqual(expect.arrayContaining(['GET /api/cajas/dropdown', 'GET /api/tipo_abono/dropdown']))
    expect([...of('member-types')]).toEqual(expect.arrayContaining(['GET /api/tipo_socio', 'POST /api/tipo_socio']))
    const ready = menuRows.filter((row) => row.ready && row.code !== 'login').map(({ code }) => code)
    // the guide is part of the application, and the address of the camera is a parameter: both ask the server nothing
    expect(ready.filter((code) => !calls.some(({ screen }) => screen === code))).toEqual(['web-camera', 'guide'])
  })
  it('loads the words of everything that it says (R-005)', () => {
    expect(textsNotLoaded()).toEqual([])
  })
  it('with a right more than one screen needs answers to each of them', () => {
    const wide: Permission = ['cash', 'courts']
    expect(may(onlyWith('courts'), wide)).toBe(true)
    expect(may(onlyWith('members'), wide)).toBe(false)
    expect(may(null, wide)).toBe(false)
    expect(may({ is_staff: true, is_admin: true, rights: [] }, wide)).toBe(true)
  })
})
