import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { plannerDay } from '@app/contract/planner/planner-day'
import { describe, expect, it } from 'vitest'
import { deskClub, someDay } from '../../../testing/modules/bookings.ts'
import { saveSetting } from '../../club/public.ts'

const desk = await deskClub()
const { db, padel, other, book } = desk
const setting = (name: 'CAMBIAR_HORA_INICIO_ADMIN' | 'CAMBIAR_DURACION_ADMIN', valor: '0' | '1') =>
  db.transaction().execute((tx) => saveSetting(tx as never, name, { valor }))
/** Permissions of the planner for the bookings of a court: start and length. */
const mayChange = async (court: number) => {
  const { recursos } = await desk.call(plannerDay, { id: 1, day: someDay })
  const { cambiar_inicio, cambiar_duracion } = recursos.find((one) => one.id_mst_recurso === court)!
  return [cambiar_inicio, cambiar_duracion]
}

describe('start and length of bookings', () => {
  it('may be changed where the court, its sport and the desk’s parameters all say so (R-220)', async () => {
    expect(await mayChange(padel)).toEqual([true, true])
    await setting('CAMBIAR_HORA_INICIO_ADMIN', '0')
    expect(await mayChange(padel)).toEqual([false, true])
    await setting('CAMBIAR_HORA_INICIO_ADMIN', '1')
    await setting('CAMBIAR_DURACION_ADMIN', '0')
    expect(await mayChange(padel)).toEqual([true, false])
    await setting('CAMBIAR_DURACION_ADMIN', '1')
    await db.updateTable('recurso').set({ cambiar_inicio: false }).where('id_mst_recurso', '=', padel).execute()
    await db.updateTable('recurso').set({ cambiar_duracion: false }).where('id_mst_recurso', '=', other).execute()
    expect([await mayChange(padel), await mayChange(other)]).toEqual([
      [false, true],
      [true, false],
    ])
    await db.updateTable('recurso').set({ cambiar_inicio: true, cambiar_duracion: true }).execute()
    await db.updateTable('tipo_recurso').set({ cambiar_inicio: false, cambiar_duracion: false }).execute()
    expect(await mayChange(padel)).toEqual([false, false])
    await db.updateTable('tipo_recurso').set({ cambiar_inicio: true, cambiar_duracion: true }).execute()
  })
})

describe('a type of booking', () => {
  it('that is not used any more is taken by no new booking, the others are', async () => {
    const types = await db
      .insertInto('tipo_reserva')
      .values([{ desc_tiporeserva: 'Clase' }, { desc_tiporeserva: 'Torneo' }])
      .returning('id_mst_tiporeserva')
      .execute()
    const [lesson, cup] = types.map((type) => type.id_mst_tiporeserva) as [number, number]
    await db.updateTable('tipo_reserva').set({ activo: false }).where('id_mst_tiporeserva', '=', cup).execute()
    expect(await book({ hora_ini: 600, id_mst_tiporeserva: lesson })).toBeDefined()
    await expect(book({ hora_ini: 720, id_mst_tiporeserva: cup })).rejects.toMatchObject({
      code: 'booking.tipo_inactivo',
      fields: { id_mst_tiporeserva: [expect.any(String)] },
    })
  })
})

it('the courts of a sport are its active ones, in their order', async () => {
  const closed = await desk.court('Cerrada')
  await db.updateTable('recurso').set({ activo: false }).where('id_mst_recurso', '=', closed).execute()
  await db.updateTable('recurso').set({ orden: 9 }).where('id_mst_recurso', '=', padel).execute()
  const names = (await desk.call(plannerDay, { id: 1, day: someDay })).recursos.map((court) => court.desc_recurso)
  expect(names).toEqual(['Pádel 2', 'Pabellón', 'Pabellón izquierda', 'Pabellón derecha', 'Pádel 1'])
  await expect(desk.call(newBookingInfo, { id_mst_recurso: 999_999, day: someDay })).rejects.toMatchObject({ status: 404 })
})
