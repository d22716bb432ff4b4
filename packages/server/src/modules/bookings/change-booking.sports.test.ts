import { changeLineMember } from '@app/contract/bookings/booking-line'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { setAllowedSports } from '@app/contract/member-permissions/member-permissions'
import { afterEach, describe, expect, it } from 'vitest'
import { deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const clerk = await desk.as({ rights: ['bookings', 'members'] })
const { id_mst_tiporecurso: tennis } = await desk.db
  .insertInto('tipo_recurso')
  .values({ desc_tiporecurso: 'Tenis de prueba' })
  .returning('id_mst_tiporecurso')
  .executeTakeFirstOrThrow()
const restrict = (id: number, ...socioTiporecursosSelection: number[]) => desk.call(setAllowedSports, { id, socioTiporecursosSelection })
const unseen = { status: 404, code: 'msg.not_found' }
const member = { status: 409, code: 'permiso.socio_restringido', msg: expect.stringContaining('Berta') }
const ownerOf = async (id: number) =>
  (await desk.db.selectFrom('reserva').select('id_mst_socios').where('id_reg_reserva', '=', id).executeTakeFirstOrThrow()).id_mst_socios

afterEach(async () => {
  for (const id of [clerk.id, berta]) await restrict(id)
})

describe('a booking of a kind of court that somebody is kept from (R-302)', () => {
  it('is not found by staff of another one; with the own one besides, they move it (A-165)', async () => {
    const { id_reg_reserva } = await desk.book({ hora_ini: 600, socios: [anna, guest] })
    await restrict(clerk.id, tennis)
    for (const change of [{ id_mst_socios: berta, socios: [berta] }, { nombre: 'Copa' }])
      await expect(clerk.call(editBooking, { id_reg_reserva, ...change })).rejects.toMatchObject(unseen)
    await expect(clerk.call(moveBooking, { id_reg_reserva, hora_ini: 660 })).rejects.toMatchObject(unseen)
    await restrict(clerk.id, tennis, 1)
    expect(await clerk.call(moveBooking, { id_reg_reserva, hora_ini: 660 })).toMatchObject({ id_reg_reserva })
  })
  it('is not moved for an owner who is kept from it, and stays where it is with another name', async () => {
    const { id_reg_reserva } = await desk.book({ hora_ini: 780, id_mst_socios: berta })
    await restrict(berta, tennis)
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 840 })).rejects.toMatchObject(member)
    expect(await desk.call(editBooking, { id_reg_reserva, nombre: 'Copa' })).toMatchObject({ id_reg_reserva })
  })
  it('does not become theirs, neither by its form nor with the line of its owner; they may play in it', async () => {
    const { id_reg_reserva: id } = await desk.book({ hora_ini: 960, socios: [anna, guest] })
    const [first, second] = await linesOf(desk, id)
    const give = (line: typeof first) => desk.call(changeLineMember, { id, id_factura: line!.id_reg_factura, idSocio: berta })
    await restrict(berta, tennis)
    await expect(desk.call(editBooking, { id_reg_reserva: id, id_mst_socios: berta, socios: [berta] })).rejects.toMatchObject(member)
    await expect(give(first)).rejects.toMatchObject(member)
    expect(await give(second)).toMatchObject({ id_mst_socios: berta })
    expect(await ownerOf(id)).toBe(anna)
  })
})
