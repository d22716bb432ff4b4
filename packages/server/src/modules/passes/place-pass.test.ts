import { changeLineMember } from '@app/contract/bookings/booking-line'
import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { saveCourtPasses, saveCourtTypePasses } from '@app/contract/courts/passes'
import { chargeSelected } from '@app/contract/invoices/collect'
import { memberDebt } from '@app/contract/invoices/debt'
import { updateIncome } from '@app/contract/one-off-income/edit-income'
import { getPass, removePass, updatePass } from '@app/contract/passes/member-passes'
import { passUses, removePassDay } from '@app/contract/passes/pass-uses'
import { bookingPasses, unusePass, usePass } from '@app/contract/passes/place-pass'
import { describe, expect, it } from 'vitest'
import { guest, linesOf } from '../../testing/modules/bookings.ts'
import { broken, passClub } from '../../testing/modules/passes.ts'

const desk = await passClub()
const { sell, members, book } = desk
const [anna, berta, carles] = members
const opening = [desk.hours, desk.bookings, desk.weekly, desk.unlimited]
await desk.call(saveCourtTypePasses, { id: 1, tipoabonos: opening })
let day = 0
/** A separate day for each booking: 23 November and after. */
const nextDay = () => `2026-12-${String((day += 1)).padStart(2, '0')}`
const bookFor = async (id_mst_socios: number = anna, more: Partial<Parameters<typeof book>[0]> = {}) => {
  const fecha_ini = nextDay()
  const { id_reg_reserva: id } = await book({ fecha_ini, id_mst_socios, ...more })
  const [line] = await linesOf(desk, id)
  return { id, fecha_ini, id_factura: line!.id_reg_factura }
}
const use = (at: { id: number; id_factura: number }, id_reg_abonos: number) =>
  desk.call(usePass, { id: at.id, id_factura: at.id_factura, id_reg_abonos })
const left = async (id: number) => (await desk.call(getPass, { id })).saldo_restante
const lineOf = async (id: number) => (await linesOf(desk, id))[0]!
const noneBroken = async () => expect(await broken(desk)).toEqual([])
const owed = { precio: 600, pagado_bono: 0, id_mst_tipopago: 1, id_mst_tipoabonos: null, fecha_pago: null }

describe('using a pass for a place', () => {
  it('takes the minutes or one booking; the line is type 3, costs nothing and keeps the price that it replaces (A-115)', async () => {
    const hours = await sell(desk.hours)
    const place = await bookFor(anna, { duracion: 90 })
    expect(await use(place, hours.id_reg_abonos)).toMatchObject({
      ...{ precio: 0, pagado_bono: 900, id_mst_tipopago: 3, id_mst_tipoabonos: desk.hours, fecha_pago: '2026-11-20' },
    })
    expect(await left(hours.id_reg_abonos)).toBe(8.5)
    expect((await desk.call(passUses, { id: hours.id_reg_abonos }))[0]).toMatchObject({
      ...{ motivo: 'uso', dia: place.fecha_ini, cantidad: -1.5, desc_recurso: 'Pádel 1', hora_ini: 600, id_reg_reserva: place.id },
    })
    const uses = await sell(desk.bookings)
    await use(await bookFor(anna, { duracion: 90 }), uses.id_reg_abonos)
    expect(await left(uses.id_reg_abonos)).toBe(9)
    // a use of a booking is reverted there, not among the days of the pass
    const [one] = await desk.call(passUses, { id: uses.id_reg_abonos })
    await expect(desk.call(removePassDay, { id: one!.id_reg_asiento })).rejects.toMatchObject({ code: 'abono.uso_de_reserva' })
    expect(await left(uses.id_reg_abonos)).toBe(9)
    await use(await bookFor(), (await sell(desk.unlimited)).id_reg_abonos)
    await noneBroken()
  })
  it('closes the line: it is neither charged nor changed (R-118, R-120, R-154)', async () => {
    const place = await bookFor()
    await use(place, (await sell(desk.bookings)).id_reg_abonos)
    await expect(desk.call(chargeSelected, { facturasSeleccionadas: [place.id_factura] })).rejects.toMatchObject({
      code: 'msg.FACTURA_YA_PAGADA',
    })
    for (const change of [{ precio: 500 }, { cantidad: 2 }])
      await expect(desk.call(updateIncome, { id_reg_factura: place.id_factura, ...change })).rejects.toMatchObject({ status: 409 })
    await expect(use(place, (await sell(desk.bookings)).id_reg_abonos)).rejects.toMatchObject({ code: 'msg.FACTURA_YA_PAGADA' })
    expect((await desk.call(memberDebt, { id: anna })).lineas.map((line) => line.id_reg_factura)).not.toContain(place.id_factura)
  })
  it('pays for a place only: not for a product on the booking, nor for a place of two', async () => {
    const pass = await sell(desk.bookings)
    const place = await bookFor()
    const { id_reg_factura: product } = await desk.db
      .insertInto('factura')
      .values({ id_reg_reserva: place.id, id_mst_socios: anna, concepto: 'Pelotas', precio: 500, fecha_creacion: '2026-11-20' })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
    const refused = { status: 409, code: 'abono.no_es_una_plaza' }
    await expect(use({ ...place, id_factura: product }, pass.id_reg_abonos)).rejects.toMatchObject(refused)
    await desk.db.updateTable('factura').set({ cantidad: 2 }).where('id_reg_factura', '=', place.id_factura).execute()
    await expect(use(place, pass.id_reg_abonos)).rejects.toMatchObject(refused)
    expect(await left(pass.id_reg_abonos)).toBe(10)
    await desk.call(deleteBooking, { id_reg_reserva: place.id })
  })
  it('is taken off again: the use is back and the place owes its price', async () => {
    const { id_reg_abonos } = await sell(desk.weekly)
    const place = await bookFor()
    await use(place, id_reg_abonos)
    expect(await desk.call(unusePass, { id: place.id, id_factura: place.id_factura })).toMatchObject(owed)
    await expect(desk.call(unusePass, { id: place.id, id_factura: place.id_factura })).rejects.toMatchObject({
      code: 'abono.linea_sin_abono',
    })
    const weeks = await desk.db.selectFrom('libro_cuenta').select('saldo').where('id_reg_abonos', '=', id_reg_abonos).execute()
    expect(weeks).toEqual([{ saldo: 2 }])
    await noneBroken()
  })
  it('is refused on a court that it does not open, for somebody else, after its end, and for what is no open place', async () => {
    const pass = await sell(desk.bookings)
    const { id_reg_abonos: id } = pass
    const own = await desk.court('Pádel propio')
    await desk.db.updateTable('recurso').set({ abono_segun_tiporecurso: false }).where('id_mst_recurso', '=', own).execute()
    await desk.call(saveCourtPasses, { id: own, tipoabonos: [] })
    const elsewhere = await bookFor(anna, { id_mst_recurso: own })
    await expect(use(elsewhere, id)).rejects.toMatchObject({ status: 409, code: 'abono.otra_pista' })
    await desk.call(saveCourtPasses, { id: own, tipoabonos: [desk.bookings] })
    await use(elsewhere, id)
    await expect(use(await bookFor(berta), id)).rejects.toMatchObject({ code: 'abono.de_otro' })
    await expect(use(await bookFor(guest), id)).rejects.toMatchObject({ code: 'abono.de_otro' })
    await desk.call(updatePass, { id, fecha_caducidad: '2026-11-30' })
    await expect(use(await bookFor(), id)).rejects.toMatchObject({ code: 'abono.caducado' })
    const [one, other] = [await bookFor(), await bookFor()]
    await expect(use({ id: one.id, id_factura: other.id_factura }, id)).rejects.toMatchObject({ status: 404 })
  })
  it('of a pass for several people pays for whoever plays along', async () => {
    const shared = await desk.type('Familiar', 100, { unidad: 1, abono_multipersonal: true })
    await desk.call(saveCourtTypePasses, { id: 1, tipoabonos: [...opening, shared] })
    const { id_reg_abonos } = await sell(shared)
    const { id } = await bookFor(anna, { socios: [anna, guest] })
    for (const line of await linesOf(desk, id)) await use({ id, id_factura: line.id_reg_factura }, id_reg_abonos)
    expect(await left(id_reg_abonos)).toBe(8)
    await expect(use(await bookFor(berta), id_reg_abonos)).rejects.toMatchObject({ code: 'abono.de_otro' })
  })
  it('is offered with the booking; a pass that cannot be used says why', async () => {
    const dora = await desk.member('Dora')
    const [good, ended] = [await sell(desk.hours, dora), await sell(desk.bookings, dora)]
    await desk.call(updatePass, { id: ended.id_reg_abonos, fecha_caducidad: '2026-11-21' })
    const place = await bookFor(dora)
    const offered = async () =>
      (await desk.call(bookingPasses, { id: place.id })).map(({ abono, usado, motivo }) => [abono.id_reg_abonos, usado, motivo])
    expect(await offered()).toEqual(
      expect.arrayContaining([
        [good.id_reg_abonos, false, null],
        [ended.id_reg_abonos, false, expect.stringContaining('21/11/2026')],
      ]),
    )
    await use(place, good.id_reg_abonos)
    expect(await offered()).toEqual([[good.id_reg_abonos, true, null]])
  })
})

describe('a booking that a pass pays for', () => {
  it('gives the use back when it is cancelled, and owes its price when it is brought back', async () => {
    const { id_reg_abonos } = await sell(desk.bookings)
    const { id, id_factura } = await bookFor()
    await use({ id, id_factura }, id_reg_abonos)
    await desk.call(deleteBooking, { id_reg_reserva: id })
    expect(await left(id_reg_abonos)).toBe(10)
    expect((await desk.call(memberDebt, { id: anna })).lineas.map((line) => line.id_reg_factura)).not.toContain(id_factura)
    await noneBroken()
    await desk.call(restoreBooking, { id })
    expect(await linesOf(desk, id)).toMatchObject([{ ...owed, id_reg_factura: id_factura, fecha_baja: null }])
    await noneBroken()
  })
  it('takes the pass along to another day, court and length, with the minutes that it has there (0098)', async () => {
    const { id_reg_abonos } = await sell(desk.hours)
    const { id, id_factura } = await bookFor()
    await use({ id, id_factura }, id_reg_abonos)
    const to = nextDay()
    await desk.call(moveBooking, { id_reg_reserva: id, fecha_ini: to, duracion: 120 })
    expect(await linesOf(desk, id)).toMatchObject([{ precio: 0, pagado_bono: 1200, precio_calculado: 1200, id_mst_tipopago: 3 }])
    expect(await left(id_reg_abonos)).toBe(8)
    const [now] = await desk.call(passUses, { id: id_reg_abonos })
    expect(now).toMatchObject({ motivo: 'uso', dia: to, cantidad: -2, anulado: false })
    await desk.call(moveBooking, { id_reg_reserva: id, duracion: 60 })
    expect(await left(id_reg_abonos)).toBe(9)
    await noneBroken()
  })
  it('moves a use of a week into the week it is moved to, and owes its price where the pass is not good (0098)', async () => {
    const { id_reg_abonos } = await sell(desk.weekly, carles)
    const week = { hora_ini: 600, id_mst_socios: carles }
    const places = []
    for (const fecha_ini of ['2027-01-11', '2027-01-12', '2027-01-18']) {
      const { id_reg_reserva: id } = await book({ ...week, fecha_ini })
      const place = { id, id_factura: (await lineOf(id)).id_reg_factura }
      await use(place, id_reg_abonos)
      places.push(place)
    }
    // the week of the 11th is full: the use of the 18th finds none there
    await desk.call(moveBooking, { id_reg_reserva: places[2]!.id, fecha_ini: '2027-01-13', confirmar_limites: true })
    expect(await lineOf(places[2]!.id)).toMatchObject(owed)
    await desk.call(moveBooking, { id_reg_reserva: places[0]!.id, fecha_ini: '2027-01-19' })
    expect(await lineOf(places[0]!.id)).toMatchObject({ precio: 0, id_mst_tipopago: 3 })
    const weeks = await desk.db
      .selectFrom('libro_cuenta')
      .select(['desde', 'saldo'])
      .where('id_reg_abonos', '=', id_reg_abonos)
      .orderBy('desde')
      .execute()
    expect(weeks).toEqual([
      { desde: '2027-01-11', saldo: 1 },
      { desde: '2027-01-18', saldo: 1 },
    ])
    await noneBroken()
  })
  it('gives the use back when its player leaves, or becomes somebody else, who owes the place', async () => {
    const { id_reg_abonos } = await sell(desk.bookings)
    const place = await bookFor(anna, { socios: [anna, berta] })
    await use(place, id_reg_abonos)
    expect(
      await desk.call(changeLineMember, { id: place.id, id_factura: place.id_factura, idSocio: carles, confirmar_limites: true }),
    ).toMatchObject({
      id_mst_socios: carles,
      precio: 600,
      pagado_check: false,
    })
    expect(await left(id_reg_abonos)).toBe(10)
    const other = await bookFor(berta, { socios: [berta, anna] })
    const line = (await linesOf(desk, other.id)).find((one) => one.id_mst_socios === anna)!
    await use({ id: other.id, id_factura: line.id_reg_factura }, id_reg_abonos)
    await desk.call(editBooking, { id_reg_reserva: other.id, socios: [berta] })
    expect(await left(id_reg_abonos)).toBe(10)
    expect((await linesOf(desk, other.id)).map((one) => one.id_mst_socios)).toEqual([berta])
    await noneBroken()
  })
  it('stays paid when the pass is deleted, and gives nothing to it any more when it is cancelled', async () => {
    const { id_reg_abonos } = await sell(desk.bookings)
    const place = await bookFor()
    await use(place, id_reg_abonos)
    await desk.call(removePass, { id: id_reg_abonos })
    expect(await lineOf(place.id)).toMatchObject({ id_mst_tipopago: 3, precio: 0 })
    await desk.call(deleteBooking, { id_reg_reserva: place.id })
    const [account] = await desk.db.selectFrom('libro_cuenta').select('saldo').where('id_reg_abonos', '=', id_reg_abonos).execute()
    expect(account).toEqual({ saldo: 0 })
    await noneBroken()
  })
  it('is made at a desk that has the right of bookings only', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    const { id_reg_abonos } = await sell(desk.bookings)
    const place = await bookFor()
    expect(await clerk.call(usePass, { id: place.id, id_factura: place.id_factura, id_reg_abonos })).toMatchObject({ precio: 0 })
    const other = await desk.as({ rights: ['members'] })
    expect((await other.http({ method: 'GET', url: `/api/reserva/${place.id}/abonos` })).status).toBe(403)
  })
})
