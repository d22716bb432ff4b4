import { mergeMembers } from '@app/contract/member-merge/merge'
import { expect, test } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { db } = desk

test('two desks that merge the same two records, either way round, merge them once', async () => {
  const [one, other] = [await desk.member('Ona'), await desk.member('Ona')]
  const both = await Promise.allSettled([
    desk.call(mergeMembers, { id: one, otro: other }),
    desk.call(mergeMembers, { id: other, otro: one }),
    desk.call(mergeMembers, { id: one, otro: other }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const open = await db
    .selectFrom('socio')
    .select('id_mst_socios')
    .where('id_mst_socios', 'in', [one, other])
    .where('reservado', '=', false)
    .execute()
  expect(open).toHaveLength(1)
})

test('a booking that is made while its player is merged is of the one who stays a moment later; nothing is left behind', async () => {
  for (let round = 0; round < 6; round += 1) {
    desk.at(`2026-11-20T10:0${round}:00Z`)
    const [stays, ends] = [await desk.member('Pol'), await desk.member('Pol')]
    const at = { hora_ini: 480 + round * 60, id_mst_socios: ends, socios: [ends] }
    await Promise.allSettled([desk.book(at), desk.call(mergeMembers, { id: stays, otro: ends })])
    desk.at(`2026-11-20T10:0${round}:30Z`)
    await desk.product.outbox.drained()
    const places = await db.selectFrom('reserva_socio').select('id_mst_socios').where('id_mst_socios', '=', ends).execute()
    const record = await db.selectFrom('socio').select('reservado').where('id_mst_socios', '=', ends).executeTakeFirstOrThrow()
    expect(record.reservado ? places : []).toEqual([])
  }
})

test('what a window that stood open writes of the record that ended goes over later, until the merge cannot be undone', async () => {
  desk.at('2026-11-20T11:00:00Z')
  const [stays, ends] = [await desk.member('Jon'), await desk.member('Jon')]
  const { id_reg_socio_union: id } = await desk.call(mergeMembers, { id: stays, otro: ends })
  const looks = async () => {
    const jobs = await db.selectFrom('outbox').selectAll().where('kind', '=', 'member-merge.follow').where('done_at', 'is', null).execute()
    return jobs.filter(({ payload }) => (payload as { id: number }).id === id)
  }
  const at = async (instant: string) => {
    desk.at(instant)
    await desk.product.outbox.drained()
  }
  await at('2026-11-20T11:20:00Z')
  await desk.book({ fecha_ini: '2026-11-26', hora_ini: 600, id_mst_socios: ends, socios: [ends], confirmar_inactivos: true })
  for (const instant of ['2026-11-20T12:00:00Z', '2026-11-20T14:00:00Z', '2026-11-21T00:00:00Z']) await at(instant)
  const players = await db.selectFrom('reserva_socio').select('id_reg_reserva').where('id_mst_socios', '=', stays).execute()
  expect(players).toHaveLength(1)
  expect(await looks()).toHaveLength(1)
  await at('2026-12-21T12:00:00Z')
  expect(await looks()).toEqual([])
})
