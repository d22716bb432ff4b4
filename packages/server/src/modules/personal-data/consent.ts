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

/** The last answer of a member to each purpose, with its author; purposes never asked about have none. */
export const lastConsents = (tx: Tx, id: number) =>
  tx
    .selectFrom('consentimiento as c')
    .leftJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios_creacion')
    .distinctOn('c.finalidad')
    .select(['c.finalidad', 'c.otorgado', 'c.fecha', 'c.prueba', fullName<string | null>('s').as('desc_socio_creacion')])
    .where('c.id_mst_socios', '=', id)
    .orderBy('c.finalidad')
    .orderBy('c.id_reg_consentimiento', 'desc')
    .execute()

interface Statement {
  readonly id_mst_socios: number
  readonly finalidad: (typeof purposes)[number]
  readonly otorgado: boolean
  readonly prueba: string
  readonly now: Date
  /** Staff who recorded it; null for the member's own answer. */
  readonly by: number | null
}
/** Records an answer of a member; null if it was the last one already. Simultaneous ones take turns at the member. */
export async function recordConsent(tx: Tx, { now, by, ...statement }: Statement) {
  await lockMember(tx, statement.id_mst_socios)
  const last = await consentsOf(tx, statement.id_mst_socios).where('c.finalidad', '=', statement.finalidad).limit(1).executeTakeFirst()
  if (last?.otorgado === statement.otorgado) return null
  const row = { ...statement, fecha: now, id_mst_socios_creacion: by }
  return tx.insertInto('consentimiento').values(row).returningAll().executeTakeFirstOrThrow()
}

export const give = handle(giveConsent, async ({ tx, input: { id, ...answer }, now, user }) => {
  const made = await recordConsent(tx, { id_mst_socios: id, ...answer, now, by: user.id_mst_socios })
  return made ?? refuse('datos.consentimiento_igual')
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
