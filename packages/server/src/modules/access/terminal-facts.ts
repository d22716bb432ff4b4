import type { Tx } from '../../kit/database/database.ts'
import type { Terminal } from './facts.ts'

/** The terminal with this id, or with this print of its key, and the courts behind it. */
export async function terminalWith(tx: Tx, column: 'id_terminalacceso' | 'huella', value: number | string) {
  const row = await tx
    .selectFrom('terminal_acceso')
    .select(['id_terminalacceso', 'desc_terminalacceso', 'clase', 'activo'])
    .where(column, '=', value as never)
    .executeTakeFirst()
  if (!row) return null
  const courts = await tx
    .selectFrom('terminal_acceso_recurso')
    .select('id_mst_recurso')
    .where('id_terminalacceso', '=', row.id_terminalacceso)
    .execute()
  return { ...row, recursos: courts.map((one) => one.id_mst_recurso) } satisfies Terminal
}
