import { chargeSelected } from '@app/contract/invoices/collect'
import { afterEach, describe, expect, it } from 'vitest'
import { letOverlap } from '../../testing/modules/bookings.ts'
import { rainClub, rainyDay } from '../../testing/modules/closures.ts'

const club = await rainClub()
const { desk, db, left, hall, preview, book, lines } = club
const [, berta] = club.members

afterEach(club.clean)

describe('the bookings of courts that close', () => {
  it('are those that the hours meet, not those that end when they begin or begin when they end (A-140)', async () => {
    await book(1005)
    await book(1260)
    expect((await preview()).lineas).toEqual([])
    const ids = async (hora_ini: number, hora_fin: number) => (await preview({ hora_ini, hora_fin })).lineas.map((line) => line.hora_ini)
    expect([await ids(1064, 1260), await ids(1065, 1261)]).toEqual([[1005], [1260]])
  })
  it('are played already where they began before the courts close, not where they begin with that', async () => {
    await book(1065)
    await book(1125, { id_mst_socios: berta })
    expect((await preview()).lineas.map((line) => line.en_juego)).toEqual([false, false])
    expect((await preview({ hora_ini: 1080 })).lineas.map((line) => [line.hora_ini, line.en_juego])).toEqual([
      [1065, true],
      [1125, false],
    ])
  })
  it('are looked for a day before and after, for what runs past midnight', async () => {
    await book(1380, { fecha_ini: '2026-11-23', duracion: 120 })
    await book(30, { fecha_ini: '2026-11-25' })
    const seen = await preview({ hora_ini: 0, hora_fin: 60 })
    expect(seen.lineas.map((line) => [line.fecha, line.en_juego])).toEqual([['2026-11-23', true]])
    const night = await preview({ hora_ini: 1410, hora_fin: 1500 })
    // bookings of another day stay on their day
    expect(night.lineas.map((line) => [line.fecha, line.posibles])).toEqual([['2026-11-25', ['cancel', 'leave']]])
  })
  it('have none that takes no court; one that shares its minutes with others is there (A-162)', async () => {
    const { id_reg_reserva: id } = await book(1200)
    await book(1140, { id_mst_socios: berta })
    await letOverlap(desk, id, 1140)
    expect((await preview()).lineas).toHaveLength(2)
    await db.deleteFrom('reserva_ocupa').where('id_reg_reserva', '=', id).execute()
    await db.updateTable('reserva').set({ ocupado: false, solapada: false }).where('id_reg_reserva', '=', id).execute()
    expect((await preview()).lineas).toHaveLength(1)
  })
  it('have a half of a hall only where that half closes', async () => {
    await book(1140, { id_mst_recurso: left })
    const courts = async (court: number) => (await preview({ recursos: [court] })).lineas.map((line) => line.desc_recurso)
    expect([await courts(hall), await courts(left), await courts(club.right)]).toEqual([['Pabellón izquierda'], ['Pabellón izquierda'], []])
  })
})

describe('what may become of a booking', () => {
  const possible = async (id: number, hora_ini?: number) =>
    (await preview(hora_ini === undefined ? {} : { hora_ini })).lineas.find((line) => line.id_reg_reserva === id)!.posibles
  it('is to stay alone where nobody may move or delete it, and to be cancelled where it waits for approval (A-38)', async () => {
    const { id_reg_reserva: id } = await book(1140)
    expect(await possible(id)).toEqual(['move', 'cancel', 'leave'])
    expect(await possible(id, 1155)).toEqual(['move', 'shorten', 'cancel', 'leave'])
    const as = async (states: { pendiente_confirmar?: 0 | 2; num_faltan?: number; id_mst_socios_creacion?: number | null }) => {
      await db.updateTable('reserva').set(states).where('id_reg_reserva', '=', id).execute()
      return [await possible(id), await possible(id, 1155)]
    }
    const waiting = ['cancel', 'leave']
    expect(await as({ pendiente_confirmar: 2 })).toEqual([waiting, waiting])
    expect(await as({ pendiente_confirmar: 0, num_faltan: -1 })).toEqual([['leave'], ['leave']])
    expect(await as({ num_faltan: 0, id_mst_socios_creacion: null })).toEqual([['leave'], ['leave']])
  })
  it('is not to be cancelled once money was taken for it', async () => {
    const { id_reg_reserva: id } = await book(1140)
    await desk.call(chargeSelected, { facturasSeleccionadas: (await lines(id)).map((line) => line.id_reg_factura) })
    await db.updateTable('reserva').set({ pendiente_confirmar: 2 }).where('id_reg_reserva', '=', id).execute()
    expect(await possible(id)).toEqual(['owe', 'leave'])
  })
  it('is to stay for a block', async () => {
    await book(1140)
    await db.updateTable('reserva').set({ es_bloqueig: true }).where('fecha', '=', rainyDay).execute()
    expect((await preview()).lineas.map((line) => line.posibles)).toEqual([['leave']])
  })
})

it('a closure lasts a day at most', async () => {
  await expect(preview({ hora_ini: 60, hora_fin: 1501 })).rejects.toMatchObject({ code: 'closures.demasiado_largo' })
  expect((await preview({ hora_ini: 60, hora_fin: 1500 })).lineas).toEqual([])
})
