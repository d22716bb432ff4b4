import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** Locks an act: its slices, its undoing and its letters take turns. Refuses a missing one. */
export const lockAct = async (tx: Tx, id: number) =>
  (await tx.selectFrom('socio_acto').selectAll().where('id_reg_socio_acto', '=', id).forUpdate().executeTakeFirst()) ??
  refuse('msg.not_found')

/** The next changes of an act after the given one, in the order of their ids. */
export const changesAfter = (tx: Tx, id: number, { hasta, most }: { hasta: number; most: number }) =>
  tx
    .selectFrom('socio_acto_cambio')
    .selectAll()
    .where('id_reg_socio_acto', '=', id)
    .where('id_reg_socio_acto_cambio', '>', hasta)
    .orderBy('id_reg_socio_acto_cambio')
    .limit(most)
    .execute()
