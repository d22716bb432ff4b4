import { mergeMembers } from '@app/contract/member-merge/merge'
import { expect, test } from 'vitest'
import { deskClub } from '../bookings/testing.ts'

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
