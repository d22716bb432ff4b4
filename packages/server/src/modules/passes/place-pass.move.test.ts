import { moveBooking } from '@app/contract/bookings/change-booking'
import { saveCourtPasses, saveCourtTypePasses } from '@app/contract/courts/passes'
import type { SentOf } from '@app/contract/kit/action'
import { getPass, removePass, updatePass } from '@app/contract/passes/member-passes'
import { usePass } from '@app/contract/passes/place-pass'
import { movePrice } from '@app/contract/planner/move-price'
import { afterEach, describe, expect, it } from 'vitest'
import { guest, linesOf } from '../../testing/modules/bookings.ts'
import { broken, passClub } from '../../testing/modules/passes.ts'

const desk = await passClub()
const { sell, members, book } = desk
const [anna] = members
const shared = await desk.type('Familiar', 100, { unidad: 1, abono_multipersonal: true })
const opening = [desk.hours, desk.bookings, desk.weekly, desk.unlimited, shared]
await desk.call(saveCourtTypePasses, { id: 1, tipoabonos: opening })
const elsewhere = await desk.court('Pádel propio')
await desk.db.updateTable('recurso').set({ abono_segun_tiporecurso: false }).where('id_mst_recurso', '=', elsewhere).execute()
await desk.call(saveCourtPasses, { id: elsewhere, tipoabonos: [] })
const balances = async () => expect(await broken(desk)).toEqual([])
afterEach(balances)

type To = Omit<SentOf<typeof moveBooking>, 'id_reg_reserva'>
/** A booking of a day, every place of it paid by the pass. */
async function withPass(fecha_ini: string, pass: { readonly id_reg_abonos: number }, socios: readonly number[] = [anna], duracion = 60) {
  const { id_reg_reserva: id } = await book({ fecha_ini, id_mst_socios: anna, socios: [...socios], duracion })
  for (const line of await linesOf(desk, id))
    await desk.call(usePass, { id, id_factura: line.id_reg_factura, id_reg_abonos: pass.id_reg_abonos })
  return id
}
const there = (id: number, to: To) => desk.call(movePrice, { id, ...to })
/** The previewed prices, which the move then matches to the cent. */
async function moved(id: number, to: To) {
  const said = await there(id, to)
  const saved = await desk.call(moveBooking, { id_reg_reserva: id, ...to })
  const lines = await linesOf(desk, id)
  expect(saved.total).toBe(said.despues)
  expect(lines.filter((line) => line.id_mst_tipopago !== 3).map((line) => line.precio)).toEqual(said.abonos.map((one) => one.importe))
  return said
}

describe('what a move says of passes', () => {
  it('is nothing while they are good there too, and asking changes nothing (0098)', async () => {
    const pass = await sell(desk.hours)
    const id = await withPass('2026-12-01', pass)
    const before = await linesOf(desk, id)
    expect(await there(id, { fecha_ini: '2026-12-02', duracion: 120 })).toMatchObject({
      ahora: 0,
      pagado: 0,
      despues: 0,
      diferencia: 0,
      abonos: [],
    })
    expect(await linesOf(desk, id)).toEqual(before)
    await moved(id, { fecha_ini: '2026-12-02', duracion: 120 })
  })
  it('names the place, why the pass is not good, and what will be owed: another court, after its end (A-115)', async () => {
    const pass = await sell(desk.bookings)
    const id = await withPass('2026-12-03', pass)
    const court = await there(id, { id_mst_recurso: elsewhere })
    expect(court).toMatchObject({
      ahora: 0,
      despues: 600,
      diferencia: 0,
      abonos: [{ nombre: expect.stringContaining('Anna'), importe: 600 }],
    })
    await desk.call(updatePass, { id: pass.id_reg_abonos, fecha_caducidad: '2026-12-10' })
    const late = await moved(id, { fecha_ini: '2026-12-11' })
    expect(late.abonos).toMatchObject([{ motivo: expect.stringContaining('10/12/2026'), importe: 600 }])
    expect((await desk.call(getPass, { id: pass.id_reg_abonos })).saldo_restante).toBe(10)
  })
  it('of a pass that was deleted says so: the place is owed where the booking goes, also of a pass without end', async () => {
    for (const [type, from, to] of [
      [desk.unlimited, '2027-03-01', '2027-03-02'],
      [desk.bookings, '2027-03-03', '2027-03-04'],
    ] as const) {
      const pass = await sell(type)
      const id = await withPass(from, pass)
      await desk.call(removePass, { id: pass.id_reg_abonos })
      expect((await moved(id, { fecha_ini: to })).abonos).toMatchObject([{ importe: 600 }])
    }
  })
  it('counts the uses that come back: the last hours go along, and no more than they are', async () => {
    const pass = await sell(desk.hours)
    const id = await withPass('2026-12-14', pass, [anna], 90)
    await desk.db.updateTable('libro_cuenta').set({ saldo: 0 }).where('id_reg_abonos', '=', pass.id_reg_abonos).execute()
    expect((await there(id, { fecha_ini: '2026-12-15' })).abonos).toEqual([])
    expect((await there(id, { duracion: 120 })).abonos).toMatchObject([{ importe: 1200 }])
    await desk.db.updateTable('libro_cuenta').set({ saldo: 510 }).where('id_reg_abonos', '=', pass.id_reg_abonos).execute()
  })
  it('of a week that is used up says so; a pass of two people has both of its uses back before it is asked', async () => {
    const weekly = await sell(desk.weekly)
    for (const day of ['2027-02-02', '2027-02-03']) await withPass(day, weekly)
    const id = await withPass('2027-02-09', weekly)
    expect((await there(id, { fecha_ini: '2027-02-10' })).abonos).toEqual([])
    expect((await moved(id, { fecha_ini: '2027-02-04' })).abonos).toHaveLength(1)

    const family = await sell(shared)
    const both = await withPass('2027-02-16', family, [anna, guest])
    await desk.db.updateTable('libro_cuenta').set({ saldo: 0 }).where('id_reg_abonos', '=', family.id_reg_abonos).execute()
    expect((await there(both, { fecha_ini: '2027-02-17' })).abonos).toEqual([])
    await desk.db.updateTable('libro_cuenta').set({ saldo: 8 }).where('id_reg_abonos', '=', family.id_reg_abonos).execute()
    await moved(both, { fecha_ini: '2027-02-17' })
  })
})
