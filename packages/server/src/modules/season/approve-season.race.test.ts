import { addBooking } from '@app/contract/bookings/add-booking'
import { approveAll, approveSeason, cancelAllApprovals, cancelApproval } from '@app/contract/season/approve-season'
import { addDays } from '@app/contract/values/day'
import { expect, it } from 'vitest'
import { guest, letOverlap } from '../../testing/modules/bookings.ts'
import { seasonClub } from '../../testing/modules/season.ts'
import { roundsOf } from '../../testing/rounds.ts'

const rounds = roundsOf({ test: 5, proofs: 200 })
const desk = await seasonClub()
const { wish, stateOf, played, broken, clean, padel, other, hall, left, members } = desk
const [anna, berta] = members

/** Outcome of the calls, made simultaneously: the number of successes, and the messages of the others. */
async function race(calls: readonly (() => Promise<unknown>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()))
  const lost = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string; msg: string }] : []))
  return { won: results.length - lost.length, lost }
}
const approve = (id: number) => () => desk.call(approveSeason, { id })

it(`two desks approve one booking, ${rounds} rounds: one does, the other is told that it is approved`, { timeout: 300_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await wish({ nombre: 'Vets' })
    const { won, lost } = await race([approve(id), approve(id)])
    expect({ won, lost: lost.map((one) => one.code) }).toEqual({ won: 1, lost: ['season.ya_aprobada'] })
    expect(lost[0]?.msg).toContain('Vets')
    expect((await played()).length).toBe(4)
    await clean()
  }
  expect(await broken()).toEqual([])
  expect(desk.deadlocks()).toBe(0)
})

it(`approval against approval and against new bookings on the same ground, ${rounds} rounds: nobody gets what another one has, every loser is told what stands there, no deadlock`, {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const whole = await wish({ nombre: 'Toda', id_mst_recurso: hall, hora_ini: 1200, duracion: 60 })
    const half = await wish({ nombre: 'Media', id_mst_recurso: left, hora_ini: 1260, duracion: 60, id_mst_socios: berta })
    // the half was moved to the hours of the whole while both waited
    await letOverlap(desk, half, 1200)
    const free = await wish({
      nombre: 'Libre',
      id_mst_recurso: round % 2 ? padel : other,
      hora_ini: 1200,
      duracion: 60,
      id_mst_socios: anna,
    })
    const fecha_ini = addDays('2026-12-02', 7 * (round % 4))
    const single = (id_mst_recurso: number) => () =>
      desk.call(addBooking, { fecha_ini, hora_ini: 1230, duracion: 60, id_mst_recurso, id_mst_socios: guest })
    const { won, lost } = await race([
      approve(whole),
      approve(half),
      approve(free),
      single(left),
      single(round % 2 ? padel : other),
      () => desk.call(approveAll, {}),
    ])
    expect(won).toBeGreaterThan(0)
    for (const { code, msg } of lost) {
      expect(['season.ya_aprobada', 'season.solapada', 'permanent.choca', 'msg.period_has_full_events', 'booking.pista_ocupada']).toContain(
        code,
      )
      expect(msg).not.toBe('')
    }
    expect(await stateOf(half)).toMatchObject({ estado_reserva_fija: 2 })
    expect(await broken()).toEqual([])
    await clean()
  }
  expect(desk.deadlocks()).toBe(0)
})

it('approvals are taken back by two desks at once, and given at the same time: each once, no deadlock', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 50; round += 1) {
    const one = await wish({ nombre: 'Una', id_mst_recurso: other })
    const two = await wish({ nombre: 'Otra', id_mst_recurso: padel, id_mst_socios: berta })
    await desk.call(approveAll, {})
    const back = (id: number) => () => desk.call(cancelApproval, { id })
    const { lost } = await race([back(one), back(one), back(two), () => desk.call(cancelAllApprovals, {}), () => desk.call(approveAll, {})])
    for (const { code } of lost) expect(['season.no_aprobada']).toContain(code)
    expect(await broken()).toEqual([])
    await clean()
  }
  expect(desk.deadlocks()).toBe(0)
})
