import { moveBooking } from '@app/contract/bookings/change-booking'
import { chargeSelected } from '@app/contract/invoices/collect'
import { blockCourts, blocksOfDay } from '@app/contract/permanent/blocks'
import {
  bookingsOfPermanent,
  deleteBetween,
  deletePermanent,
  onePermanent,
  togglePermanent,
  updatePermanent,
} from '@app/contract/permanent/permanent-bookings'
import { undoSeries } from '@app/contract/permanent/undo-series'
import { describe, expect, it } from 'vitest'
import { linesOf, someDay } from '../../testing/modules/bookings.ts'
import { seriesClub } from '../../testing/modules/permanent.ts'
import { permanentModule } from './module.ts'

const { desk, form, make, broken } = await seriesClub()
const { db, padel, other, members } = desk
const [anna, berta] = members
const undo = (actos: readonly number[]) => desk.call(undoSeries, { actos: [...actos] })

const unlike: ReadonlySet<string> = new Set(['version', 'id_reg_reserva_ocupa', 'id_reg_reserva_socio', 'ocupa'])
/** All rows that a series may change, without versions and times of writing. */
async function whole() {
  const rows = async (
    table:
      | 'reserva'
      | 'reservafija'
      | 'factura'
      | 'reserva_ocupa'
      | 'reserva_socio'
      | 'reservafija_fecha'
      | 'reservafija_recurso'
      | 'reservafija_socio',
  ) =>
    (await db.selectFrom(table).selectAll().execute())
      .map((row) => JSON.stringify(Object.entries(row).filter(([name]) => !unlike.has(name))))
      .toSorted((a, b) => a.localeCompare(b))
  return [
    ...(await rows('reserva')),
    ...(await rows('reservafija')),
    ...(await rows('factura')),
    ...(await rows('reserva_ocupa')),
    ...(await rows('reserva_socio')),
    ...(await rows('reservafija_fecha')),
    ...(await rows('reservafija_recurso')),
    ...(await rows('reservafija_socio')),
  ]
}

describe('taking back what was done to a permanent booking', () => {
  it('takes a new one away with all of its bookings', async () => {
    const before = await whole()
    const { id_mst_reservasfijas: id, actos } = await make({
      recursos: [padel, other],
      id_mst_socios: anna,
      socios: [{ id_mst_socios: berta, cantidad: 1 }],
    })
    expect(await whole()).not.toEqual(before)
    // an act is not undone in part when one of its series is missing
    const made = await whole()
    await expect(undo([...actos, 999_999])).rejects.toMatchObject({ status: 404 })
    expect(await whole()).toEqual(made)
    await undo(actos)
    expect(await whole()).toEqual(before)
    await expect(desk.call(onePermanent, { id })).rejects.toMatchObject({ status: 404 })
    await expect(undo(actos)).rejects.toMatchObject({ status: 409, code: 'permanent.ya_deshecho' })
    expect(await broken()).toEqual([])
  })
  it('brings back dates, people, prices and what was cancelled for it: changed, deactivated, deleted between dates, deleted for good', async () => {
    // another series, which is not changed
    await make({ nombre: 'Otra', hora_ini: 480, hora_fin: 540 })
    const { id_mst_reservasfijas: id } = await make({ id_mst_socios: anna })
    await desk.book({ fecha_ini: '2026-12-14', hora_ini: 1320, id_mst_socios: berta })
    const before = await whole()
    const changes = [
      () =>
        desk.call(updatePermanent, {
          ...form({ id_mst_socios: berta, hora_ini: 1290, hora_fin: 1380, nombre: 'Otra' }),
          id,
          resolver: 'cancel',
        }),
      () => desk.call(togglePermanent, { id, fecha_ini: '2026-12-14' }),
      () => desk.call(deleteBetween, { id, fecha_ini: '2026-12-10', fecha_fin: '2026-12-25' }),
      () => desk.call(deletePermanent, { id }),
    ]
    for (const change of changes) {
      const { actos } = await change()
      expect(await whole()).not.toEqual(before)
      await undo(actos)
      expect(await whole()).toEqual(before)
      expect(await broken()).toEqual([])
    }
  })
  it('is refused with the name of what somebody touched since, and restores nothing', async () => {
    const { id_mst_reservasfijas: id, actos } = await make({ id_mst_socios: anna })
    const [first] = await desk.call(bookingsOfPermanent, { id })
    await desk.call(chargeSelected, {
      facturasSeleccionadas: (await linesOf(desk, first!.id_reg_reserva)).map((line) => line.id_reg_factura),
    })
    const before = await whole()
    await expect(undo(actos)).rejects.toMatchObject({
      status: 409,
      code: 'booking.tocada_despues',
      msg: expect.stringContaining('07/12/2026'),
      body: { reservas: [expect.objectContaining({ id_reg_reserva: first!.id_reg_reserva })] },
    })
    expect(await whole()).toEqual(before)
    const { actos: change } = await desk.call(updatePermanent, { ...form({ id_mst_socios: anna, nombre: 'Dos' }), id })
    await desk.call(updatePermanent, { ...form({ id_mst_socios: anna, nombre: 'Tres' }), id })
    await expect(undo(change)).rejects.toMatchObject({ code: 'booking.tocada_despues' })
    await db.deleteFrom('libro_asiento').execute()
    await db.updateTable('libro_cuenta').set({ saldo: 0 }).where('saldo', 'is not', null).execute()
    await db.updateTable('factura').set({ pagado: 0, fecha_pago: null }).execute()
  })
  it('is refused where another booking has the place that one would get back', async () => {
    const { id_mst_reservasfijas: id } = await make({ id_mst_socios: anna })
    const { actos } = await desk.call(deleteBetween, { id, fecha_ini: '2026-12-07', fecha_fin: '2026-12-07' })
    const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-12-07', hora_ini: 1215, id_mst_socios: berta })
    await expect(undo(actos)).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
    await desk.call(moveBooking, { id_reg_reserva, hora_ini: 600 })
    await undo(actos)
    expect((await desk.call(bookingsOfPermanent, { id }))[0]).toMatchObject({ fecha: '2026-12-07' })
  })
  it('is refused where a later act changed other dates of it, whose bookings this one never had', async () => {
    const { id_mst_reservasfijas: id } = await make({ id_mst_socios: anna })
    const without = async (day: string) => (await desk.call(deleteBetween, { id, fecha_ini: day, fecha_fin: day })).actos
    const [first, second] = [await without('2026-12-07'), await without('2026-12-14')]
    await expect(undo(first)).rejects.toMatchObject({ code: 'booking.tocada_despues', msg: expect.stringContaining('Peña') })
    await undo(second)
    expect((await desk.call(bookingsOfPermanent, { id })).map((row) => row.fecha)).toEqual(['2026-12-14', '2026-12-21', '2026-12-28'])
  })
  it('works for blocks, and is not offered where people were written to', async () => {
    const block = {
      id: 1,
      date: { startDate: someDay, endDate: someDay },
      startTime: 600,
      endTime: 720,
      selectedDias: [true],
      recursos: [padel],
      nombre: 'Red',
    }
    const { actos } = await desk.call(blockCourts, block)
    await undo(actos)
    expect(await desk.call(blocksOfDay, { fecha: someDay })).toEqual([])
    await db.updateTable('socio').set({ email: 'anna@example.com' }).where('id_mst_socios', '=', anna).execute()
    await desk.book({ hora_ini: 630, id_mst_socios: anna })
    const told = await desk.call(blockCourts, { ...block, override: 4 })
    expect(told).toMatchObject({ anuladas: 1, actos: [] })
    await desk.call(deletePermanent, { id: told.id_mst_reservasfijas })
  })
  it('is forgotten a day later: what was done stays', async () => {
    const { actos } = await make()
    const tidy = () => permanentModule.tidy(desk.tx, desk.now(), { zone: 'Europe/Madrid' } as never)
    await tidy()
    expect(await db.selectFrom('acto').select('id_reg_acto').where('id_reg_acto', 'in', actos).execute()).toHaveLength(1)
    desk.at('2026-11-21T10:00:01Z')
    await tidy()
    desk.at('2026-11-20T10:00:00Z')
    await expect(undo(actos)).rejects.toMatchObject({ status: 404 })
  })
  it('of acts that are nobody’s is refused, and so is somebody without the right', async () => {
    await expect(undo([99_999])).rejects.toMatchObject({ status: 404 })
    const stranger = await desk.as({ rights: ['members'] })
    await expect(stranger.call(undoSeries, { actos: [1] })).rejects.toMatchObject({ status: 403 })
  })
})
