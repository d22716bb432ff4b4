import { decideEntry } from '@app/contract/access/access-rules'
import { simulateEntry } from '@app/contract/access/simulate-entry'
import type { Day } from '@app/contract/values/day'
import { skippedMinutes } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { factsAt, type Terminal } from './facts.ts'
import { holderOf } from './identify-by-code.ts'
import { terminalWith } from './terminal-facts.ts'

/** The terminal in question: a named one, the first active entrance, or the door of a club that has none. */
async function doorOf({ tx, say }: Pick<Call<unknown>, 'tx' | 'say'>, id: number | null): Promise<Terminal> {
  if (id !== null) return (await terminalWith(tx, 'id_terminalacceso', id)) ?? refuse('msg.not_found')
  const first = await tx
    .selectFrom('terminal_acceso')
    .select('id_terminalacceso')
    .where('clase', '=', 'entrada')
    .where('activo', '=', true)
    .orderBy('desc_terminalacceso')
    .executeTakeFirst()
  const own = first && (await terminalWith(tx, 'id_terminalacceso', first.id_terminalacceso))
  return own ?? { id_terminalacceso: null, desc_terminalacceso: say('access.no_entrance'), clase: 'entrada', activo: true, recursos: [] }
}

/** The next booking a member plays in, from a minute on; null without one. */
async function nextOf(tx: Tx, id: number, today: Day, minute: number) {
  const row = await tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('reserva_socio as p', 'p.id_reg_reserva', 'r.id_reg_reserva')
    .select(['r.fecha', 'r.hora_ini as minuto', 'c.desc_recurso'])
    .where('p.id_mst_socios', '=', id)
    .where('r.ocupado', '=', true)
    .where((eb) => eb.or([eb('r.fecha', '>', today), eb.and([eb('r.fecha', '=', today), eb('r.hora_ini', '>=', minute)])]))
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .executeTakeFirst()
  return row ?? null
}

type EntryCall = Pick<Call<unknown>, 'tx' | 'say' | 'club' | 'today' | 'minute'>

/** Entry of a member at a door at a moment, by the rules of its terminal, with the member's means to identify. */
async function entryAt(call: EntryCall, id: number, door: Terminal, at: { readonly day: Day; readonly minute: number }) {
  const who = await holderOf(call.tx, id, at.day)
  return { who, judged: decideEntry(await factsAt(call, door, who, at)) }
}

/** Entry of a member at the first entrance in use, now; null in a club without an entrance, and for a reserved member. */
export async function entryNow(call: EntryCall, id: number) {
  const { tx, say, today, minute } = call
  const member = await tx.selectFrom('socio').select('reservado').where('id_mst_socios', '=', id).executeTakeFirst()
  const door = await doorOf(call, null)
  if (door.id_terminalacceso === null || !member || member.reservado) return null
  const { judged } = await entryAt(call, id, door, { day: today, minute })
  return {
    permitido: judged.permitido,
    texto: say(judged.motivo, judged.valores),
    desc_terminalacceso: door.desc_terminalacceso,
    desde: judged.ventana?.desde ?? null,
    hasta: judged.ventana?.hasta ?? null,
  }
}

export const simulate = handle(simulateEntry, async (call) => {
  const { tx, input, today, minute, say, club } = call
  const member = await tx.selectFrom('socio').select('reservado').where('id_mst_socios', '=', input.id).executeTakeFirst()
  if (!member) return refuse('msg.not_found')
  if (member.reservado) return refuse('socio.usuario_reservado')
  const door = await doorOf(call, input.id_terminalacceso)
  const day = input.fecha ?? today
  const skipped = input.minuto === null ? null : skippedMinutes(day, club.zone)
  if (skipped && input.minuto! >= skipped.from && input.minuto! < skipped.to)
    refuse('acceso.hora_inexistente', { minuto: 'acceso.hora_inexistente' })
  const { who, judged } = await entryAt(call, input.id, door, { day, minute: input.minuto ?? minute })
  return {
    permitido: judged.permitido,
    texto: say(judged.motivo, judged.valores),
    sin_codigo: who.codigo === 'ninguno',
    desde: judged.ventana?.desde ?? null,
    hasta: judged.ventana?.hasta ?? null,
    pendiente: judged.pendiente,
    id_terminalacceso: door.id_terminalacceso,
    desc_terminalacceso: door.desc_terminalacceso,
    siguiente: await nextOf(tx, input.id, today, minute),
    reglas: judged.reglas.map(({ regla, estado, key, values }) => ({ regla, estado, texto: say(key, values) })),
  }
})
