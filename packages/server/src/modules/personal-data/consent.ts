import { giveConsent, memberConsents, type purposes } from '@app/contract/personal-data/consent'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMember } from '../members/public.ts'

const consentsOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('consentimiento as c')
    .leftJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios_creacion')
    .selectAll('c')
    .select(fullName<string | null>('s').as('desc_socio_creacion'))
    .where('c.id_mst_socios', '=', id)
    .orderBy('c.id_reg_consentimiento', 'desc')

export const consents = handle(memberConsents, ({ tx, input }) => consentsOf(tx, input.id).execute())

/** Simultaneous records of the same consent take turns at the member, and the second is refused. */
export const give = handle(giveConsent, async ({ tx, input, now, user }) => {
  const { id, finalidad, otorgado, prueba } = input
  await lockMember(tx, id)
  const last = await consentsOf(tx, id).where('c.finalidad', '=', finalidad).limit(1).executeTakeFirst()
  if (last?.otorgado === otorgado) refuse('datos.consentimiento_igual')
  const row = { id_mst_socios: id, finalidad, otorgado, prueba, fecha: now, id_mst_socios_creacion: user.id_mst_socios }
  return tx.insertInto('consentimiento').values(row).returningAll().executeTakeFirstOrThrow()
})

/** The given members whose latest statement refuses a purpose. */
export async function refusedBy(tx: Tx, ids: readonly number[], finalidad: (typeof purposes)[number]): Promise<ReadonlySet<number>> {
  const last = tx
    .selectFrom('consentimiento')
    .distinctOn('id_mst_socios')
    .select(['id_mst_socios', 'otorgado'])
    .where('id_mst_socios', 'in', ids)
    .where('finalidad', '=', finalidad)
    .orderBy('id_mst_socios')
    .orderBy('id_reg_consentimiento', 'desc')
  const rows = await tx.selectFrom(last.as('c')).select('c.id_mst_socios').where('c.otorgado', '=', false).execute()
  return new Set(rows.map((one) => one.id_mst_socios))
}
