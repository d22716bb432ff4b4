import {
  deleteBetween,
  listPermanent,
  permanentInfo,
  responsibleOfPermanent,
  updatePermanent,
} from '@app/contract/permanent/permanent-bookings'
import { previewEnd } from '@app/contract/permanent/series-preview'
import { describe, expect, it } from 'vitest'
import { outcomesOf, seriesClub } from '../../testing/modules/permanent.ts'

const { desk, form, make, preview, dates, broken } = await seriesClub()
const { padel, members } = desk
const [anna, berta] = members
const later = { nombre: 'Tarde', hora_ini: 600, hora_fin: 660, id_mst_socios: berta }

describe('one of several permanent bookings', () => {
  it('tells its own data and who answers for it (R-258)', async () => {
    const { id_mst_reservasfijas: first } = await make({ id_mst_socios: anna })
    const { id_mst_reservasfijas: second } = await make(later)
    for (const [id, nombre, responsable] of [
      [first, 'Peña', 'Anna Puig'],
      [second, 'Tarde', 'Berta Puig'],
    ] as const) {
      expect(await desk.call(permanentInfo, { id })).toMatchObject({ nombre, desc_responsable: responsable, recursos: [padel] })
      expect(await desk.call(responsibleOfPermanent, { id })).toMatchObject({ nombre_completo: responsable })
    }
    for (const call of [permanentInfo, responsibleOfPermanent])
      await expect(desk.call(call, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('is listed on its first day and its last, not before and after them', async () => {
    await make()
    const names = async (fecha: string) => (await desk.call(listPermanent, { fecha })).map((one) => one.nombre)
    expect([await names('2026-12-01'), await names('2026-12-31')]).toEqual([['Peña'], ['Peña']])
    expect([await names('2026-11-30'), await names('2027-01-01')]).toEqual([[], []])
  })
  it('for ever is listed on every day from its first on', async () => {
    await make({ tipo_horario: 1, fecha_fin: null })
    const found = async (fecha: string) => (await desk.call(listPermanent, { fecha })).length
    expect([await found('2026-11-30'), await found('2026-12-01'), await found('2036-12-01')]).toEqual([0, 1, 1])
  })
  it('of two that lose dates at once the list that was seen of one does not count; beyond some years no date is left out (R-256)', async () => {
    const { id_mst_reservasfijas: first } = await make({ tipo_horario: 1, fecha_fin: null })
    const { id_mst_reservasfijas: second } = await make(later)
    const days = { fecha_ini: '2026-12-21', fecha_fin: '2026-12-28' }
    const { vista } = await desk.call(previewEnd, { id: first, ...days })
    expect(await desk.call(deleteBetween, { ids: [first, second], ...days, vista })).toMatchObject({ quitadas: 4 })
    await desk.call(deleteBetween, { id: first, fecha_ini: '2027-12-31', fecha_fin: '2099-12-31' })
    const rows = desk.db.selectFrom('reservafija_fecha').select('fecha').where('id_mst_reservasfijas', '=', first)
    // 1200 days from the clock's 20 November, which are a Monday
    expect((await rows.orderBy('fecha', 'desc').limit(1).execute())[0]).toEqual({ fecha: '2030-03-04' })
  })
  it('loses the dates between two days, both included, and no others of its own or of another one (R-256)', async () => {
    const { id_mst_reservasfijas: first } = await make()
    const { id_mst_reservasfijas: second } = await make(later)
    const days = { fecha_ini: '2026-12-14', fecha_fin: '2026-12-21' }
    expect(await desk.call(deleteBetween, { id: first, ...days })).toMatchObject({ quitadas: 2 })
    expect(await dates(first)).toEqual(['2026-12-07 Pádel 1 1200', '2026-12-28 Pádel 1 1200'])
    expect(await dates(second)).toHaveLength(4)
    const one = { fecha_ini: '2026-12-28', fecha_fin: '2026-12-28' }
    expect(await desk.call(deleteBetween, { ids: [first, second], ...one })).toMatchObject({ quitadas: 2 })
    await expect(desk.call(deleteBetween, { id: first, fecha_ini: '2026-12-08', fecha_fin: '2026-12-07' })).rejects.toMatchObject({
      code: 'permanent.fechas_invertidas',
      fields: { fecha_fin: [expect.any(String)] },
    })
    expect(await broken()).toEqual([])
  })
  it('keeps its dates where the list that was seen is another one by now', async () => {
    const { id_mst_reservasfijas: id } = await make()
    const days = { fecha_ini: '2026-12-14', fecha_fin: '2026-12-21' }
    const { vista } = await desk.call(previewEnd, { id, ...days })
    await desk.call(updatePermanent, { ...form({ hora_ini: 1230, hora_fin: 1320 }), id, desde: '2026-12-20' })
    await desk.call(deleteBetween, { id, fecha_ini: '2026-12-21', fecha_fin: '2026-12-21' })
    await expect(desk.call(deleteBetween, { id, ...days, vista })).rejects.toMatchObject({ status: 409, code: 'permanent.vista_cambiada' })
    expect(await dates(id)).toHaveLength(3)
  })
})

it('a preview says what a date comes to that may be booked: one that is in the way of others and one that was skipped too', async () => {
  await desk.book({ fecha_ini: '2026-12-07', hora_ini: 1200 })
  const pricesOf = ({ fechas }: Awaited<ReturnType<typeof preview>>) => fechas.map((line) => line.celdas[0]!.precio)
  const asked = { id_mst_socios: anna }
  const before = await preview(asked)
  expect(outcomesOf(before)).toEqual(['12-07 clash', '12-14 new', '12-21 new', '12-28 new'])
  expect(pricesOf(before)).toEqual([900, 900, 900, 900])
  const { id_mst_reservasfijas: id } = await make({ ...asked, resolver: 'skip', fechas: [{ fecha: '2026-12-21', marcada: false }] })
  const after = await preview({ ...asked, id_mst_reservasfijas: id })
  expect(outcomesOf(after).slice(1)).toEqual(['12-14 kept', '12-21 skipped', '12-28 kept'])
  expect(pricesOf(after).slice(1)).toEqual([0, 900, 0])
})
