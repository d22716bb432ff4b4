import type { RowOfResource } from '@app/contract/kit/resource'
import type { recordChain } from '@app/contract/official-invoices/invoice-record'
import type { documentSeries } from '@app/contract/official-invoices/official-invoice'
import { instantText } from '@app/contract/official-invoices/record-text'
import type { Day } from '@app/contract/values/day'
import { after, clubTime, startOfSecond } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { ChainLink } from './verifactu/record.ts'

type Chain = RowOfResource<typeof recordChain>
type Series = RowOfResource<typeof documentSeries>

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

/** Begins the chain of a company; of two desks at once, one does. */
async function begun(tx: Tx, company: number) {
  await tx
    .insertInto('documento_cadena')
    .values({ id_mst_empresas: company })
    .onConflict((conflict) => conflict.columns(['id_mst_empresas', 'instalacion']).doNothing())
    .execute()
  return (await head(tx, company))!
}

/** End of a locked chain: its next record is the n-th, at this time, after that one. */
export interface ChainEnd {
  readonly chain: Chain
  readonly at: Date
  /** The time with its offset, as records and papers have it. */
  readonly fecha_hora: string
  readonly today: Day
}

/**
 * Locks the chain of a company, the last lock of a transaction: nothing slow may follow. Its next record has the later of
 * this time and the last record's, to the second, so that times never go back; refuses a clock that is behind.
 */
export async function lockChain(
  tx: Tx,
  company: number,
  { now, club }: { readonly now: Date; readonly club: ClubFacts },
): Promise<ChainEnd> {
  const chain = (await head(tx, company)) ?? (await begun(tx, company))
  const { ultimo } = chain
  if (ultimo !== null && after(ultimo, -tolerated) > now) refuse('oficial.reloj_atrasado')
  const at = startOfSecond(ultimo !== null && ultimo > now ? ultimo : now)
  return { chain, at, fecha_hora: instantText(at, club.zone), today: clubTime(at, club.zone).today }
}

/** Series of a company, a prefix and a year. */
export type SeriesKey = Pick<Series, 'id_mst_empresas' | 'prefijo' | 'anyo'>
async function lockSeries(tx: Tx, series: SeriesKey): Promise<Series> {
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

/** The record at the end of a locked chain, as the next one names it; null before the first. */
export async function lastRecord(tx: Tx, { id_reg_documento_cadena, n, huella }: Chain): Promise<ChainLink | null> {
  if (n === 0) return null
  const document = await tx
    .selectFrom('documento_registro as r')
    .innerJoin('facturaoficial as f', 'f.id_reg_facturaoficial', 'r.id_reg_facturaoficial')
    .select(['f.nif_emisor as issuer', 'f.num_completo as number', 'f.fecha as day'])
    .where('r.id_reg_documento_cadena', '=', id_reg_documento_cadena)
    .where('r.n', '=', n)
    .executeTakeFirstOrThrow()
  return { ...document, fingerprint: huella }
}

/** Locks a series under the lock of the chain, and reads the last record. */
export const lockSeriesAt = (tx: Tx, { chain }: ChainEnd, series: SeriesKey) => together(lockSeries(tx, series), lastRecord(tx, chain))
