import { saveMemberAccess } from '@app/contract/access/member-access'
import { simulateEntry } from '@app/contract/access/simulate-entry'
import { requestEntry } from '@app/contract/access/terminal-calls'
import { addTerminal } from '@app/contract/access/terminals'
import { confirmStates } from '@app/contract/bookings/booking'
import { expect, test } from 'vitest'
import { doorClub, doorDay } from '../../testing/modules/access.ts'
import { passClub } from '../../testing/modules/passes.ts'

const desk = await doorClub()
const [, berta, carles] = desk.members
const setMember = (id: number, change: object) => desk.db.updateTable('socio').set(change).where('id_mst_socios', '=', id).execute()

test('a card that one active member has and others who left is his; one of a record that is reserved is nobody’s (0107)', async () => {
  await desk.bookNow({ id_mst_socios: berta })
  await setMember(berta, { codigo_tarjeta_acceso: '700700' })
  await setMember(carles, { codigo_tarjeta_acceso: '700700', activo: false })
  expect(await desk.ask('700700')).toMatchObject({ permitido: true, nombre: 'Berta' })
  await setMember(berta, { reservado: true })
  expect(await desk.ask('700700')).toMatchObject({ motivo: 'acceso.socio_de_baja' })
  await setMember(carles, { reservado: true })
  expect(await desk.ask('700700')).toMatchObject({ motivo: 'acceso.codigo_desconocido' })
  for (const id of [berta, carles]) await setMember(id, { reservado: false, activo: true, codigo_tarjeta_acceso: null })
})

test('the QR of a pass is its owner’s until the pass is cancelled, and the pass opens the entrance (0107)', async () => {
  const club = await passClub()
  const { cod_reg_abonos, id_reg_abonos } = await club.sell(club.unlimited)
  const { clave } = await club.call(addTerminal, { desc_terminalacceso: 'Torno', recursos: [] })
  let number = 0
  const ask = (codigo: string) =>
    club.anonymous.call(requestEntry, { peticion: `p-${++number}`, codigo }, { authorization: `Bearer ${clave}` })
  const codeless = async (id: number) => (await club.call(simulateEntry, { id })).sin_codigo
  expect(await ask(cod_reg_abonos)).toMatchObject({ permitido: true, nombre: 'Anna' })
  expect([await codeless(club.members[0]), await codeless(club.members[1])]).toEqual([false, true])
  // the pin of a booking opens that booking, not the pass of its owner
  const { id_reg_reserva } = await club.book({ fecha_ini: doorDay, hora_ini: 900 })
  await club.db.updateTable('reserva').set({ pin_reserva: '4477' }).where('id_reg_reserva', '=', id_reg_reserva).execute()
  await club.db.updateTable('recurso').set({ aperturaacceso: true }).execute()
  expect(await ask('4477')).toMatchObject({ motivo: 'acceso.aun_no' })
  await club.db.updateTable('reserva').set({ pin_reserva: null }).execute()
  await club.db.updateTable('abono').set({ fecha_baja: doorDay }).where('id_reg_abonos', '=', id_reg_abonos).execute()
  expect(await ask(cod_reg_abonos)).toMatchObject({ motivo: 'acceso.codigo_desconocido' })
  expect(await codeless(club.members[0])).toBe(true)
})

test('a pin is known from the day before its booking until the day after, while the booking holds its court and is confirmed', async () => {
  const { id_reg_reserva } = await desk.bookNow({ id_mst_recurso: desk.other })
  const holds = { pin_reserva: '5151', fecha: doorDay, ocupado: true, pendiente_confirmar: confirmStates.none }
  const answered = async (state: object) => {
    await desk.db
      .updateTable('reserva')
      .set({ ...holds, ...state })
      .where('id_reg_reserva', '=', id_reg_reserva)
      .execute()
    return (await desk.ask('5151')).motivo
  }
  expect(await answered({})).toBeNull()
  expect(await answered({ pendiente_confirmar: confirmStates.approved })).toBeNull()
  expect(await answered({ fecha: '2026-11-19' })).toBe('acceso.ya_paso')
  expect(await answered({ fecha: '2026-11-21' })).toBe('acceso.aun_no')
  const unknown = [
    { fecha: '2026-11-18' },
    { fecha: '2026-11-22' },
    { ocupado: false },
    { pendiente_confirmar: confirmStates.pending },
    { pin_reserva: '5152' },
  ]
  for (const state of unknown) expect([state, await answered(state)]).toEqual([state, 'acceso.codigo_desconocido'])
  await answered({})
})

test('a pin that bookings of several people have opens each of them, in nobody’s name', async () => {
  const both = { fecha: doorDay, pin_reserva: '6161' }
  const { id_reg_reserva } = await desk.bookNow({ id_mst_recurso: desk.hall, id_mst_socios: carles })
  await desk.db.updateTable('reserva').set(both).where('id_reg_reserva', '=', id_reg_reserva).execute()
  expect(await desk.ask('6161')).toMatchObject({ permitido: true, nombre: 'Carles' })
  await desk.db.updateTable('reserva').set(both).where('id_mst_recurso', '=', desk.other).execute()
  expect(await desk.ask('6161')).toMatchObject({ permitido: true, nombre: null })
})

test('the desk is told who has nothing to show: no card, no code, no pin of a booking of these days in which he plays', async () => {
  const id = await desk.member('Dora')
  const codeless = async () => (await desk.call(simulateEntry, { id })).sin_codigo
  // codes of other members do not count
  await desk.call(saveMemberAccess, { id: berta, codigo: '818181', recursos: [] })
  expect(await codeless()).toBe(true)
  await desk.call(saveMemberAccess, { id, codigo: null, todos: true, recursos: [] })
  expect(await codeless()).toBe(true)
  await desk.call(saveMemberAccess, { id, codigo: '828282', recursos: [] })
  expect(await codeless()).toBe(false)
  await desk.call(saveMemberAccess, { id, codigo: null, recursos: [] })
  const { id_reg_reserva } = await desk.bookNow({ id_mst_socios: id, hora_ini: 1200 })
  const seen = []
  for (const state of [
    { pin_reserva: null },
    { pin_reserva: '7171' },
    { fecha: '2026-11-19' },
    { fecha: '2026-11-18' },
    { fecha: '2026-11-21' },
  ]) {
    await desk.db.updateTable('reserva').set(state).where('id_reg_reserva', '=', id_reg_reserva).execute()
    seen.push(await codeless())
  }
  expect(seen).toEqual([true, false, false, true, true])
})
