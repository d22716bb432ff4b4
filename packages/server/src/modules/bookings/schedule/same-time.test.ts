import { checkSameTime } from '@app/contract/bookings/same-time'
import type { SentOf } from '@app/contract/kit/action'
import { afterEach, describe, expect, it } from 'vitest'
import { deskClub, guest } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const { db, padel, other, members, book } = desk
const [anna, berta] = members
const [monday, tuesday, wednesday] = ['2026-11-23', '2026-11-24', '2026-11-25']
/** True if Anna gets the warning of another booking at that time. */
const isTold = async (day: string, hora_ini: number, duracion: number, more: Partial<SentOf<typeof checkSameTime>> = {}) =>
  (await desk.call(checkSameTime, { day, hora_ini, duracion, id_mst_socios: anna, ...more })).error

afterEach(async () => {
  for (const table of ['factura', 'reserva_ocupa', 'reserva_socio', 'reserva'] as const) await db.deleteFrom(table).execute()
})

describe('somebody who plays at the same time (R-229)', () => {
  it('is one whose bookings have a minute in common, not one after the other', async () => {
    await book({ fecha_ini: monday, hora_ini: 600 })
    expect([await isTold(monday, 540, 60), await isTold(monday, 540, 75)]).toEqual([false, true])
    expect([await isTold(monday, 660, 60), await isTold(monday, 645, 60)]).toEqual([false, true])
    expect([await isTold(tuesday, 600, 60), await isTold('2026-11-22', 600, 60)]).toEqual([false, false])
  })
  it('plays over midnight too, last night or into the next day (A-17)', async () => {
    await book({ fecha_ini: monday, hora_ini: 1380, duracion: 120 })
    expect([await isTold(tuesday, 45, 60), await isTold(tuesday, 60, 60)]).toEqual([true, false])
    await book({ fecha_ini: wednesday, hora_ini: 15 })
    expect([await isTold(tuesday, 1410, 60), await isTold(tuesday, 1410, 45), await isTold(tuesday, 1410, 30)]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('is nobody’s own booking, nor one that takes no court', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: monday, hora_ini: 600 })
    expect(await isTold(monday, 630, 60, { id_reg_reserva })).toBe(false)
    await db.updateTable('reserva').set({ ocupado: false }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    expect(await isTold(monday, 630, 60)).toBe(false)
  })
  it('is told the first of what is in the way, whoever is asked about', async () => {
    await book({ fecha_ini: monday, hora_ini: 630, id_mst_recurso: other, id_mst_socios: berta })
    await book({ fecha_ini: monday, hora_ini: 600, id_mst_recurso: padel })
    const asked = { day: monday, hora_ini: 600, duracion: 90, id_mst_socios: null, socios: [guest, berta, anna] }
    expect((await desk.call(checkSameTime, asked)).msg).toBe('Anna Puig ya tiene una reserva a esa hora: Pádel 1, de 10:00 a 11:00.')
    expect((await desk.call(checkSameTime, { ...asked, socios: [berta] })).msg).toContain('Berta Puig')
    expect((await desk.call(checkSameTime, { ...asked, socios: [guest] })).error).toBe(false)
  })
})
