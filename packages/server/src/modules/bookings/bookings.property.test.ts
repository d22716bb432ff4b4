import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { chargeBooking } from '@app/contract/invoices/collect'
import { expect, it } from 'vitest'
import { broken, deskClub, guest } from '../../testing/modules/bookings.ts'

/** A small deterministic random source (mulberry32), so that a failure can be seen again. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

it('after any bookings, moves, charges, deletions and restorations no two overlap on a court, its parts or its whole, and the money adds up', async () => {
  const desk = await deskClub()
  const pick = random(20_261_120)
  const courts = [desk.padel, desk.hall, desk.left, desk.right]
  const place = () => ({
    fecha_ini: `2026-12-0${1 + pick(2)}`,
    hora_ini: 480 + pick(12) * 30,
    duracion: 60 + pick(3) * 15,
    id_mst_recurso: courts[pick(4)]!,
  })
  const ids: number[] = []
  const any = () => ids[pick(ids.length)] ?? 0
  const steps = [
    async () => void ids.push((await desk.book({ ...place(), id_mst_socios: guest, socios: [guest, guest] })).id_reg_reserva),
    () => desk.call(moveBooking, { id_reg_reserva: any(), ...place() }),
    () => desk.call(deleteBooking, { id_reg_reserva: any() }),
    () => desk.call(restoreBooking, { id: any() }),
    () => desk.call(chargeBooking, { id: any(), id_mst_tipopago: pick(2) === 0 ? 1 : 4 }),
  ]
  const codes = new Set<string>()
  for (let i = 0; i < 250; i += 1) {
    const step = steps[i < 20 ? 0 : pick(steps.length)]!
    await step().catch((error: { code: string }) => codes.add(error.code))
  }
  expect(await broken(desk)).toEqual([])
  expect([...codes].filter((code) => code === 'msg.unexpected' || code === 'booking.pista_no_disponible')).toEqual([])
  expect(codes).toContain('booking.pista_ocupada')
})
