import { saveMemberAccess } from '@app/contract/access/member-access'
import { simulateEntry } from '@app/contract/access/simulate-entry'
import { addTerminal } from '@app/contract/access/terminals'
import { createCalendar } from '@app/contract/calendars/calendars'
import { generateSchedule } from '@app/contract/calendars/schedules'
import { expect, test } from 'vitest'
import { doorClub, doorDay } from '../../testing/modules/access.ts'
import { passClub } from '../../testing/modules/passes.ts'

test('the entrance is open while any court is, without a gap where one begins as another ends; a door with its own courts only (0107)', async () => {
  const desk = await doorClub()
  const [id] = desk.members
  const openFrom = async (courts: readonly number[], hora_ini: number, hora_fin: number) => {
    const { id_mst_calendario } = await desk.call(createCalendar, { desc_calendario: `Desde ${hora_ini}` })
    const horaris = [{ dias: 127, hora_ini, hora_fin, duracion: 60 }]
    await desk.call(generateSchedule, { id: id_mst_calendario, tipoHorario: 1, tipoHorario2_diasMeses: [], horaris })
    await desk.db.updateTable('recurso').set({ id_mst_calendario }).where('id_mst_recurso', 'in', courts).execute()
  }
  // the court that was made first opens last
  await openFrom([desk.padel], 600, 720)
  await openFrom([desk.other], 480, 600)
  await openFrom([desk.hall, desk.left, desk.right], 1320, 120)
  await desk.call(saveMemberAccess, { id, todos: true, recursos: [] })
  const openAt = async (minuto: number, more: { id_terminalacceso?: number } = {}) => {
    const { permitido, reglas } = await desk.call(simulateEntry, { id, fecha: doorDay, minuto, ...more })
    return [permitido, reglas.find(({ regla }) => regla === 'abierto')?.texto]
  }
  const closed = [false, 'El club está cerrado a esta hora.']
  const morning = [true, 'El club abre de 07:30 a 12:15']
  expect([await openAt(449), await openAt(450), await openAt(660), await openAt(735)]).toEqual([closed, morning, morning, closed])
  expect(await openAt(100)).toEqual([true, 'El club abre de 21:30 a 02:15'])
  const { id_terminalacceso } = await desk.call(addTerminal, { desc_terminalacceso: 'Pádel 2', clase: 'puerta', recursos: [desk.other] })
  expect(await openAt(500, { id_terminalacceso })).toEqual([true, 'El club abre de 07:30 a 10:15'])
  expect(await openAt(660, { id_terminalacceso })).toEqual(closed)
  // a court that is out of use keeps nothing open
  await desk.db.updateTable('recurso').set({ activo: false }).where('id_mst_recurso', '=', desk.other).execute()
  expect(await openAt(500)).toEqual(closed)
})

test('a pass opens the entrance from the day on which it was bought, and no court’s door (0107)', async () => {
  const club = await passClub()
  const [anna, berta] = club.members
  await club.sell(club.unlimited)
  const enters = async (sent: object, id = anna) => (await club.call(simulateEntry, { id, minuto: 660, ...sent })).permitido
  expect([await enters({ fecha: '2026-11-19' }), await enters({ fecha: doorDay })]).toEqual([false, true])
  const door = await club.call(addTerminal, { desc_terminalacceso: 'Pádel 1', clase: 'puerta', recursos: [club.padel] })
  expect(await enters({ id_terminalacceso: door.id_terminalacceso })).toBe(false)
  await club.db.updateTable('abono').set({ fecha_baja: doorDay }).where('id_mst_socios', '=', anna).execute()
  expect(await enters({})).toBe(false)
  // a pass that requires a booking opens nothing by itself
  await club.sell(club.unlimited, berta)
  expect(await enters({}, berta)).toBe(true)
  await club.db.updateTable('tipo_abono').set({ requiere_reserva_previa: true }).where('id_mst_tipoabonos', '=', club.unlimited).execute()
  expect(await enters({}, berta)).toBe(false)
  // the refusal names the pass, the door, and what would open it
  const said = async (sent: object) => (await club.call(simulateEntry, { id: berta, minuto: 660, ...sent })).texto
  const name = (
    await club.db.selectFrom('tipo_abono').selectAll().where('id_mst_tipoabonos', '=', club.unlimited).executeTakeFirstOrThrow()
  ).desc_tipoabonos
  const entrance = await club.call(addTerminal, { desc_terminalacceso: 'Torno norte', recursos: [] })
  expect(await said({ id_terminalacceso: entrance.id_terminalacceso })).toContain(`El abono ${name} no abre Torno norte`)
  expect(await said({ id_terminalacceso: door.id_terminalacceso })).toContain('Ningún abono abre Pádel 1')
  // one that has ended is not spoken of
  await club.db
    .updateTable('abono')
    .set({ vence: new Date('2026-11-19T23:00:00Z') })
    .where('id_mst_socios', '=', berta)
    .execute()
  expect(await said({ id_terminalacceso: entrance.id_terminalacceso })).toContain('ni abono ni permiso para Torno norte')
})

test('a debt is what is left of all lines that are due, as old as the oldest of them (0107)', async () => {
  const desk = await doorClub()
  const [id] = desk.members
  await desk.call(saveMemberAccess, { id, todos: true, recursos: [] })
  await desk.setting('ACCESO_DIAS_DEUDA', '60')
  const line = { id_mst_socios: id, concepto: 'Cuota', precio: 3850, id_mst_tipoingreso: 1 }
  const owes = (fecha_creacion: string, pagado: number) =>
    desk.db
      .insertInto('factura')
      .values({ ...line, fecha_creacion, pagado })
      .execute()
  const answer = async () => {
    const { permitido, pendiente } = await desk.call(simulateEntry, { id })
    return [permitido, pendiente]
  }
  await owes('2026-11-01', 0)
  await owes('2026-09-22', 1000)
  expect(await answer()).toEqual([true, 0])
  await owes('2026-09-21', 3000)
  expect(await answer()).toEqual([false, 3850 + 2850 + 850])
})

test('nobody switches a light on by hand where none is installed (spec 2 §7)', async () => {
  const desk = await doorClub()
  const [id] = desk.members
  const { id_terminalacceso } = await desk.call(addTerminal, { desc_terminalacceso: 'Luz', clase: 'luz', recursos: [desk.padel] })
  await desk.db
    .insertInto('recurso_tiposocio_permiso')
    .values({ id_mst_recurso: desk.padel, id_mst_tiposocio: 2, luz_manual: true })
    .execute()
  const may = async () => (await desk.call(simulateEntry, { id, id_terminalacceso })).permitido
  expect(await may()).toBe(false)
  await desk.db.updateTable('tipo_recurso').set({ domotica_estado_instalacion: true }).execute()
  expect(await may()).toBe(true)
})

test('a request has its number at its own terminal: the same one at another is another request', async () => {
  const desk = await doorClub()
  const { clave } = await desk.call(addTerminal, { desc_terminalacceso: 'Torno sur', recursos: [] })
  expect(await desk.ask('00481207', desk.entrance.clave, 'one')).toMatchObject({ motivo: 'acceso.sin_derecho' })
  expect(await desk.ask('999999', clave, 'one')).toMatchObject({ motivo: 'acceso.codigo_desconocido' })
})
