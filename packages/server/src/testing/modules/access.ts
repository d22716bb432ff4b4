import { requestEntry } from '@app/contract/access/terminal-calls'
import { addTerminal } from '@app/contract/access/terminals'
import { deskClub } from './bookings.ts'

/** The day of the tests' clock, which is set to 11:00 in the club. */
export const doorDay = '2026-11-20'

/** A club with a turnstile at its entrance; Anna has the card 00481207. Courts open doors for their bookings. */
export async function doorClub() {
  const desk = await deskClub()
  await desk.db.updateTable('recurso').set({ aperturaacceso: true }).execute()
  await desk.db.updateTable('socio').set({ codigo_tarjeta_acceso: '00481207' }).where('id_mst_socios', '=', desk.members[0]).execute()
  const entrance = await desk.call(addTerminal, { desc_terminalacceso: 'Torno entrada', recursos: [] })
  let number = 0
  const ask = (codigo: string, clave = entrance.clave, peticion = `p-${++number}`) =>
    desk.anonymous.call(requestEntry, { peticion, codigo }, { authorization: `Bearer ${clave}` })
  const bookNow = (more: Parameters<typeof desk.book>[0] = {}) => desk.book({ fecha_ini: doorDay, hora_ini: 660, ...more })
  const setting = (cod_param: string, valor: string) =>
    desk.db
      .insertInto('param')
      .values({ cod_param, valor, activo: true })
      .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ valor }))
      .execute()
  return { ...desk, entrance, ask, bookNow, setting }
}
