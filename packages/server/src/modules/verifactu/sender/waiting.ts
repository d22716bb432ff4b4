import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { together } from '../../../kit/database/together.ts'
import { failuresIn, type Sending } from './timing.ts'

/** States of sendings whose records were answered, one by one. */
const answered = ['correcto', 'parcial', 'incorrecto'] as const
/** Sendings that are looked at: more failures in a row are hourly anyway. */
const looked = 12

/** Chains of a company in the order of its installations, each with its last answered record. */
const chainsOf = (tx: Tx, company: number) =>
  tx
    .selectFrom('documento_cadena as c')
    .select(['c.id_reg_documento_cadena', 'c.instalacion', 'c.n', 'c.ultimo'])
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('documento_envio as e')
            .select('e.hasta')
            .whereRef('e.id_reg_documento_cadena', '=', 'c.id_reg_documento_cadena')
            .where('e.estado', 'in', answered)
            .orderBy('e.hasta', 'desc')
            .limit(1),
          sql<number>`0`,
        )
        .as('respondido'),
    )
    .where('c.id_mst_empresas', '=', company)
    .orderBy('c.instalacion')
    .execute()

/** Sendings of a company, newest first. */
const recentOf = (tx: Tx, company: number): Promise<Sending[]> =>
  tx
    .selectFrom('documento_envio as e')
    .innerJoin('documento_cadena as c', 'c.id_reg_documento_cadena', 'e.id_reg_documento_cadena')
    .selectAll('e')
    .where('c.id_mst_empresas', '=', company)
    .orderBy('e.id_reg_documento_envio', 'desc')
    .limit(looked)
    .execute()

/** Waiting records of a company: its chains, its recent sendings, and the first waiting record. */
export async function waitingOf(tx: Tx, company: number) {
  const [chains, recent] = await together(chainsOf(tx, company), recentOf(tx, company))
  const next = chains.find(({ n, respondido }) => n > respondido)
  const first =
    next &&
    (await tx
      .selectFrom('documento_registro')
      .select('instante')
      .where('id_reg_documento_cadena', '=', next.id_reg_documento_cadena)
      .where('n', '=', next.respondido + 1)
      .executeTakeFirstOrThrow())
  return {
    chains,
    recent,
    failures: failuresIn(recent),
    count: chains.reduce((sum, { n, respondido }) => sum + n - respondido, 0),
    /** Chain of the first waiting record, after its last answered one. */
    next: next && first ? { ...next, first: first.instante } : null,
  }
}
