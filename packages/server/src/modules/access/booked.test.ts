import { simulateEntry } from '@app/contract/access/simulate-entry'
import { addTerminal } from '@app/contract/access/terminals'
import { confirmStates } from '@app/contract/bookings/booking'
import { describe, expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { doorClub, doorDay } from '../../testing/modules/access.ts'
import { linesOf } from '../../testing/modules/bookings.ts'
import { bookedAt } from './booked.ts'

type Club = Awaited<ReturnType<typeof doorClub>>
const setBooking = ({ db }: Pick<Club, 'db'>, id: number, state: object) =>
  db.updateTable('reserva').set(state).where('id_reg_reserva', '=', id).execute()

describe('a booking at a door', async () => {
  const desk = await doorClub()
  const [anna, berta, carles] = desk.members
  const motive = async () => (await desk.ask('00481207')).motivo
  it('counts on its day and those beside it; one of another week is not even spoken of (0107)', async () => {
    const { id_reg_reserva } = await desk.bookNow({ fecha_ini: '2026-11-27' })
    expect(await motive()).toBe('acceso.sin_derecho')
    await setBooking(desk, id_reg_reserva, { fecha: '2026-11-13' })
    expect(await motive()).toBe('acceso.sin_derecho')
    await setBooking(desk, id_reg_reserva, { fecha: '2026-11-21' })
    expect(await motive()).toBe('acceso.aun_no')
    await setBooking(desk, id_reg_reserva, { fecha: '2026-11-19' })
    expect(await motive()).toBe('acceso.ya_paso')
    await setBooking(desk, id_reg_reserva, { fecha: '2026-11-13' })
  })
  it('opens while it holds its court and is confirmed where it has to be, and for those who play in it alone (0107)', async () => {
    const { id_reg_reserva } = await desk.bookNow({ id_mst_socios: carles, socios: [carles, berta] })
    const entering = async () => {
      const answers = []
      for (const id of [anna, berta, carles]) answers.push((await desk.call(simulateEntry, { id })).permitido)
      return answers
    }
    expect(await entering()).toEqual([false, true, true])
    const holds = { ocupado: true, es_bloqueig: false, pendiente_confirmar: confirmStates.none }
    const { validation, pending, approved } = confirmStates
    for (const state of [
      { ocupado: false },
      { es_bloqueig: true },
      { pendiente_confirmar: validation },
      { pendiente_confirmar: pending },
    ]) {
      await setBooking(desk, id_reg_reserva, { ...holds, ...state })
      expect([state, await entering()]).toEqual([state, [false, false, false]])
    }
    await setBooking(desk, id_reg_reserva, { ...holds, pendiente_confirmar: approved })
    expect(await entering()).toEqual([false, true, true])
  })
})

describe('what is not paid of a booking in a payment slot (A-117)', async () => {
  const desk = await doorClub()
  const [anna, berta] = desk.members
  await desk.setting('PAGO_TRAMO_OBLIGATORIO', '1')
  const slot = { id_mst_recurso: desk.padel, diaInicio: 1, mesInicio: 1, diaFin: 31, mesFin: 12, hora_ini: 600, hora_fin: 900 }
  await desk.db.insertInto('recurso_pago_tramo').values(slot).execute()
  const terminal = async (clase: 'puerta' | 'luz') =>
    (await desk.call(addTerminal, { desc_terminalacceso: clase, clase, recursos: [desk.padel] })).id_terminalacceso
  const [door, light] = [await terminal('puerta'), await terminal('luz')]
  await desk.db.updateTable('tipo_recurso').set({ domotica_estado_instalacion: true }).execute()
  const owed = async (id: number, id_terminalacceso: number) => (await desk.call(simulateEntry, { id, id_terminalacceso })).pendiente
  const { id_reg_reserva } = await desk.bookNow({ id_mst_socios: anna, socios: [anna, berta] })
  const setLine = (id_mst_socios: number, change: object) =>
    desk.db
      .updateTable('factura')
      .set(change)
      .where('id_reg_reserva', '=', id_reg_reserva)
      .where('id_mst_socios', '=', id_mst_socios)
      .execute()

  it('is for a member at a door what his own place costs, for the light what all owe, without lines that were deleted', async () => {
    expect((await linesOf(desk, id_reg_reserva)).map((line) => line.precio * line.cantidad)).toEqual([600, 600])
    expect([await owed(anna, door), await owed(berta, door), await owed(anna, light)]).toEqual([600, 600, 1200])
    await setLine(anna, { pagado: 200 })
    expect([await owed(anna, door), await owed(anna, light)]).toEqual([400, 1000])
    await setLine(anna, { pagado: 0 })
    await setLine(berta, { fecha_baja: doorDay })
    expect([await owed(berta, door), await owed(anna, light)]).toEqual([0, 600])
    expect((await desk.call(simulateEntry, { id: berta, id_terminalacceso: door })).permitido).toBe(true)
  })
  const club = desk.product.clubs.all()[0]!
  it('is for who has the pin what all of the booking owe, and nothing of any other', async () => {
    await setLine(berta, { fecha_baja: null })
    await desk.bookNow({ id_mst_recurso: desk.other, hora_ini: 780 })
    await setBooking(desk, id_reg_reserva, { pin_reserva: '4477' })
    const who = { codigo: 'conocido', medio: 'pin', id_mst_socios: null, reservas: [id_reg_reserva] } as const
    const door = { clase: 'entrada', recursos: [], margen: { antes: 30, despues: 15 } } as const
    const [booked] = await inThisClub(club, (tx) => bookedAt({ tx, club }, who, door, doorDay))
    expect(booked).toMatchObject({ pendiente: 1200 })
    expect(await desk.ask('4477')).toMatchObject({ motivo: 'acceso.reserva_sin_pagar', texto: 'Pasa por recepción.' })
  })
})

describe('the light of a court', async () => {
  const desk = await doorClub()
  await desk.db.updateTable('tipo_recurso').set({ domotica_estado_instalacion: true }).execute()
  const light = await desk.call(addTerminal, { desc_terminalacceso: 'Luz', clase: 'luz', recursos: [desk.padel] })
  await desk.setting('RECURSO_LUZ_EXTRA_ULTIMA_PISTA', String(desk.padel))
  await desk.setting('MINUTOS_LUZ_EXTRA_ULTIMA_PISTA', '10')
  const until = async () => (await desk.ask('00481207', light.clave)).hasta
  const { id_reg_reserva } = await desk.bookNow()
  it('stays on longer after the last booking of its day; one that follows there and then alone ends that (spec 2 §7)', async () => {
    expect(await until()).toBe(730)
    const elsewhere = [{ fecha_ini: '2026-11-21', hora_ini: 720 }, { id_mst_recurso: desk.other, hora_ini: 720 }, { hora_ini: 600 }]
    for (const booking of elsewhere) await desk.bookNow(booking)
    expect(await until()).toBe(730)
    const later = await desk.bookNow({ hora_ini: 1200 })
    expect(await until()).toBe(720)
    await setBooking(desk, later.id_reg_reserva, { ocupado: false })
    expect(await until()).toBe(730)
  })
  it('follows the light calendar for what the booking still has alone, in all of its stretches', async () => {
    const { id_mst_luz_calendario } = await desk.db
      .insertInto('luz_calendario')
      .values({ desc_luz_calendario: 'Partida' })
      .returning('id_mst_luz_calendario')
      .executeTakeFirstOrThrow()
    await desk.db.insertInto('luz_calendario_recurso').values({ id_mst_luz_calendario, id_mst_recurso: desk.padel }).execute()
    const stretch = { id_mst_luz_calendario, diames_ini: 101, diames_fin: 1231, dias: 127 }
    const hours = [
      [600, 660],
      [650, 680],
      [700, 900],
    ] as const
    await desk.db
      .insertInto('luz_tramo')
      .values(hours.map(([hora_ini, hora_fin]) => ({ ...stretch, hora_ini, hora_fin })))
      .execute()
    await desk.db.updateTable('tipo_ingreso').set({ usar_horario_domotica: true }).execute()
    expect(await until()).toBe(680)
    await desk.db.updateTable('factura').set({ fecha_baja: doorDay }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    expect(await until()).toBe(730)
  })
})
