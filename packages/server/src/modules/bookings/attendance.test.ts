import { bookingTeams, markAllPresent, markPresent, markTeamPresent } from '@app/contract/bookings/attendance'
import { invoicePaid } from '@app/contract/invoices/collect'
import { callsOf } from '@app/contract/kit/generic-calls'
import { label } from '@app/contract/labels/label'
import { addMemberLabel } from '@app/contract/labels/member-label'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { members, book } = desk
const [anna, berta, carles] = members

const { create: newLabel } = callsOf(label)
const team = async (desc_etiqueta: string, ...people: number[]) => {
  const { id_mst_etiqueta } = await desk.call(newLabel, { desc_etiqueta })
  for (const id_mst_socios of people) await desk.call(addMemberLabel, { id_mst_socios, id_mst_etiqueta })
  return id_mst_etiqueta
}
const cameTo = async (id: number) => (await linesOf(desk, id)).map((line) => line.asistencia)

describe('attendance at a booking', () => {
  it('is marked for everybody at once, and pays nothing (A-11)', async () => {
    const { id_reg_reserva: id } = await book({ hora_ini: 840, socios: [anna, guest] })
    const { facturas } = await desk.call(markAllPresent, { id })
    expect(facturas.map((line) => line.asistencia)).toEqual([true, true])
    expect(await desk.call(invoicePaid, { id: facturas[0]!.id_reg_factura })).toEqual({ pagado_check: false })
  })
  it('is marked and unmarked for one, and only for a line of that booking', async () => {
    const { id_reg_reserva: id } = await book({ hora_ini: 480, socios: [anna, berta] })
    const other = await book({ hora_ini: 540, id_mst_socios: carles })
    const [, second] = await linesOf(desk, id)
    const [stranger] = await linesOf(desk, other.id_reg_reserva)
    await desk.call(markPresent, { id, id_factura: second!.id_reg_factura, asistencia: true })
    expect(await cameTo(id)).toEqual([false, true])
    await desk.call(markPresent, { id, id_factura: second!.id_reg_factura, asistencia: false })
    expect(await cameTo(id)).toEqual([false, false])
    await expect(desk.call(markPresent, { id, id_factura: stranger!.id_reg_factura, asistencia: true })).rejects.toMatchObject({
      status: 404,
    })
    expect(await cameTo(other.id_reg_reserva)).toEqual([false])
  })
  it('is marked for the players who have a label as a team, by GET or POST, and taken off with 0 (A-11)', async () => {
    const { id_reg_reserva: id } = await book({ hora_ini: 600, socios: [anna, berta, guest] })
    const veterans = await team('Veteranos', anna, carles)
    expect(await desk.call(bookingTeams, { id })).toEqual([
      { id_mst_etiqueta: veterans, desc_etiqueta: 'Veteranos', jugadores: 1, presentes: 0 },
    ])
    const { facturas } = await desk.call(markTeamPresent, { id, id_etiqueta: veterans, n: true })
    expect(facturas.map((line) => line.asistencia)).toEqual([true, false, false])
    expect(await desk.call(bookingTeams, { id })).toMatchObject([{ jugadores: 1, presentes: 1 }])
    const path = `/api/reserva/${id}/etiqueta/${veterans}/marcar_asistencia_equipo`
    expect(await desk.http({ method: 'POST', url: `${path}/0` })).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await cameTo(id)).toEqual([false, false, false])
  })
  it('of a team of which nobody plays is refused with its name, and marks nobody', async () => {
    const { id_reg_reserva: id } = await book({ hora_ini: 660, id_mst_socios: berta })
    const id_etiqueta = await team('Escuela', carles)
    await expect(desk.call(markTeamPresent, { id, id_etiqueta, n: true })).rejects.toMatchObject({
      status: 409,
      code: 'booking.equipo_sin_jugadores',
      message: expect.stringContaining('Escuela'),
    })
    await expect(desk.call(markTeamPresent, { id, id_etiqueta: 99_999, n: true })).rejects.toMatchObject({ status: 404 })
    expect(await cameTo(id)).toEqual([false])
  })
  it('leaves everything in order', async () => {
    expect(await broken(desk)).toEqual([])
  })
})
