import { activityEnrolmentsOfMonth } from '@app/contract/enrolment-billing/enrolments-of-month'
import * as declared from '@app/contract/enrolment-billing/mark-billed'
import { beforeEach, describe, expect, it } from 'vitest'
import { installation, type Schema } from '../../testing/modules/enrolment-billing.ts'

const { desk, host, bills, enrolled, inLeague } = await installation()
const segon = { url_club: 'segon.test', month: 11, year: 2026 }
const tercer = { url_club: 'tercer.test', month: 11, year: 2026 }

const datesOf = async (schema: Schema, table = 'actividad_inscrito') =>
  (await desk.pool.query<{ day: string | null }>(`select fecha_facturacion as day from ${schema}.${table} order by nombre`)).rows.map(
    ({ day }) => day,
  )

beforeEach(async () => {
  desk.at('2026-11-20T10:00:00Z')
  for (const schema of ['club_prova', 'club_segon', 'club_tercer'] as const) {
    await bills(schema, 'actividades', 'campeonatos')
    await desk.pool.query(`delete from ${schema}.actividad_inscrito`)
    await desk.pool.query(`delete from ${schema}.campeonato_inscrito`)
  }
  await enrolled('club_segon', 'A', { fecha: '2026-11-01', precio: 1500 })
  await enrolled('club_segon', 'B', { fecha: '2026-11-30', precio: 2000 })
  await enrolled('club_segon', 'C', { fecha: '2026-11-10', precio: 900, billed: '2026-11-12' })
  await enrolled('club_segon', 'D', { fecha: '2026-12-01', precio: 500 })
  await enrolled('club_tercer', 'A', { fecha: '2026-11-01', precio: 100 })
  await inLeague('club_segon', 'A', { fecha: '2026-11-01', precio: 300 })
})

describe('marking as billed', () => {
  it('sets the day on the pending enrolments of that club and month, and on nothing else (R-448, R-449, A-176)', async () => {
    expect(await desk.call(declared.markActivitiesBilled, { ...segon, inscritos: 2, importe: 3500 }, host)).toEqual({
      inscritos: 2,
      importe: 3500,
    })
    expect(await datesOf('club_segon')).toEqual(['2026-11-20', '2026-11-20', '2026-11-12', null])
    expect(await datesOf('club_tercer')).toEqual([null])
    expect(await datesOf('club_segon', 'campeonato_inscrito')).toEqual([null])
    expect(await desk.call(declared.markChampionshipsBilled, segon, host)).toEqual({ inscritos: 1, importe: 300 })
  })
  it('sets the day of the club itself, in its own zone', async () => {
    desk.at('2026-11-20T23:30:00Z')
    const late = await desk.as({ is_admin: true })
    await late.call(declared.markActivitiesBilled, tercer, host)
    expect(await datesOf('club_tercer')).toEqual(['2026-11-20'])
    await late.call(declared.markActivitiesBilled, segon, host)
    expect((await datesOf('club_segon'))[0]).toBe('2026-11-21')
  })
  it('is of the current month unless another is named', async () => {
    expect(await desk.call(declared.markActivitiesBilled, { url_club: 'segon.test' }, host)).toMatchObject({ inscritos: 2 })
    expect(await desk.call(declared.markActivitiesBilled, { url_club: 'segon.test', month: 12 }, host)).toMatchObject({ inscritos: 1 })
  })
  it('is recorded in the audit of the club, under the request that the central audit names with its author', async () => {
    await desk.call(declared.markActivitiesBilled, segon, host)
    const last = `select peticion, id_mst_socios, tablas from club_%.auditoria where accion like '%marcarFacturadoActividades' order by id_reg_auditoria desc limit 1`
    const entry = async (slug: string) =>
      (await desk.pool.query<{ peticion: string; id_mst_socios: number | null }>(last.replace('%', slug))).rows[0]!
    const [there, here] = [await entry('segon'), await entry('prova')]
    expect(there).toMatchObject({ id_mst_socios: null, tablas: ['actividad_inscrito'] })
    expect(here).toMatchObject({ id_mst_socios: desk.id, peticion: there.peticion })
  })
  it('is refused when something else is pending than was shown, and marks nothing', async () => {
    for (const shown of [
      { inscritos: 1, importe: 3500 },
      { inscritos: 2, importe: 3400 },
    ])
      await expect(desk.call(declared.markActivitiesBilled, { ...segon, ...shown }, host)).rejects.toMatchObject({
        status: 409,
        code: 'facturacion.ha_cambiado',
      })
    expect(await datesOf('club_segon')).toEqual([null, null, '2026-11-12', null])
  })
  it('is refused with nothing pending, an unknown club, and a section that the club does not bill', async () => {
    await desk.call(declared.markActivitiesBilled, segon, host)
    const mark = (input: { url_club: string }) => desk.call(declared.markActivitiesBilled, { ...segon, ...input }, host)
    await expect(mark(segon)).rejects.toMatchObject({ status: 409, code: 'facturacion.nada_pendiente' })
    await expect(mark({ url_club: 'nobody.test' })).rejects.toMatchObject({ status: 404, code: 'facturacion.club_desconocido' })
    await bills('club_tercer', 'campeonatos')
    await expect(mark(tercer)).rejects.toMatchObject({ status: 409, code: 'msg.switched_off' })
    expect(await datesOf('club_tercer')).toEqual([null])
    await expect(desk.call(declared.markActivitiesBilled, { ...segon, month: 13 }, host)).rejects.toMatchObject({ status: 422 })
  })
  it('is of the own club only for its staff, and closed to staff without the right', async () => {
    await enrolled('club_prova', 'A', { fecha: '2026-11-01', precio: 100 })
    const clerk = await desk.as({ rights: ['invoices'] })
    await expect(clerk.call(declared.markActivitiesBilled, segon, host)).rejects.toMatchObject({ code: 'facturacion.club_desconocido' })
    expect(await clerk.call(declared.markActivitiesBilled, { ...segon, url_club: 'central.test' }, host)).toMatchObject({ inscritos: 1 })
    const other = await desk.as({ rights: ['bookings'] })
    await expect(other.call(declared.markActivitiesBilled, { ...segon, url_club: 'central.test' }, host)).rejects.toMatchObject({
      status: 403,
    })
    expect((await datesOf('club_segon'))[0]).toBeNull()
  })
})

describe('taking marks back', () => {
  it('takes the marks of today from that club and month, and no older one (A-176)', async () => {
    await desk.call(declared.markActivitiesBilled, segon, host)
    const shown = await desk.call(activityEnrolmentsOfMonth, segon, host)
    expect(shown.map(({ nombre_completo, marcado_hoy }) => [nombre_completo, marcado_hoy])).toEqual([
      ['A', true],
      ['C', false],
      ['B', true],
    ])
    expect(await desk.call(declared.unmarkActivitiesBilled, segon, host)).toEqual({ inscritos: 2, importe: 3500 })
    expect(await datesOf('club_segon')).toEqual([null, null, '2026-11-12', null])
  })
  it('is refused on the next day, which changes nothing', async () => {
    await desk.call(declared.markActivitiesBilled, segon, host)
    desk.at('2026-11-21T10:00:00Z')
    const late = await desk.as({ is_admin: true })
    const refused = { status: 409, code: 'facturacion.nada_que_quitar' }
    await expect(late.call(declared.unmarkActivitiesBilled, segon, host)).rejects.toMatchObject(refused)
    await expect(late.call(declared.unmarkChampionshipsBilled, segon, host)).rejects.toMatchObject(refused)
    expect((await datesOf('club_segon'))[0]).toBe('2026-11-20')
  })
})
