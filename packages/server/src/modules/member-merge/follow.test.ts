import { mergeMembers, undoMerge } from '@app/contract/member-merge/merge'
import { expect, test } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { db } = desk
const at = async (instant: string) => {
  desk.at(instant)
  await desk.product.outbox.drained()
}
const placesOf = async (id: number) =>
  (await db.selectFrom('reserva_socio').select('id_reg_reserva').where('id_mst_socios', '=', id).execute()).length
/** Remaining follow-up jobs of a merge. */
const looks = async () => {
  const jobs = await db
    .selectFrom('outbox')
    .select('run_at')
    .where('kind', '=', 'member-merge.follow')
    .where('done_at', 'is', null)
    .execute()
  return jobs.map(({ run_at }) => run_at.toISOString())
}

test('after a merge that was undone nobody looks any more: what comes to the record that is back stays his', async () => {
  desk.at('2026-11-20T11:00:00Z')
  const [stays, ends] = [await desk.member('Jon'), await desk.member('Jon')]
  const { id_reg_socio_union: id } = await desk.call(mergeMembers, { id: stays, otro: ends })
  expect(await looks()).toEqual(['2026-11-20T11:00:10.000Z'])
  await desk.call(undoMerge, { id })
  await desk.book({ fecha_ini: '2026-11-26', id_mst_socios: ends, socios: [ends], confirmar_inactivos: true })
  await at('2026-11-20T11:00:10Z')
  expect([await placesOf(ends), await placesOf(stays), await looks()]).toEqual([1, 0, []])
})

test('each look after a merge waits twice as long as the one before, a day at most, and what it moves is given back with the rest', async () => {
  desk.at('2026-11-20T12:00:00Z')
  const [stays, ends] = [await desk.member('Pau'), await desk.member('Pau')]
  const { id_reg_socio_union: id } = await desk.call(mergeMembers, { id: stays, otro: ends })
  await at('2026-11-20T12:00:10Z')
  expect(await looks()).toEqual(['2026-11-20T12:00:30.000Z'])
  await desk.book({ fecha_ini: '2026-11-27', id_mst_socios: ends, socios: [ends], confirmar_inactivos: true })
  await at('2026-11-20T12:00:30Z')
  expect([await placesOf(ends), await placesOf(stays)]).toEqual([0, 1])
  expect(await looks()).toEqual(['2026-11-20T12:01:10.000Z'])
  expect(await desk.call(undoMerge, { id })).toEqual({ devueltos: 3, quedan: 0 })
  expect([await placesOf(ends), await placesOf(stays)]).toEqual([1, 0])
})
