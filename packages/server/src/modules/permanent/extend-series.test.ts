import { bookingsOfPermanent, listPermanent, onePermanent, savePermanent } from '@app/contract/permanent/permanent-bookings'
import { expect, it } from 'vitest'
import { tidyUp } from '../../kit/work/housekeeping.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { tidies } from '../../registry.ts'
import { broken, deskClub } from '../../testing/modules/bookings.ts'
import { noticesJob } from '../closures/closure-letters.ts'
import { extendJob } from './extend-series.ts'

const desk = await deskClub()
const { padel, book, members } = desk
const tidyAt = (now: Date) => tidyUp(desk.product.clubs.all()[0]!, tidies, now)
/** Hourly work of the worker. */
const hour = async () => {
  await tidyAt(desk.now())
  await desk.product.outbox.drained()
}

/** The outbox, once the clock has reached an instant. */
const workedAt = async (instant: string) => {
  desk.at(instant)
  await desk.product.outbox.drained()
}

/** Series of the jobs that are not done after the hourly work of an instant that the clock has not reached: so none is at work. */
const waitingAt = async (instant: string) => {
  await tidyAt(new Date(instant))
  const jobs = await desk.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', extendJob.name)
    .where('done_at', 'is', null)
    .execute()
  return jobs.map((job) => (job.payload as { id: number }).id)
}

it('a permanent booking for ever keeps its horizon: each day brings the dates that have come within it; what is taken is skipped', async () => {
  const { id_mst_reservasfijas: id, creadas } = await desk.call(savePermanent, {
    ...{ nombre: 'Peña', recursos: [padel], dias: 127, hora_ini: 600, hora_fin: 660, tipo_horario: 1, fecha_ini: '2026-11-21' },
    ...{ id_mst_socios: members[0] },
  })
  expect(creadas).toBe(400)
  await book({ fecha_ini: '2027-12-27', hora_ini: 600 })
  await hour()
  expect((await desk.call(listPermanent))[0]).toMatchObject({ reservas: 400, generada_hasta: '2027-12-25' })
  desk.at('2026-11-21T09:00:00Z')
  await hour()
  expect(await desk.db.selectFrom('reservafija').select('generada_hasta').execute()).toEqual([{ generada_hasta: '2027-12-26' }])
  desk.at('2026-11-23T09:00:00Z')
  await hour()
  await hour()
  const clerk = await desk.as({ rights: ['bookings'] })
  const rows = await clerk.call(bookingsOfPermanent, { id })
  expect(rows.map((row) => row.fecha).slice(-2)).toEqual(['2027-12-26', '2027-12-28'])
  expect(rows.at(-1)).toMatchObject({ total: 600 })
  expect(await clerk.call(onePermanent, { id })).toMatchObject({ generada_hasta: '2027-12-28', version: 1 })
  expect((await clerk.call(listPermanent))[0]).toMatchObject({ saltadas: 1 })
  // an ended one creates no more
  await desk.db.updateTable('reservafija').set({ activo: false }).where('id_mst_reservasfijas', '=', id).execute()
  desk.at('2026-11-25T09:00:00Z')
  await hour()
  expect(await desk.db.selectFrom('reservafija').select('generada_hasta').execute()).toEqual([{ generada_hasta: '2027-12-28' }])
  expect(await broken(desk)).toEqual([])
})

it('is asked for once while it waits, again a day later, and whatever else waits under the same number', async () => {
  desk.at('2026-11-20T10:00:00Z')
  const { id_mst_reservasfijas: id } = await desk.call(savePermanent, {
    ...{ nombre: 'Otra', recursos: [desk.other], dias: 127, hora_ini: 600, hora_fin: 660, tipo_horario: 1, fecha_ini: '2026-11-25' },
  })
  const asked = async (instant: string) => (await waitingAt(instant)).filter((one) => one === id).length
  await insertJob(desk.tx, noticesJob, { id }, { now: new Date('2026-12-24T10:00:00Z') })
  expect(await asked('2026-11-20T11:00:00Z')).toBe(0)
  expect(await asked('2026-11-27T10:00:00Z')).toBe(1)
  expect(await asked('2026-11-28T09:00:00Z')).toBe(1)
  expect(await asked('2026-11-28T10:00:01Z')).toBe(2)
  // finished, and queued again as soon as the next day brings more
  await workedAt('2026-11-28T10:00:01Z')
  expect(await asked('2026-11-28T11:00:00Z')).toBe(0)
  expect(await asked('2026-11-29T09:00:00Z')).toBe(1)
  await workedAt('2026-11-29T09:00:00Z')
  await desk.db.updateTable('reservafija').set({ activo: false }).execute()
  expect(await asked('2026-11-30T09:00:00Z')).toBe(0)
})

it('one with a last day beyond the horizon goes on to it, and is not asked for once it is there', async () => {
  desk.at('2026-11-20T10:00:00Z')
  const court = await desk.court('Pádel 3')
  const daily = { recursos: [court], dias: 127, tipo_horario: 2, fecha_ini: '2027-12-20' } as const
  const { id_mst_reservasfijas: near } = await desk.call(savePermanent, {
    ...{ ...daily, nombre: 'Hasta el horizonte', hora_ini: 480, hora_fin: 540, fecha_fin: '2027-12-25' },
  })
  const { id_mst_reservasfijas: far } = await desk.call(savePermanent, {
    ...{ ...daily, nombre: 'Un día más', hora_ini: 600, hora_fin: 660, fecha_fin: '2027-12-26' },
  })
  const lastOf = async () =>
    (
      await desk.db.selectFrom('reservafija').selectAll().where('id_mst_reservasfijas', 'in', [near, far]).orderBy('hora_ini').execute()
    ).map((row) => [row.nombre, row.generada_hasta])
  expect(await lastOf()).toEqual([
    ['Hasta el horizonte', '2027-12-25'],
    ['Un día más', '2027-12-25'],
  ])
  const asked = async (instant: string) => {
    const asks = await waitingAt(instant)
    await workedAt(instant)
    return asks.filter((id) => id === near || id === far)
  }
  expect(await asked('2026-11-20T11:00:00Z')).toEqual([])
  expect(await asked('2026-11-22T09:00:00Z')).toEqual([far])
  expect(await lastOf()).toEqual([
    ['Hasta el horizonte', '2027-12-25'],
    ['Un día más', '2027-12-26'],
  ])
  expect(await asked('2026-11-23T09:00:00Z')).toEqual([])
})

it('a permanent booking of a course gives the new dates the students of those days', async () => {
  desk.at('2026-11-20T10:00:00Z')
  const { id_mst_cuotas } = await desk.db
    .insertInto('cuotas')
    .values({ desc_cuota: 'Escuela', id_mst_tipoingreso: 2 })
    .returning('id_mst_cuotas')
    .executeTakeFirstOrThrow()
  const { id_mst_curso } = await desk.db
    .insertInto('cursos')
    .values({ desc_curso: 'Escuela', id_mst_cuotas })
    .returning('id_mst_curso')
    .executeTakeFirstOrThrow()
  const { id_mst_reservasfijas: id } = await desk.call(savePermanent, {
    ...{ nombre: 'Escuela', recursos: [desk.left], dias: 127, hora_ini: 480, hora_fin: 540, tipo_horario: 1, fecha_ini: '2026-11-21' },
    id_mst_curso,
  })
  const day = '2027-12-26'
  await desk.db
    .insertInto('socios_cuotas')
    .values({
      ...{ id_mst_socios: members[1], id_cuota: id_mst_cuotas, id_mst_curso, fecha_inicio_cuota: day, clases_desde: day },
      ...{ date_create: '2026-11-20', ancla: '2027-12-01' },
    })
    .execute()
  desk.at('2026-11-21T09:00:00Z')
  await hour()
  const lines = await desk.db
    .selectFrom('reserva as r')
    .innerJoin('reserva_socio as p', 'p.id_reg_reserva', 'r.id_reg_reserva')
    .innerJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
    .select(['r.fecha', 'p.id_mst_socios', 'f.precio'])
    .where('r.id_mst_reservasfijas', '=', id)
    .execute()
  expect(lines).toEqual([{ fecha: day, id_mst_socios: members[1], precio: 0 }])
})
