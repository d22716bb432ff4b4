import * as declared from '@app/contract/booking-config/configurations'
import { saveGlobalTimes } from '@app/contract/booking-config/global-times'
import * as typeTimes from '@app/contract/booking-config/type-times'
import type { SentOf } from '@app/contract/kit/action'
import { describe, expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { club } from '../../testing/club.ts'
import { settings } from '../club/public.ts'
import { configuredTimes, rulesFor } from './public.ts'

const desk = await club()
const read = <T>(work: Parameters<typeof inThisClub<T>>[1]) => inThisClub(desk.product.clubs.all()[0]!, work)
const times = (min: number, normal: number, max: number) => ({
  min_tiempo_reserva: min,
  max_tiempo_reserva: max,
  default_tiempo_reserva: normal,
})
const create = (more: SentOf<typeof declared.createConfiguration> = {}) => desk.call(declared.createConfiguration, more)
await desk.db.insertInto('tipo_abono').values({ id_mst_tipoabonos: 9, desc_tipoabonos: 'Bono 10' }).execute()

describe('a configuration', () => {
  it('begins for everybody, every day, all day, with times left to court and type (R-278, R-282)', async () => {
    const made = await create()
    expect(made).toMatchObject({ id_mst_tiporeserva: null, hora_ini: 0, hora_fin: 1439, lu: true, do: true, ...times(-1, -1, -1) })
    const { tiposocios, tipoabonos } = made.treated_data
    expect(tiposocios.filter(({ marcado }) => marcado).map(({ id }) => id)).toEqual([0])
    expect(tipoabonos.map(({ id, marcado }) => [id, marcado])).toEqual([
      [0, true],
      [9, false],
    ])
    expect(tiposocios.length).toBeGreaterThan(1)
  })
  it('takes three times or none, otherwise alert1 (R-277)', async () => {
    await expect(create(times(60, -1, 120))).rejects.toMatchObject({
      status: 422,
      code: 'alert1',
      fields: { default_tiempo_reserva: [expect.any(String)] },
    })
    expect(await create(times(60, 90, 120))).toMatchObject(times(60, 90, 120))
  })
  it('takes the first option of a check list alone (R-278)', async () => {
    for (const name of ['tiposocios', 'tipoabonos'] as const)
      await expect(create({ [name]: [0, 2] })).rejects.toMatchObject({
        code: 'reserva_configuracion.primera_sola',
        fields: { [name]: [expect.any(String)] },
      })
    expect((await create({ tiposocios: [0] })).tiposocios).toEqual([])
    expect((await create({ tiposocios: [2, 3, 2] })).tiposocios).toEqual([2, 3])
  })
  it('refuses types that are not there, hours that end before they start, and no day at all; nothing is saved', async () => {
    const before = (await desk.call(declared.configurationList)).length
    await expect(create({ tiposocios: [999] })).rejects.toMatchObject({ fields: { tiposocios: [expect.any(String)] } })
    await expect(create({ tipoabonos: [999] })).rejects.toMatchObject({ fields: { tipoabonos: [expect.any(String)] } })
    await expect(create({ id_mst_tiporeserva: 999 })).rejects.toMatchObject({ status: 422 })
    await expect(create({ hora_ini: 600, hora_fin: 600 })).rejects.toMatchObject({ fields: { hora_fin: [expect.any(String)] } })
    const never = { lu: false, ma: false, mi: false, ju: false, vi: false, sa: false, do: false }
    await expect(create(never)).rejects.toMatchObject({ fields: { lu: [expect.any(String)] } })
    expect(await desk.call(declared.configurationList)).toHaveLength(before)
  })
  it('is changed in what is sent, keeps times that a new step would not offer, and is listed by names', async () => {
    const made = await create({ desc_configuracion: 'Tardes', tiposocios: [2], tipoabonos: [9], ...times(60, 60, 120) })
    const id = made.id_mst_reserva_configuracion
    await desk.call(saveGlobalTimes, { STEP_TIEMPO_RESERVA: 45 })
    const changed = await desk.call(declared.updateConfiguration, { id, hora_ini: 1080, id_mst_tiporeserva: 1 })
    expect(changed).toMatchObject({ hora_ini: 1080, tiposocios: [2], tipoabonos: [9], ...times(60, 60, 120) })
    await expect(desk.call(declared.updateConfiguration, { id, ...times(60, 60, 150) })).rejects.toMatchObject({
      fields: { max_tiempo_reserva: [expect.any(String)] },
    })
    await desk.call(saveGlobalTimes, { STEP_TIEMPO_RESERVA: 30 })
    const listed = (await desk.call(declared.configurationList)).find((row) => row.id_mst_reserva_configuracion === id)
    expect(listed).toMatchObject({ desc_tiporeserva: 'Reserva', desc_tiporecurso: null, desc_tipoabonos: ['Bono 10'] })
    expect(listed!.desc_tiposocios).toHaveLength(1)
  })
  it('is copied by a GET that writes and needs the token, with whom it is for (A-11)', async () => {
    const made = await create({ desc_configuracion: 'Mañanas', tiposocios: [2] })
    const url = `/api/reserva_configuracion/${made.id_mst_reserva_configuracion}/copy`
    expect((await desk.http({ method: 'GET', url, headers: { 'x-csrf-token': '' } })).status).toBe(403)
    const { status, body } = await desk.http({ method: 'GET', url })
    expect([status, body.desc_configuracion, body.tiposocios]).toEqual([200, 'Mañanas (copia)', [2]])
    expect((await desk.http({ method: 'POST', url })).status).toBe(200)
  })
  it('is destroyed once; the second desk is told that it is gone', async () => {
    const { id_mst_reserva_configuracion: id } = await create({ tiposocios: [2] })
    const answers = await Promise.allSettled([
      desk.call(declared.destroyConfiguration, { id }),
      desk.call(declared.destroyConfiguration, { id }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(desk.call(declared.configuration, { id })).rejects.toMatchObject({ status: 404 })
  })
  it('keeps its member types from being deleted, and says where', async () => {
    await desk.db.insertInto('tipo_socio').values({ id_mst_tiposocio: 60, desc: 'Verano' }).execute()
    await create({ desc_configuracion: 'Verano', tiposocios: [60] })
    const { status, body } = await desk.http({ method: 'DELETE', url: '/api/tipo_socio/60' })
    expect([status, body.code]).toEqual([409, 'msg.in_use'])
    expect(body.msg).toContain('Verano')
  })
  it('belongs to whoever has the right to the parameters', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    await expect(clerk.call(declared.configurationList)).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(typeTimes.timesDropdown)).rejects.toMatchObject({ status: 403 })
  })
})

describe('the times list', () => {
  it('is -1, then 1 to 8 steps in words (R-279, R-280)', async () => {
    const list = await desk.call(typeTimes.timesDropdown)
    expect(list.map(({ id }) => id)).toEqual([-1, 30, 60, 90, 120, 150, 180, 210, 240])
    expect(list.slice(0, 6).map(({ text }) => text)).toEqual([
      'Según la pista o el tipo',
      '30 min',
      '60 min',
      '90 min',
      '2 h',
      '2 h 30 min',
    ])
  })
})

describe('the times of types', () => {
  it('of bookings are saved for the rows that are sent, all or none of them (R-277)', async () => {
    const { id_mst_tiporeserva } = await desk.db
      .insertInto('tipo_reserva')
      .values({ desc_tiporeserva: 'Clase' })
      .returning('id_mst_tiporeserva')
      .executeTakeFirstOrThrow()
    const wrong = [
      { id_mst_tiporeserva, ...times(60, 60, 60) },
      { id_mst_tiporeserva: 1, ...times(60, 60, -1) },
    ]
    const refused = { code: 'alert1', fields: { 'filas.1.max_tiempo_reserva': [expect.any(String)] } }
    await expect(desk.call(typeTimes.saveBookingTypeTimes, { filas: wrong })).rejects.toMatchObject(refused)
    const find = async () => (await desk.call(typeTimes.bookingTypeTimesList)).find((row) => row.id_mst_tiporeserva === id_mst_tiporeserva)
    expect(await find()).toMatchObject({ desc_tiporeserva: 'Clase', ...times(-1, -1, -1) })
    await desk.call(typeTimes.saveBookingTypeTimes, { filas: wrong.slice(0, 1) })
    expect(await find()).toMatchObject(times(60, 60, 60))
    expect(await desk.call(typeTimes.bookingTypeTimesDropdown)).toContainEqual({ id: id_mst_tiporeserva, text: 'Clase' })
    await desk.db.updateTable('tipo_reserva').set({ activo: false }).where('id_mst_tiporeserva', '=', id_mst_tiporeserva).execute()
    expect([await find(), (await desk.call(typeTimes.bookingTypeTimesDropdown)).map(({ id }) => id)]).toEqual([undefined, [1]])
    expect((await desk.http({ method: 'DELETE', url: `/api/tipo_reserva/${id_mst_tiporeserva}` })).status).toBe(200)
  })
  it('of courts are saved where their own form shows them; a type twice or unknown is refused (R-277)', async () => {
    await desk.call(typeTimes.saveCourtTypeTimes, { filas: [{ id_mst_tiporecurso: 1, ...times(60, 90, 120) }] })
    const { body } = await desk.http({ method: 'GET', url: '/api/tipo_recurso/1' })
    expect(body).toMatchObject(times(60, 90, 120))
    const twice = [1, 1].map((id_mst_tiporecurso) => ({ id_mst_tiporecurso, ...times(-1, -1, -1) }))
    await expect(desk.call(typeTimes.saveCourtTypeTimes, { filas: twice })).rejects.toMatchObject({
      fields: { 'filas.1': [expect.any(String)] },
    })
    await desk.call(typeTimes.saveCourtTypeTimes, { filas: [{ id_mst_tiporecurso: 1, ...times(-1, -1, -1) }] })
  })
  it('of the club are parameters: what is sent is saved when it fits together, and nothing otherwise (R-281)', async () => {
    await expect(desk.call(saveGlobalTimes, { MIN_TIEMPO_RESERVA: 90, DEFAULT_TIEMPO_RESERVA: 60 })).rejects.toMatchObject({
      fields: { DEFAULT_TIEMPO_RESERVA: [expect.any(String)] },
    })
    await expect(desk.call(saveGlobalTimes, { MAX_TIEMPO_RESERVA_ADMIN: 15 })).rejects.toMatchObject({
      fields: { MAX_TIEMPO_RESERVA_ADMIN: [expect.any(String)] },
    })
    await desk.call(saveGlobalTimes, { MIN_TIEMPO_RESERVA: 60, MAX_TIEMPO_RESERVA: 60 })
    await desk.call(saveGlobalTimes, { MIN_TIEMPO_RESERVA: 60, MAX_TIEMPO_RESERVA: 180 })
    expect(await read((tx) => settings(tx))).toMatchObject({ MIN_TIEMPO_RESERVA: 60, MAX_TIEMPO_RESERVA: 180, DEFAULT_TIEMPO_RESERVA: 60 })
  })
})

describe('the times of a booking', () => {
  it('come from the configuration that names most, else from its type, else from nowhere here (R-281, R-282)', async () => {
    await desk.db.deleteFrom('reserva_configuracion_tiposocio').execute()
    await desk.db.deleteFrom('reserva_configuracion_tipoabono').execute()
    await desk.db.deleteFrom('reserva_configuracion').execute()
    const asked = { id_mst_tiporeserva: 1, id_mst_socios: desk.id, fecha: '2026-11-21', hora_ini: 600 }
    const ask = (more = {}) => {
      const booking = { ...asked, ...more }
      return read(async (tx) => configuredTimes(await rulesFor(tx, booking), booking, 1))
    }
    expect(await ask()).toEqual(times(-1, -1, -1))
    const { id_mst_tiporeserva: lesson } = await desk.db
      .insertInto('tipo_reserva')
      .values({ desc_tiporeserva: 'Clase' })
      .returning('id_mst_tiporeserva')
      .executeTakeFirstOrThrow()
    await desk.call(typeTimes.saveBookingTypeTimes, {
      filas: [
        { id_mst_tiporeserva: lesson, ...times(90, 90, 90) },
        { id_mst_tiporeserva: 1, ...times(60, 60, 60) },
      ],
    })
    expect(await ask({ id_mst_tiporeserva: lesson })).toEqual(times(90, 90, 90))
    expect(await ask()).toEqual(times(60, 60, 60))
    await create({ ...times(30, 30, 90), tiposocios: [2], lu: false })
    expect(await ask()).toEqual(times(30, 30, 90))
    expect(await ask({ fecha: '2026-11-23' })).toEqual(times(60, 60, 60))
    expect(await ask({ id_mst_socios: null })).toEqual(times(60, 60, 60))
  })
})
