import { addBooking } from '@app/contract/bookings/add-booking'
import { saveBookingParameters } from '@app/contract/club/parameter'
import { courtTypePrices, updateCourtType } from '@app/contract/courts/court-type-file'
import * as declared from '@app/contract/set-up/set-up-calls'
import { describe, expect, it } from 'vitest'
import { club, type Desk } from '../../testing/club.ts'

const padel = {
  desc_tiporecurso: 'Pádel',
  pistas: ['Pista 1', 'Pista 2', 'Central'],
  capacidad_max: 4,
  default_tiempo_reserva: 90,
  min_tiempo_reserva: 60,
  max_tiempo_reserva: 120,
  reservar_pista: true,
}
const states = async (desk: Desk) =>
  Object.fromEntries((await desk.call(declared.setUpState)).pasos.map(({ paso, estado }) => [paso, estado]))

describe('the first steps of a club (A-187)', () => {
  it('tick themselves by what is true of the data, wherever it was made', async () => {
    const desk = await club()
    expect(await desk.call(declared.setUpState)).toMatchObject({ mostrar: true, deportes: [], pistas: [], personal: 1 })
    const before = await states(desk)
    expect(Object.values(before).every((estado) => estado === 'pendiente')).toBe(true)

    const made = await desk.call(declared.createSport, padel)
    expect(await states(desk)).toMatchObject({ courts: 'hecho', hours: 'pendiente' })
    const { pistas } = await desk.call(declared.openCourts, {
      desc_calendario: 'Horario',
      horas: [{ dias: 127, hora_ini: 480, hora_fin: 1380 }],
    })
    expect(pistas).toBe(3)
    const open = await desk.call(declared.setUpState)
    expect(open.pistas).toEqual(padel.pistas.map((desc_recurso) => ({ desc_recurso, con_horario: true, hora_ini: 480, hora_fin: 1380 })))
    expect(open.deportes).toEqual([{ id_mst_tiporecurso: made.id_mst_tiporecurso, desc_tiporecurso: 'Pádel', pistas: 3 }])

    await desk.call(updateCourtType, {
      id: made.id_mst_tiporecurso,
      tiporecurso_tiposocio: [{ id_mst_tiposocio: 2, precio: 400, hora_ini: 0, hora_fin: 1439 }],
    })
    await desk.call(saveBookingParameters, { parametros: { ACTIVAR_TPV: { valor: true } } })
    await desk.as({ rights: ['bookings'] })
    await desk.db.updateTable('empresa').set({ nombre: 'Pàdel Vall', nif: 'B12345674' }).execute()
    expect(await states(desk)).toEqual({
      club: 'hecho',
      courts: 'hecho',
      hours: 'hecho',
      prices: 'hecho',
      payment: 'hecho',
      staff: 'hecho',
      members: 'pendiente',
      booking: 'pendiente',
    })
  })

  it('creates a sport in one act from the untouched first type, with its income type, and a second one beside it', async () => {
    const desk = await club()
    const first = await desk.call(declared.createSport, padel)
    expect(first.id_mst_tiporecurso).toBe(1)
    const second = await desk.call(declared.createSport, { ...padel, desc_tiporecurso: 'Tenis' })
    expect(second.id_mst_tiporecurso).toBeGreaterThan(1)
    const links = await desk.db
      .selectFrom('tipo_ingreso_tiporecurso as l')
      .innerJoin('tipo_ingreso as i', 'i.id_mst_tipoingreso', 'l.id_mst_tipoingreso')
      .select(['l.id_mst_tiporecurso', 'i.desc_tipoingreso'])
      .orderBy('l.id_mst_tiporecurso')
      .execute()
    expect(links).toEqual([
      { id_mst_tiporecurso: 1, desc_tipoingreso: 'Pádel' },
      { id_mst_tiporecurso: second.id_mst_tiporecurso, desc_tipoingreso: 'Tenis' },
    ])
    const courts = await desk.db
      .selectFrom('recurso')
      .select(['desc_recurso', 'orden', 'capacidad_max'])
      .where('id_mst_tiporecurso', '=', 1)
      .orderBy('orden')
      .execute()
    expect(courts).toEqual(padel.pistas.map((desc_recurso, at) => ({ desc_recurso, orden: at + 1, capacidad_max: 4 })))
  })

  it('refuses two courts of one name by its place, no court at all, and a length off the step', async () => {
    const desk = await club()
    const names = desk.call(declared.createSport, { ...padel, pistas: ['Pista 1', 'Pista 2', ' pista 1 '] })
    await expect(names).rejects.toMatchObject({ fields: { 'pistas.2': [expect.stringContaining('pista 1')] } })
    await expect(desk.call(declared.createSport, { ...padel, pistas: [] })).rejects.toMatchObject({ status: 422 })
    await expect(desk.call(declared.createSport, { ...padel, min_tiempo_reserva: 47 })).rejects.toMatchObject({ status: 422 })
    expect((await desk.call(declared.setUpState)).pistas).toEqual([])
  })

  it('takes a sport back as if it had never been, until somebody books there', async () => {
    const desk = await club()
    const first = await desk.call(declared.createSport, padel)
    await desk.call(declared.undoSport, first)
    expect(await desk.db.selectFrom('tipo_recurso').select('desc_tiporecurso').execute()).toEqual([{ desc_tiporecurso: 'Pista' }])
    expect(await states(desk)).toMatchObject({ courts: 'pendiente' })
    const again = await desk.call(declared.createSport, padel)
    expect(await desk.call(courtTypePrices, { id: again.id_mst_tiporecurso })).toEqual([])
    await desk.call(addBooking, {
      id_mst_recurso: again.pistas[1]!,
      fecha_ini: '2026-11-23',
      hora_ini: 600,
      duracion: 90,
      id_mst_socios: 3,
    } as never)
    await expect(desk.call(declared.undoSport, again)).rejects.toMatchObject({ code: 'msg.in_use' })
    expect((await desk.call(declared.setUpState)).pistas).toHaveLength(3)
  })

  it('gives hours to the courts without a calendar only, and refuses when none is left', async () => {
    const desk = await club()
    await desk.call(declared.createSport, padel)
    const hours = { desc_calendario: 'Horario', horas: [{ dias: 31, hora_ini: 540, hora_fin: 1320 }] }
    await desk.call(declared.openCourts, hours)
    await expect(desk.call(declared.openCourts, hours)).rejects.toMatchObject({ code: 'set-up.all_open' })
    expect(await desk.db.selectFrom('calendario').select('id_mst_calendario').execute()).toHaveLength(1)
    await expect(desk.call(declared.openCourts, { ...hours, horas: [] })).rejects.toMatchObject({ status: 422 })
  })

  it('keeps skipped steps and the hidden list for the club, and needs the right of parameters', async () => {
    const desk = await club()
    await desk.call(declared.skipStep, { paso: 'staff', saltado: true })
    await desk.call(declared.skipStep, { paso: 'members', saltado: true })
    await desk.call(declared.skipStep, { paso: 'staff', saltado: false })
    expect(await states(desk)).toMatchObject({ staff: 'pendiente', members: 'saltado' })
    await desk.call(declared.hideSetUp, { oculto: true })
    expect(await desk.call(declared.setUpState)).toMatchObject({ mostrar: false, oculto: true })
    await desk.call(declared.hideSetUp, { oculto: false })
    expect(await desk.call(declared.setUpState)).toMatchObject({ mostrar: true })
    await expect(desk.call(declared.skipStep, { paso: 'courts' as never, saltado: true })).rejects.toMatchObject({ status: 422 })
    const clerk = await desk.as({ rights: ['bookings', 'courts'] })
    await expect(clerk.call(declared.setUpState)).rejects.toMatchObject({ status: 403 })
  })

  it('is over the day after the first booking, and never begins in a club with bookings from before', async () => {
    const desk = await club()
    desk.at('2026-11-20T17:50:00Z')
    const { pistas } = await desk.call(declared.createSport, padel)
    await desk.call(addBooking, {
      id_mst_recurso: pistas[0]!,
      fecha_ini: '2026-11-23',
      hora_ini: 1200,
      duracion: 90,
      id_mst_socios: 3,
    } as never)
    expect(await desk.call(declared.setUpState)).toMatchObject({ mostrar: true })
    desk.at('2026-11-20T23:30:00Z')
    expect(await desk.call(declared.setUpState)).toMatchObject({ mostrar: false, oculto: false })
  })
})
