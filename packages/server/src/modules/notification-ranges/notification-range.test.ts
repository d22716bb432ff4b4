import { addRange, changeRange, notificationRanges, removeRange } from '@app/contract/notification-ranges/notification-range'
import { mailSeasonState } from '@app/contract/season/season-mail'
import { expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { guest } from '../../testing/modules/bookings.ts'
import { seasonClub } from '../../testing/modules/season.ts'
import { notificationTimes } from './public.ts'

const desk = await seasonClub()
const [anna, berta, carles] = desk.members

it('ranges go from 00:00 to 23:59 on days of type 1 or 2, and are told by type (R-306)', async () => {
  const whole = await desk.call(addRange, { id_mst_socios: berta, tipodia: 2 })
  expect(whole).toMatchObject({ start: 0, finish: 1439, tipodia: 2 })
  await desk.call(addRange, { id_mst_socios: berta, tipodia: 1, start: 1080, finish: 1200 })
  const early = await desk.call(addRange, { id_mst_socios: berta, tipodia: 1, start: 540, finish: 600 })
  const found = await desk.call(notificationRanges, { id: berta })
  expect([found[1].map((one) => one.start), found[2].length]).toEqual([[540, 1080], 1])
  await desk.call(removeRange, { id_mst_notificaciones_tramos: early.id_mst_notificaciones_tramos })
  expect((await desk.call(notificationRanges, { id: berta }))[1].length).toBe(1)
  await expect(desk.call(addRange, { id_mst_socios: berta, tipodia: 3 as never })).rejects.toMatchObject({ status: 422 })
})

it('a range that ends before it starts or lies over another is refused with status fail and data.msg (R-309)', async () => {
  const mine = await desk.call(addRange, { id_mst_socios: carles, tipodia: 1, start: 540, finish: 600 })
  const other = await desk.call(addRange, { id_mst_socios: carles, tipodia: 1, start: 700, finish: 800 })
  const ids = { id_mst_notificaciones_tramos: other.id_mst_notificaciones_tramos, tipodia: 1 as const }
  await expect(desk.call(changeRange, { ...ids, start: 560, finish: 800 })).rejects.toMatchObject({
    status: 409,
    code: 'tramo.solapado',
    body: { status: 'fail', data: { msg: 'El tramo se solapa con otro del mismo tipo de día.' } },
  })
  await expect(desk.call(changeRange, { ...ids, start: 800, finish: 700 })).rejects.toMatchObject({ status: 422, code: 'tramo.orden' })
  await desk.call(changeRange, { ...ids, tipodia: 2, start: 560, finish: 800 })
  expect((await desk.call(notificationRanges, { id: carles }))[1]).toMatchObject([{ start: mine.start }])
  await expect(desk.call(changeRange, { ...ids, id_mst_notificaciones_tramos: 999_999, start: 1, finish: 2 })).rejects.toMatchObject({
    status: 404,
  })
  await expect(desk.call(removeRange, { id_mst_notificaciones_tramos: 999_999 })).rejects.toMatchObject({ status: 404 })
})

it('two desks that add the same range at once: one does, the other is told that it overlaps', async () => {
  const results = await Promise.allSettled(
    [1, 2].map(() => desk.call(addRange, { id_mst_socios: anna, tipodia: 1, start: 1080, finish: 1200 })),
  )
  expect(results.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('a notice waits for the next range of its reader (R-306)', async () => {
  await desk.db.updateTable('socio').set({ email: 'anna@example.com' }).where('id_mst_socios', '=', anna).execute()
  const id = await desk.wish({ nombre: 'Vets' })
  // Friday 20 November 2026, 11:00 in the club; Anna accepts notices from 18:00 on
  await desk.call(mailSeasonState, { id })
  const waiting = await desk.db.selectFrom('outbox').select(['kind', 'run_at']).where('kind', '=', 'mail').execute()
  expect(waiting.map((one) => one.run_at.toISOString())).toEqual(['2026-11-20T17:00:00.000Z'])
})

it('within a range of his, or without any, a reader is told at once; the range of another counts for nobody else (R-306)', async () => {
  const now = new Date('2026-11-20T17:30:30Z')
  const times = await inThisClub(desk.product.clubs.all()[0]!, (tx) => notificationTimes(tx, [anna, guest], { now, zone: 'Europe/Madrid' }))
  expect([...times]).toEqual([
    [anna, now],
    [guest, now],
  ])
})
