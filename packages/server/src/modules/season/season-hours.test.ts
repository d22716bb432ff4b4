import { addMatchHours, addSeasonHours } from '@app/contract/member-hours/member-hours'
import { approveSeason } from '@app/contract/season/approve-season'
import { expect, it } from 'vitest'
import { seasonClub, wednesday } from '../../testing/modules/season.ts'

const desk = await seasonClub()
const { padel, other, wish } = desk
const [anna, berta, carles] = desk.members
const thursday = '2099-12-17'
/** Hours of the week of a member on a court; four of them last for one hour on the four Wednesdays or Thursdays of the season. */
const hoursOf = (id_mst_socios: number, id_mst_recurso: number, dia: number, [hora_inicio, hora_fin]: readonly [number, number]) =>
  desk.call(addMatchHours, { id_mst_socios, id_mst_recurso, dia, hora_inicio, hora_fin, horas_asignadas: 4 })
const approve = async (hora_ini: number, duracion: number, fecha_ini = wednesday) =>
  desk.call(approveSeason, {
    id: await wish({ id_mst_socios: berta, nombre: `Berta ${fecha_ini} ${hora_ini}`, fecha_ini, hora_ini, duracion }),
  })

it('season hours are used up by what lies in no hours of the week of that day, court and member (R-314, R-319)', async () => {
  await desk.call(addSeasonHours, { id_mst_socios: berta, id_mst_recurso: padel, horas_temporada: 6 })
  const around = [1140, 1320] as const
  await hoursOf(berta, padel, 4, around)
  await hoursOf(berta, other, 3, around)
  await hoursOf(anna, padel, 3, around)
  await approve(1200, 90)
  const refused = await approve(900, 60).catch((error) => error)
  expect(refused).toMatchObject({ code: 'horas.agotadas', msg: expect.stringContaining('10 h') })
  expect(refused.msg).toContain('Berta')
  expect(refused.msg).toContain('Pádel 1')
})

it('hours of the week are used up by what lies in them, not by what lies in others of that day or at that hour (R-319)', async () => {
  for (const [dia, from] of [
    [3, 540],
    [3, 720],
    [4, 540],
  ] as const)
    await hoursOf(berta, padel, dia, [from, from + 120])
  await approve(540, 60)
  await approve(720, 60)
  await approve(540, 60, thursday)
  for (const [start, day] of [
    [600, wednesday],
    [780, wednesday],
    [600, thursday],
  ] as const)
    await expect(approve(start, 60, day)).rejects.toMatchObject({ code: 'horas.agotadas', msg: expect.stringContaining('8 h') })
})

/** Carles’s wish of a Wednesday, approved. */
const hisOf = async (hora_ini: number, duracion: number, more: Parameters<typeof wish>[0] = {}) =>
  desk.call(approveSeason, { id: await wish({ id_mst_socios: carles, nombre: `Carles ${hora_ini}`, hora_ini, duracion, ...more }) })

it('season hours are used up by bookings of their court and type that take it, not by others (R-314, R-319, decision 0111)', async () => {
  const lesson = await desk.db
    .insertInto('tipo_reserva')
    .values({ desc_tiporeserva: 'Clase' })
    .returning('id_mst_tiporeserva')
    .executeTakeFirstOrThrow()
  await desk.call(addSeasonHours, { id_mst_socios: carles, id_mst_recurso: padel, horas_temporada: 6 })
  await hisOf(480, 90, { id_mst_recurso: other })
  await hisOf(660, 60, lesson)
  await hisOf(960, 90)
  await expect(hisOf(1080, 60)).rejects.toMatchObject({ code: 'horas.agotadas', msg: expect.stringContaining('10 h') })
  await desk.db
    .updateTable('reserva')
    .set({ ocupado: false })
    .where('id_mst_socios', '=', carles)
    .where('hora_ini', '=', 960)
    .where('fecha', '<', '2099-01-01')
    .execute()
  expect(await hisOf(840, 60)).toMatchObject({ creadas: 4 })
})

it('hours of the week hold what ends with them, at midnight too (R-319)', async () => {
  for (const [hours, starts] of [
    [
      [600, 720],
      [660, 600],
    ],
    [
      [1320, 1439],
      [1380, 1320],
    ],
  ] as const) {
    await hoursOf(carles, other, 3, hours)
    await hisOf(starts[0], 60, { id_mst_recurso: other })
    await expect(hisOf(starts[1], 60, { id_mst_recurso: other })).rejects.toMatchObject({
      code: 'horas.agotadas',
      msg: expect.stringContaining('8 h'),
    })
  }
})
