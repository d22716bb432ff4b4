import { monthOccupancy } from '@app/contract/planner/month-occupancy'
import { describe, expect, it } from 'vitest'
import { deskClub, guest } from '../../testing/modules/bookings.ts'
import { saveSetting } from '../club/public.ts'

const desk = await deskClub()
const { padel, other, hall, left, book } = desk
const monthOf = (day = '2026-12-15') => desk.call(monthOccupancy, { id: 1, day })
await desk.db.insertInto('festivo').values({ mes: 12, dia_mes: 25, desc_festivo: 'Navidad' }).execute()

describe('the month of a court type', () => {
  it('has whole weeks, each day with its hours, bookings and free peak hours', async () => {
    await book({ fecha_ini: '2026-12-16', hora_ini: 1080, duracion: 90, id_mst_socios: guest })
    await book({ fecha_ini: '2026-12-16', hora_ini: 1080, duracion: 60, id_mst_recurso: other, id_mst_socios: guest })
    const { start, end, dias, recursos, reservas } = await monthOf()
    expect([start, end, dias.length]).toEqual(['2026-11-30', '2027-01-03', 35])
    const day = dias.find((one) => one.day === '2026-12-16')
    // two courts and the halves of the hall, open all day: 240 minutes an hour
    expect(day).toMatchObject({ reservas: 2, ocupacion: 2, punta_libre: 5 * 240 - 150 })
    expect(day?.horas).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 12, 0, 0, 0])
    expect(dias.find((one) => one.day === '2026-12-25')?.festivo).toBe('Navidad')
    expect(reservas).toBe(2)
    expect(recursos.map(({ id_mst_recurso }) => id_mst_recurso)).toEqual([padel, other, hall, left, desk.right])
  })
  it('counts a booking of the whole hall on its halves too, and one past midnight on both days (A-17)', async () => {
    await book({ fecha_ini: '2026-12-17', hora_ini: 480, id_mst_recurso: hall, id_mst_socios: guest })
    await book({ fecha_ini: '2026-12-18', hora_ini: 1410, id_mst_socios: guest })
    const { dias } = await monthOf()
    const hours = (day: string) => dias.find((one) => one.day === day)!
    expect(hours('2026-12-17').horas[0]).toBe(50)
    expect([hours('2026-12-18').reservas, hours('2026-12-19').reservas]).toEqual([1, 0])
  })
  it('counts nothing of the courts of another type', async () => {
    const { id_mst_tiporecurso } = await desk.db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Tenis' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    const tennis = await desk.court('Tenis 1')
    await desk.db.updateTable('recurso').set({ id_mst_tiporecurso }).where('id_mst_recurso', '=', tennis).execute()
    await book({ fecha_ini: '2026-12-21', hora_ini: 600, id_mst_recurso: tennis, id_mst_socios: guest })
    const empty = (await monthOf()).dias.find((one) => one.day === '2026-12-21')
    expect([empty?.reservas, empty?.ocupacion, empty?.horas.some(Boolean)]).toEqual([0, 0, false])
    const { dias } = await desk.call(monthOccupancy, { id: id_mst_tiporecurso, day: '2026-12-15' })
    expect(dias.find((one) => one.day === '2026-12-21')).toMatchObject({ reservas: 1 })
  })
  it('says of each court how much of the month itself is taken', async () => {
    // 8 of the month's 672 hours, and as much in its last week, which is March
    for (const fecha_ini of [
      '2027-02-01',
      '2027-02-02',
      '2027-02-03',
      '2027-02-04',
      '2027-03-01',
      '2027-03-02',
      '2027-03-03',
      '2027-03-04',
    ])
      await book({ fecha_ini, hora_ini: 600, duracion: 120, id_mst_recurso: other, id_mst_socios: guest })
    const { recursos, reservas, ocupacion } = await monthOf('2027-02-15')
    // the four that are open all day have 2,688 hours together
    expect([reservas, ocupacion]).toEqual([4, 0])
    expect(Object.fromEntries(recursos.map((court) => [court.id_mst_recurso, court.ocupacion]))).toEqual({
      ...{ [padel]: 0, [hall]: 0, [left]: 0, [desk.right]: 0 },
      [other]: 1,
    })
  })
  it('says of all courts together how much of the month is taken, other months left out', async () => {
    for (const id_mst_recurso of [padel, other, hall])
      for (const fecha_ini of ['2027-04-01', '2027-04-02'])
        for (const hora_ini of [480, 600]) await book({ fecha_ini, hora_ini, duracion: 120, id_mst_recurso, id_mst_socios: guest })
    // the hall is its two halves: four hours on four courts, two days of thirty
    expect(await monthOf('2027-04-15')).toMatchObject({ reservas: 12, ocupacion: 1 })
    // the last week of March has both days, its month has neither
    expect(await monthOf('2027-03-15')).toMatchObject({ reservas: 4, ocupacion: 0 })
  })
  it('says up to which day members book, as the club counts (R-230)', async () => {
    expect((await monthOf()).vista).toBe('2026-12-04')
    const set = (name: 'DIAS_VISTA' | 'MESES_VISTA', valor: string) =>
      desk.db.transaction().execute((tx) => saveSetting(tx as never, name, { valor }))
    await set('DIAS_VISTA', '0')
    expect((await monthOf()).vista).toBeNull()
    await set('MESES_VISTA', '2')
    expect((await monthOf()).vista).toBe('2027-01-20')
  })
  it('is empty for a type without courts, and this month’s when nothing is asked', async () => {
    const { id_mst_tiporecurso: id } = await desk.db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Petanca' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    const { recursos, ocupacion, dias } = await desk.call(monthOccupancy, { id })
    expect([recursos, ocupacion, dias[0]?.day]).toEqual([[], 0, '2026-10-26'])
    expect(dias.every(({ horas }) => horas.every((one) => one === null))).toBe(true)
  })
  it('asks for the right to bookings', async () => {
    const clerk = await desk.as({ rights: ['cash'] })
    await expect(clerk.call(monthOccupancy, { id: 1 })).rejects.toMatchObject({ status: 403 })
  })
})
