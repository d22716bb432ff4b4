import * as declared from '@app/contract/access/terminals'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { hashToken, newToken } from '../../kit/secrets/tokens.ts'

const shown = ['id_terminalacceso', 'desc_terminalacceso', 'clase', 'activo', 'fecha_clave', 'estado', 'fecha_estado'] as const

/** Terminals by name with their courts: all, or one. */
async function terminalsOf(tx: Tx, id?: number) {
  const rows = await tx
    .selectFrom('terminal_acceso')
    .select(shown)
    .$if(id !== undefined, (query) => query.where('id_terminalacceso', '=', id!))
    .orderBy('desc_terminalacceso')
    .execute()
  const links = await tx
    .selectFrom('terminal_acceso_recurso')
    .select(['id_terminalacceso', 'id_mst_recurso'])
    .orderBy('id_mst_recurso')
    .execute()
  const courts = Map.groupBy(links, (link) => link.id_terminalacceso)
  return rows.map((row) => ({ ...row, recursos: (courts.get(row.id_terminalacceso) ?? []).map((link) => link.id_mst_recurso) }))
}
const oneOf = async (tx: Tx, id: number) => (await terminalsOf(tx, id))[0] ?? refuse('msg.not_found')

interface Written {
  readonly clase: 'entrada' | 'puerta' | 'luz'
  readonly recursos: readonly number[]
}
/** The courts of a terminal; the entrance belongs to the whole club and has none. Refuses a door without courts. */
async function setCourts(tx: Tx, id_terminalacceso: number, { clase, recursos }: Written) {
  const wanted = clase === 'entrada' ? [] : [...new Set(recursos)]
  if (clase !== 'entrada' && wanted.length === 0) refuse('acceso.terminal_sin_pistas', { recursos: 'acceso.terminal_sin_pistas' })
  await tx.deleteFrom('terminal_acceso_recurso').where('id_terminalacceso', '=', id_terminalacceso).execute()
  if (wanted.length > 0)
    await tx
      .insertInto('terminal_acceso_recurso')
      .values(wanted.map((id_mst_recurso) => ({ id_terminalacceso, id_mst_recurso })))
      .execute()
}

export const list = handle(declared.accessTerminals, ({ tx }) => terminalsOf(tx))

export const names = handle(declared.terminalNames, ({ tx }) =>
  tx
    .selectFrom('terminal_acceso')
    .select(['id_terminalacceso as id', 'desc_terminalacceso as text'])
    .where('activo', '=', true)
    .orderBy('desc_terminalacceso')
    .execute(),
)

export const get = handle(declared.getTerminal, ({ tx, input }) => oneOf(tx, input.id))

export const add = handle(declared.addTerminal, async ({ tx, input: { recursos, ...row }, now }) => {
  const clave = newToken()
  const { id_terminalacceso } = await tx
    .insertInto('terminal_acceso')
    .values({ ...row, huella: hashToken(clave), fecha_clave: now })
    .returning('id_terminalacceso')
    .executeTakeFirstOrThrow()
  await setCourts(tx, id_terminalacceso, { clase: row.clase, recursos })
  return { id_terminalacceso, clave }
})

export const change = handle(declared.changeTerminal, async ({ tx, input: { id, recursos, ...row } }) => {
  const found = await tx.updateTable('terminal_acceso').set(row).where('id_terminalacceso', '=', id).returning('clase').executeTakeFirst()
  if (!found) refuse('msg.not_found')
  await setCourts(tx, id, { clase: row.clase, recursos })
  return oneOf(tx, id)
})

export const renew = handle(declared.renewTerminalKey, async ({ tx, input: { id }, now }) => {
  const clave = newToken()
  const found = await tx
    .updateTable('terminal_acceso')
    .set({ huella: hashToken(clave), fecha_clave: now })
    .where('id_terminalacceso', '=', id)
    .returning('id_terminalacceso')
    .executeTakeFirst()
  return found ? { id_terminalacceso: id, clave } : refuse('msg.not_found')
})
