import { courtWeek } from '@app/contract/planner/court-week'
import { describe, expect, it } from 'vitest'
import { deskClub, guest } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel, other, hall, left, book } = desk
const weekOf = (id: number, day = '2026-11-25') => desk.call(courtWeek, { id, day })

describe('the week of a court', () => {
  it('runs from Monday to Sunday with its bookings, hours and how full each day is', async () => {
    const monday = await book({ fecha_ini: '2026-11-23', hora_ini: 600, nombre: 'Liga' })
    const sunday = await book({ fecha_ini: '2026-11-29', hora_ini: 0, duracion: 120, id_mst_socios: guest })
    await book({ fecha_ini: '2026-11-30', hora_ini: 600, id_mst_socios: guest })
    await book({ fecha_ini: '2026-11-24', hora_ini: 600, id_mst_recurso: other, id_mst_socios: guest })
    const week = await weekOf(padel)
    expect(week).toMatchObject({ start: '2026-11-23', end: '2026-11-29', recurso: { id_mst_recurso: padel, default_tiempo: 60 } })
    expect(week.reservas.map(({ id_reg_reserva, fecha }) => [id_reg_reserva, fecha])).toEqual([
      [monday.id_reg_reserva, '2026-11-23'],
      [sunday.id_reg_reserva, '2026-11-29'],
    ])
    expect(week.reservas[0]).toMatchObject({ nombre: 'Liga', total: 600, pago: 'unpaid', hora_fin: 660 })
    expect(week.dias.map(({ ocupacion, libre }) => [ocupacion, libre])).toEqual([
      [4, 1380],
      ...Array.from({ length: 5 }, () => [0, 1440]),
      [8, 1320],
    ])
  })
  it('says what courts on the same ground take of it, by name', async () => {
    await book({ fecha_ini: '2026-11-26', hora_ini: 720, id_mst_recurso: left, nombre: 'Bádminton', id_mst_socios: guest })
    for (const fecha_ini of ['2026-11-19', '2026-12-03'])
      await book({ fecha_ini, hora_ini: 600, id_mst_recurso: left, nombre: 'Otra semana', id_mst_socios: guest })
    const { dias, reservas } = await weekOf(hall)
    expect(reservas).toEqual([])
    expect(dias[3]).toMatchObject({
      ocupado_por: [{ hora_ini: 720, hora_fin: 780, motivo: 'Pabellón izquierda · Bádminton' }],
      libre: 1380,
    })
  })
  it('counts nothing as taken of what leaves its court free', async () => {
    const own = await book({ fecha_ini: '2026-12-07', hora_ini: 600, id_mst_socios: guest, id_mst_recurso: hall })
    const half = await book({ fecha_ini: '2026-12-08', hora_ini: 600, id_mst_socios: guest, id_mst_recurso: left })
    const taken = async () => (await weekOf(hall, '2026-12-07')).dias.slice(0, 2).map((day) => [day.libre, day.ocupado_por.length])
    expect(await taken()).toEqual([
      [1380, 0],
      [1380, 1],
    ])
    for (const { id_reg_reserva } of [own, half])
      await desk.db.updateTable('reserva').set({ ocupado: false }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    expect(await taken()).toEqual([
      [1440, 0],
      [1440, 0],
    ])
  })
  it('names its holidays', async () => {
    await desk.db.insertInto('festivo').values({ mes: 12, dia_mes: 25, desc_festivo: 'Navidad' }).execute()
    const { dias } = await weekOf(padel, '2026-12-25')
    expect(dias.map(({ festivo }) => festivo)).toEqual([null, null, null, null, 'Navidad', null, null])
  })
  it('is this week’s when nothing is asked, and refused for a court that is not there or without the right', async () => {
    expect(await desk.call(courtWeek, { id: padel })).toMatchObject({ start: '2026-11-16' })
    await expect(weekOf(999_999)).rejects.toMatchObject({ status: 404 })
    const clerk = await desk.as({ rights: ['cash'] })
    await expect(clerk.call(courtWeek, { id: padel })).rejects.toMatchObject({ status: 403 })
  })
})
