import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../../testing/modules/bookings.ts'
import { letterBox } from '../../../testing/modules/notices.ts'
import { roundsOf } from '../../../testing/rounds.ts'

const rounds = roundsOf({ test: 5, proofs: 100 })
const desk = await deskClub()
const { padel, other } = desk
const box = await letterBox(desk)

describe('desks that change one booking at once', () => {
  it('leave one notice, told from what was known to what is true in the end', async () => {
    const { id_reg_reserva } = await desk.book({ hora_ini: 600 })
    await box.told()
    let known = 600
    for (let round = 0; round < rounds; round += 1) {
      const hours = [660, 720, 780].map((hour) => hour + (round % 2) * 240)
      await Promise.allSettled(hours.map((hora_ini) => desk.call(moveBooking, { id_reg_reserva, hora_ini })))
      const { hora_ini } = await desk.db
        .selectFrom('reserva')
        .select('hora_ini')
        .where('id_reg_reserva', '=', id_reg_reserva)
        .executeTakeFirstOrThrow()
      const letters = await box.told()
      const text = (minute: number) =>
        `${String(Math.floor(minute / 60)).padStart(2, '0')}:00–${String(Math.floor(minute / 60) + 1).padStart(2, '0')}:00`
      expect(letters.map(({ html }) => html?.includes(`<s>${text(known)}</s> → ${text(hora_ini)}`))).toEqual([true])
      known = hora_ini
    }
    expect(desk.deadlocks()).toBe(0)
  })
  it('while the job tells of them: every change is told once, none is lost', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-11-25', hora_ini: 600 })
      await box.told()
      await desk.call(moveBooking, { id_reg_reserva, hora_ini: 1200 })
      box.pass(61)
      const courts = [other, padel]
      const [first] = await Promise.all([
        box.letters(),
        ...courts.map((id_mst_recurso) => desk.call(moveBooking, { id_reg_reserva, id_mst_recurso }).catch(() => null)),
      ])
      const more = await box.told()
      const { id_mst_recurso } = await desk.db
        .selectFrom('reserva')
        .select('id_mst_recurso')
        .where('id_reg_reserva', '=', id_reg_reserva)
        .executeTakeFirstOrThrow()
      const letters = [...first, ...more]
      const last = id_mst_recurso === padel ? 'Pádel 1' : 'Pádel 2'
      expect(letters.length).toBeGreaterThan(0)
      expect(letters.at(-1)!.asunto).toBe(`Reserva cambiada: ${last} 25/11/2026 20:00`)
      expect(await desk.db.selectFrom('reserva_aviso').selectAll().execute()).toEqual([])
      await desk.call(deleteBooking, { id_reg_reserva })
      await box.told()
    }
  })
})
