import type { Action } from '@app/contract/kit/action'
import { rights } from '@app/contract/kit/permissions'
import { describe, expect, it } from 'vitest'
import { tablesNamed } from './kit/http/restrictions.ts'
import { restrictions, routes } from './registry.ts'
import { deskClub, someDay } from './testing/modules/bookings.ts'
import { requestOf } from './testing/sample-request.ts'

const desk = await deskClub()
const { db, members, padel } = desk
// inactive features would refuse everything alike
await db
  .insertInto('param')
  .values(
    [...new Set(routes.flatMap(({ action }) => action.parametros ?? []))].map((cod_param) => ({ cod_param, activo: true, valor: '1' })),
  )
  .execute()
const [closedSport, closedWord, closedLine] = [4, 'RESERVADO-DEPORTE', 'RESERVADO-LINEA']

await db
  .insertInto('tipo_recurso')
  .values({ id_mst_tiporecurso: closedSport, desc_tiporecurso: 'Cerrado' } as never)
  .onConflict((conflict) => conflict.doNothing())
  .execute()
await db.insertInto('tiporecurso_tiposocio').values({ id_mst_tiporecurso: closedSport, id_mst_tiposocio: 2, precio: 600 }).execute()
const { id_mst_recurso: closedCourt } = await db
  .insertInto('recurso')
  .values({ desc_recurso: 'Cerrada 1', id_mst_tiporecurso: closedSport, mostrar_reservas_pendientes: true })
  .returning('id_mst_recurso')
  .executeTakeFirstOrThrow()
const closed = await desk.book({ id_mst_recurso: closedCourt, nombre: closedWord, hora_ini: 720 })
const open = await desk.book({ id_mst_recurso: padel, nombre: 'Visible', hora_ini: 900 })
const incomeType = async (desc_tipoingreso: string) =>
  (
    await db
      .insertInto('tipo_ingreso')
      .values({ desc_tipoingreso } as never)
      .returning('id_mst_tipoingreso')
      .executeTakeFirstOrThrow()
  ).id_mst_tipoingreso
const [ownIncome, otherIncome] = [await incomeType('Propio'), await incomeType('Ajeno')]
const line = async (id_mst_tipoingreso: number, concepto: string) =>
  (
    await db
      .insertInto('factura')
      .values({ id_mst_tipoingreso, concepto, id_mst_socios: members[0], precio: 1000, cantidad: 1, fecha_creacion: someDay } as never)
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
  ).id_reg_factura
const closedInvoice = await line(otherIncome, closedLine)

const allRights = rights.filter((right) => right !== ('admin' as never))
const restrictedToSport = await desk.as({ rights: allRights })
await db.insertInto('socios_tiporecurso_tiposocio').values({ id_mst_socios: restrictedToSport.id, id_mst_tiporecurso: 1 }).execute()
const restrictedToIncome = await desk.as({ rights: allRights })
await db.insertInto('socios_tipoingreso').values({ id_mst_socios: restrictedToIncome.id, id_mst_tipoingreso: ownIncome }).execute()

const actions = routes.map(({ action }) => action).filter(({ permission }) => permission !== 'anyone' && permission !== 'admin')
const sportIds = { reserva: closed.id_reg_reserva, recurso: closedCourt, tipo_recurso: closedSport, socio: members[0] }
const isAboutBookings = ({ permission }: Action) => [permission].flat().includes('bookings' as never)

describe('a restriction to sports (R-302, A-165)', () => {
  it('holds at every call that names a booking, a court or a sport of another one, and nothing is changed', async () => {
    const named = actions.filter((action) => {
      const tables = tablesNamed(action)
      return tables.includes('reserva') || (isAboutBookings(action) && tables.some((table) => ['recurso', 'tipo_recurso'].includes(table)))
    })
    expect(named.length).toBeGreaterThan(60)
    const before = await db.selectFrom('reserva').selectAll().orderBy('id_reg_reserva').execute()
    const passed: unknown[] = []
    for (const action of named) {
      const { status, body } = await restrictedToSport.http(requestOf(action, sportIds))
      if (!['msg.not_found', 'permiso.deporte_no_permitido'].includes(String(body.code)))
        passed.push([action.endpoint, status, body.code, JSON.stringify(body).slice(0, 200)])
    }
    expect(passed).toEqual([])
    expect(await db.selectFrom('reserva').selectAll().orderBy('id_reg_reserva').execute()).toEqual(before)
  })
  it('hides the bookings of other sports from every list, report and file, and shows those of the own', async () => {
    const telling: string[] = []
    const ids = { ...sportIds, reserva: open.id_reg_reserva, recurso: padel, tipo_recurso: 1 }
    for (const action of actions.filter(({ changes }) => !changes)) {
      const { body } = await restrictedToSport.http(requestOf(action, ids))
      if (JSON.stringify(body).includes(closedWord)) telling.push(action.endpoint)
    }
    expect(telling).toEqual([])
    const day = await restrictedToSport.http({ method: 'GET', url: `/api/tipo_recurso/1/reservas?day=${someDay}` })
    expect(JSON.stringify(day.body)).toContain('Visible')
  })
})

describe('a restriction to income types (R-157, A-165)', () => {
  it('holds at every call that takes the id of a line, reads, charges and refunds included', async () => {
    const named = actions.filter((action) => tablesNamed(action).includes('factura'))
    expect(named.length).toBeGreaterThan(30)
    const before = await db.selectFrom('factura').selectAll().where('id_reg_factura', '=', closedInvoice).execute()
    const passed: unknown[] = []
    for (const action of named) {
      const ids = { factura: closedInvoice, socio: members[0], reserva: open.id_reg_reserva, tipo_ingreso: ownIncome }
      const { status, body } = await restrictedToIncome.http(requestOf(action, ids))
      if (body.code !== 'msg.not_found') passed.push([action.endpoint, status, body.code, JSON.stringify(body).slice(0, 200)])
    }
    expect(passed).toEqual([])
    expect(await db.selectFrom('factura').selectAll().where('id_reg_factura', '=', closedInvoice).execute()).toEqual(before)
  })
  it('hides the lines of other types from every list, report and file', async () => {
    const telling: string[] = []
    for (const action of actions.filter(({ changes }) => !changes)) {
      const { body } = await restrictedToIncome.http(requestOf(action, { socio: members[0], reserva: open.id_reg_reserva, recurso: padel }))
      if (JSON.stringify(body).includes(closedLine)) telling.push(action.endpoint)
    }
    expect(telling).toEqual([])
  })
})

it('a restricted table is one of the product, and no restriction is without a call', () => {
  const named = new Set(actions.flatMap(tablesNamed))
  expect(Object.keys(restrictions).filter((table) => !named.has(table))).toEqual([])
})
