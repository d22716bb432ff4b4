import { editBookingInfo } from '@app/contract/bookings/booking-form'
import { archiveBooking, deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { saveCourtTypePasses } from '@app/contract/courts/passes'
import { chargeBooking } from '@app/contract/invoices/collect'
import { getPass } from '@app/contract/passes/member-passes'
import { usePass } from '@app/contract/passes/place-pass'
import { beforeEach, describe, expect, it } from 'vitest'
import { guest, linesOf } from '../../../testing/modules/bookings.ts'
import { broken, passClub } from '../../../testing/modules/passes.ts'
import { saveSetting } from '../../club/public.ts'

// the clock stands at 11:00 of 20 November
const desk = await passClub()
const { members, book } = desk
const [anna, berta, carles] = members
await desk.call(saveCourtTypePasses, { id: 1, tipoabonos: [desk.bookings] })
const set = (name: 'SOCIO_DIAS_CASTIGO' | 'HORAS_ANULAR_RESERVA', valor: number) => saveSetting(desk.db as never, name, { valor })
const penaltyOf = async (id: number) =>
  (await desk.db.selectFrom('socio').select('fecha_ini_acceso_web').where('id_mst_socios', '=', id).executeTakeFirstOrThrow())
    .fecha_ini_acceso_web
const late = { fecha_ini: '2026-11-21', hora_ini: 600 }
const asOwner = (id_reg_reserva: number, more = {}) => desk.call(deleteBooking, { id_reg_reserva, elimina_admin: false, ...more })

beforeEach(async () => {
  await set('SOCIO_DIAS_CASTIGO', 7)
  await set('HORAS_ANULAR_RESERVA', 24)
  await desk.db.updateTable('socio').set({ fecha_ini_acceso_web: null }).where('id_mst_socios', 'in', members).execute()
})

describe('deleting a booking in the name of its owner (A-39, A-173)', () => {
  it('penalises the owner after the deadline, never before it, and never as administrator', async () => {
    const at = async (hora_ini: number) => (await book({ ...late, hora_ini })).id_reg_reserva
    // until 11:00 of the day before
    expect(await asOwner(await at(660))).toMatchObject({ castigado_hasta: null })
    await desk.call(deleteBooking, { id_reg_reserva: await at(645), elimina_admin: true })
    await desk.call(deleteBooking, { id_reg_reserva: await at(645) })
    expect(await penaltyOf(anna)).toBeNull()
    const id = await at(645)
    expect(await desk.call(editBookingInfo, { id_reserva: id })).toMatchObject({
      anulacion: { limite: new Date('2026-11-20T09:45:00Z'), fuera_de_plazo: true, castigo_hasta: '2026-11-27' },
    })
    expect(await asOwner(id)).toMatchObject({ castigado_hasta: '2026-11-27' })
    expect(await penaltyOf(anna)).toBe('2026-11-27')
  })
  it('counts an archive made in the name of the owner', async () => {
    const { id_reg_reserva } = await book({ ...late, id_mst_socios: berta })
    await desk.call(archiveBooking, { id_reg_reserva, elimina_admin: false })
    expect(await desk.call(deleteBooking, { id_reg_reserva })).toMatchObject({ castigado_hasta: '2026-11-27' })
  })
  it('follows the parameters: hours of the deadline, 0 is the start; days of the penalty, 0 is none', async () => {
    const deleted = async () => (await asOwner((await book({ ...late, id_mst_socios: berta })).id_reg_reserva)).castigado_hasta
    await set('HORAS_ANULAR_RESERVA', 0)
    expect(await deleted()).toBeNull()
    const begun = await book({ fecha_ini: '2026-11-20', hora_ini: 630, id_mst_socios: berta })
    expect(await asOwner(begun.id_reg_reserva)).toMatchObject({ castigado_hasta: '2026-11-27' })
    await set('HORAS_ANULAR_RESERVA', 48)
    await set('SOCIO_DIAS_CASTIGO', 0)
    expect(await deleted()).toBeNull()
  })
  it('leaves a longer penalty, and penalises no guest', async () => {
    await desk.db.updateTable('socio').set({ fecha_ini_acceso_web: '2026-12-31' }).where('id_mst_socios', '=', carles).execute()
    expect(await asOwner((await book({ ...late, id_mst_socios: carles })).id_reg_reserva)).toMatchObject({ castigado_hasta: null })
    expect(await penaltyOf(carles)).toBe('2026-12-31')
    expect(await asOwner((await book({ ...late, id_mst_socios: guest })).id_reg_reserva)).toMatchObject({ castigado_hasta: null })
    expect(await penaltyOf(guest)).toBeNull()
  })
  it('gives no money back after the deadline, and says until when it could; before it and as administrator it does', async () => {
    const paid = async (place: object) => {
      const { id_reg_reserva } = await book({ ...place, id_mst_socios: berta })
      await desk.call(chargeBooking, { id: id_reg_reserva })
      return id_reg_reserva
    }
    const id = await paid(late)
    for (const how of [{ pasar_a_monedero: true }, { devolucion: 'como_se_pago', id_mst_caja: desk.register }])
      await expect(asOwner(id, how)).rejects.toMatchObject({
        ...{ status: 409, code: 'booking.anulada_tarde', msg: expect.stringContaining('20/11/2026 10:00') },
        fields: { devolucion: [expect.any(String)] },
      })
    expect(await asOwner(id)).toMatchObject({ devuelto: 0, castigado_hasta: '2026-11-27' })
    expect(await desk.call(restoreBooking, { id })).toMatchObject({ total: 600 })
    const refund = { devolucion: 'como_se_pago', id_mst_caja: desk.register } as const
    expect(await desk.call(deleteBooking, { id_reg_reserva: id, elimina_admin: true, ...refund })).toMatchObject({ devuelto: 600 })
    expect(await asOwner(await paid({ fecha_ini: '2026-11-23' }), refund)).toMatchObject({ devuelto: 600, castigado_hasta: null })
    expect(await broken(desk)).toEqual([])
  })
  it('keeps the use of a pass after the deadline, also when it is restored; as administrator it gives it back', async () => {
    const { id_reg_abonos } = await desk.sell(desk.bookings)
    const left = async () => (await desk.call(getPass, { id: id_reg_abonos })).saldo_restante
    const { id_reg_reserva: id } = await book(late)
    const [line] = await linesOf(desk, id)
    await desk.call(usePass, { id, id_factura: line!.id_reg_factura, id_reg_abonos })
    await asOwner(id)
    expect([await left(), await broken(desk)]).toEqual([9, []])
    await desk.call(restoreBooking, { id })
    expect(await linesOf(desk, id)).toMatchObject([{ id_mst_tipopago: 3, precio: 0, pagado_bono: 600, fecha_baja: null }])
    expect([await left(), await broken(desk)]).toEqual([9, []])
    await desk.call(deleteBooking, { id_reg_reserva: id, elimina_admin: true })
    expect([await left(), await broken(desk)]).toEqual([10, []])
  })
  it('is taken back with its penalty, while that is the one in force; an earlier one is in force again', async () => {
    await desk.db.updateTable('socio').set({ fecha_ini_acceso_web: '2026-11-24' }).where('id_mst_socios', '=', anna).execute()
    const { id_reg_reserva: id } = await book(late)
    await asOwner(id)
    await desk.call(restoreBooking, { id })
    expect(await penaltyOf(anna)).toBe('2026-11-24')
    await asOwner(id)
    await desk.db.updateTable('socio').set({ fecha_ini_acceso_web: '2027-01-31' }).where('id_mst_socios', '=', anna).execute()
    await desk.call(restoreBooking, { id })
    expect(await penaltyOf(anna)).toBe('2027-01-31')
  })
})
