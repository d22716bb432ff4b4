import { after, startOfSecond } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** Seconds by which the clock may be behind the last record. */
const tolerated = 60

const head = (tx: Tx, company: number) =>
  tx
    .selectFrom('documento_cadena')
    .selectAll()
    .where('id_mst_empresas', '=', company)
    .orderBy('instalacion', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Locks the chain of a company, the last lock of a transaction: nothing slow may follow. Its next record has the later of
 * this time and the last record's, to the second, so that times never go back; refuses a clock that is behind.
 */
export async function lockChain(tx: Tx, company: number, now: Date) {
  const chain = (await head(tx, company)) ?? (await begun(tx, company))
  const { ultimo } = chain
  if (ultimo !== null && after(ultimo, -tolerated) > now) refuse('oficial.reloj_atrasado')
  const latest = ultimo !== null && ultimo > now ? ultimo : now
  return { chain, at: startOfSecond(latest) }
}

/** Begins the chain of a company; of two desks at once, one does. */
async function begun(tx: Tx, company: number) {
  await tx
    .insertInto('documento_cadena')
    .values({ id_mst_empresas: company })
    .onConflict((conflict) => conflict.columns(['id_mst_empresas', 'instalacion']).doNothing())
    .execute()
  return (await head(tx, company))!
}

/** Locks the series of a company, a prefix and a year, under the lock of its chain. */
export async function lockSeries(tx: Tx, series: { readonly id_mst_empresas: number; readonly prefijo: string; readonly anyo: number }) {
  const found = await tx
    .selectFrom('documento_serie')
    .selectAll()
    .where('id_mst_empresas', '=', series.id_mst_empresas)
    .where('prefijo', '=', series.prefijo)
    .where('anyo', '=', series.anyo)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found ?? tx.insertInto('documento_serie').values(series).returningAll().executeTakeFirstOrThrow()
}
