import { changeMissing, editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { afterEach, describe, expect, it } from 'vitest'
import { deskClub, guest } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { db, padel, other, members, book } = desk
const [anna, berta, carles] = members

afterEach(async () => {
  for (const table of ['factura', 'reserva_ocupa', 'reserva_socio', 'reserva'] as const) await db.deleteFrom(table).execute()
})

describe('a booking with more people than its court holds by now', () => {
  it('is renamed all the same; who moves it, changes its people or seeks others is told (A-121)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 600, socios: [anna, berta, carles] })
    const holds = (capacidad_max: number) => db.updateTable('recurso').set({ capacidad_max }).where('id_mst_recurso', '=', padel).execute()
    await holds(2)
    expect(await desk.call(editBooking, { id_reg_reserva, nombre: 'Liga' })).toMatchObject({ version: 2 })
    const refused = { code: 'booking.demasiados_jugadores' }
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 660 })).rejects.toMatchObject(refused)
    await expect(desk.call(editBooking, { id_reg_reserva, socios: [anna, berta, guest] })).rejects.toMatchObject(refused)
    await expect(desk.call(changeMissing, { id: id_reg_reserva, num_faltan: 1 })).rejects.toMatchObject(refused)
    expect(await desk.call(editBooking, { id_reg_reserva, socios: [anna, berta] })).toMatchObject({ version: 3 })
    await holds(4)
  })
})

describe('other people in a booking', () => {
  it('are in the audit with the lines that came and went; the same ones in another order move no money (A-121)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 600, socios: [anna, carles] })
    const noted = async (socios: number[]) => {
      await desk.call(editBooking, { id_reg_reserva, socios })
      const { cambios } = await db.selectFrom('auditoria').select('cambios').orderBy('id_reg_auditoria', 'desc').executeTakeFirstOrThrow()
      return ((cambios ?? []) as { table: string; before: unknown; after: unknown }[]).filter(({ table }) => table === 'factura')
    }
    const [his, hers] = [{ id_mst_socios: carles }, { id_mst_socios: berta }]
    expect(await noted([anna, carles, berta])).toMatchObject([{ before: [], after: [hers] }])
    expect(await noted([anna, berta])).toMatchObject([{ before: [his], after: [] }])
    expect(await noted([anna, carles])).toMatchObject([{ before: [hers], after: [his] }])
    expect(await noted([carles, anna])).toEqual([])
  })
})

describe('a place taken out of a booking', () => {
  it('asks if fewer players remain than the court asks for, as one that is added does (A-173)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 600, socios: [anna, berta, carles] })
    await db.updateTable('recurso').set({ capacidad_min: 3 }).where('id_mst_recurso', '=', padel).execute()
    const without = { id_reg_reserva, id_mst_socios: anna, socios: [anna, berta] }
    await expect(desk.call(editBooking, without)).rejects.toMatchObject({
      ...{ status: 409, code: 'booking.pocos_jugadores', body: { confirm: 'confirmar_jugadores' } },
    })
    await desk.call(editBooking, { ...without, confirmar_jugadores: true })
    await db.updateTable('recurso').set({ capacidad_min: 1 }).where('id_mst_recurso', '=', padel).execute()
  })
})

describe('somebody who leaves the club between two days', () => {
  it('is told of when the booking moves from one to the other, not when it moves back or within its day', async () => {
    const leaving = await desk.member('Lluís')
    await db.updateTable('socio').set({ fecha_baja: '2026-11-25' }).where('id_mst_socios', '=', leaving).execute()
    const { id_reg_reserva } = await book({ fecha_ini: '2026-11-25', hora_ini: 600, socios: [anna, leaving] })
    const move = (fecha_ini: string, more = {}) => desk.call(moveBooking, { id_reg_reserva, fecha_ini, ...more })
    await expect(move('2026-11-26')).rejects.toMatchObject({
      ...{ status: 409, code: 'booking.jugador_inactivo', body: { confirm: 'confirmar_inactivos' } },
      msg: 'Lluís Puig no está de alta el 26/11/2026.',
    })
    await move('2026-11-26', { confirmar_inactivos: true })
    await move('2026-11-26', { hora_ini: 660 })
    await move('2026-11-27')
    expect(await move('2026-11-24')).toMatchObject({ version: 5 })
  })
})

describe('somebody who plays at the same time', () => {
  it('is told of when he comes to a booking or it moves, not again when something else of it changes (R-229)', async () => {
    await book({ hora_ini: 600, id_mst_socios: anna })
    const { id_reg_reserva } = await book({ hora_ini: 600, id_mst_recurso: other, id_mst_socios: guest, socios: [guest] })
    const edit = (more: object) => desk.call(editBooking, { id_reg_reserva, ...more })
    const told = { status: 409, body: { error: 1, confirm: 'confirmar_mismo_horario' } }
    await expect(edit({ socios: [guest, anna] })).rejects.toMatchObject(told)
    await edit({ socios: [guest, anna], confirmar_mismo_horario: true })
    await edit({ nombre: 'Liga' })
    await edit({ socios: [guest, anna, berta] })
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 615 })).rejects.toMatchObject(told)
    expect(await desk.call(moveBooking, { id_reg_reserva, hora_ini: 660 })).toMatchObject({ version: 5 })
  })
})
