import { simulateEntry } from '@app/contract/access/simulate-entry'
import { addTerminal, changeTerminal } from '@app/contract/access/terminals'
import { expect, test } from 'vitest'
import { doorClub, doorDay } from '../../testing/modules/access.ts'
import { deskClub } from '../../testing/modules/bookings.ts'

test('the desk asks for the first entrance in use by name, for a named terminal, or for a club that has none', async () => {
  const desk = await deskClub()
  const [id] = desk.members
  const asked = async (id_terminalacceso?: number) => {
    const answer = await desk.call(simulateEntry, { id, ...(id_terminalacceso && { id_terminalacceso }) })
    return answer.id_terminalacceso
  }
  const add = async (desc_terminalacceso: string, clase: 'entrada' | 'puerta') =>
    (await desk.call(addTerminal, { desc_terminalacceso, clase, recursos: clase === 'puerta' ? [desk.padel] : [] })).id_terminalacceso
  const door = await add('A puerta', 'puerta')
  expect(await asked()).toBeNull()
  const [second, first] = [await add('Torno sur', 'entrada'), await add('Torno norte', 'entrada')]
  expect([await asked(), await asked(second), await asked(door)]).toEqual([first, second, door])
  await desk.call(changeTerminal, { id: first, desc_terminalacceso: 'Torno norte', clase: 'entrada', activo: false, recursos: [] })
  expect(await asked()).toBe(second)
  await expect(asked(999_999)).rejects.toMatchObject({ status: 404 })
})

test('the desk is told the next booking in which a member plays, one that begins this minute included', async () => {
  const desk = await doorClub()
  const [anna, berta, carles] = desk.members
  const next = async () => (await desk.call(simulateEntry, { id: berta })).siguiente
  expect(await next()).toBeNull()
  await desk.bookNow({ fecha_ini: '2026-11-24', hora_ini: 540, id_mst_socios: anna, socios: [anna, berta] })
  expect(await next()).toEqual({ fecha: '2026-11-24', minuto: 540, desc_recurso: 'Pádel 1' })
  await desk.bookNow({ fecha_ini: '2026-11-23', hora_ini: 900, id_mst_socios: berta })
  const evening = await desk.bookNow({ hora_ini: 1200, id_mst_socios: berta, id_mst_recurso: desk.other })
  await desk.bookNow({ hora_ini: 720, id_mst_socios: carles })
  const elsewhere = { fecha: doorDay, minuto: 1200, desc_recurso: 'Pádel 2' }
  expect(await next()).toEqual(elsewhere)
  desk.at('2026-11-20T19:00:00Z')
  expect(await next()).toEqual(elsewhere)
  desk.at('2026-11-20T19:01:00Z')
  expect(await next()).toMatchObject({ fecha: '2026-11-23', minuto: 900 })
  desk.at('2026-11-20T10:00:00Z')
  await desk.db.updateTable('reserva').set({ ocupado: false }).where('id_reg_reserva', '=', evening.id_reg_reserva).execute()
  expect(await next()).toMatchObject({ fecha: '2026-11-23' })
})
