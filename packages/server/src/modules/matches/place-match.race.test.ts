import { generateMatches } from '@app/contract/matches/generate-matches'
import { expect, it } from 'vitest'
import { leagueClub, saturday } from '../../testing/modules/matches.ts'
import { roundsOf } from '../../testing/rounds.ts'

const rounds = roundsOf({ test: 5, proofs: 200 })
const { desk, group, teams, newMatch, place, broken } = await leagueClub()
const { padel, other, left } = desk

async function race(calls: readonly (() => Promise<unknown>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()))
  const lost = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string; msg: string }] : []))
  return { won: results.length - lost.length, lost }
}
const clean = async () => {
  await desk.db.deleteFrom('factura').execute()
  for (const table of ['reserva_ocupa', 'reserva_socio', 'reserva'] as const) await desk.db.deleteFrom(table).execute()
}

it(`${rounds} rounds of desks that place one match on several courts, against new bookings there and a generation: it has one booking, every loser is told why, no deadlock`, {
  timeout: 300_000,
}, async () => {
  const id = await newMatch(teams[2], teams[3])
  for (let round = 0; round < rounds; round += 1) {
    const { won, lost } = await race([
      () => place(id, { id_mst_recurso: padel }),
      () => place(id, { id_mst_recurso: other }),
      () => place(id, { id_mst_recurso: left, hora_ini: 660 }),
      () => desk.call(generateMatches, { id: group }),
      () => desk.book({ fecha_ini: saturday, hora_ini: 630, id_mst_recurso: round % 2 ? padel : other }),
    ])
    const placed = await desk.db.selectFrom('reserva').select('id_reg_reserva').where('id_reg_partidos', '=', id).execute()
    expect(placed).toHaveLength(1)
    expect(won).toBeGreaterThan(0)
    for (const { code, msg } of lost) {
      expect(['partido.ya_colocado', 'booking.pista_ocupada']).toContain(code)
      expect(msg).not.toBe('')
    }
    expect(await broken()).toEqual([])
    await clean()
  }
  expect(desk.deadlocks()).toBe(0)
})

it('50 desks place one match at once: one of them does', async () => {
  const id = await newMatch(teams[2], teams[3])
  const { won, lost } = await race(Array.from({ length: 50 }, (_, n) => () => place(id, { hora_ini: 540 + 90 * (n % 7) })))
  expect(won).toBe(1)
  expect(new Set(lost.map(({ code }) => code))).toEqual(new Set(['partido.ya_colocado']))
  await clean()
})
