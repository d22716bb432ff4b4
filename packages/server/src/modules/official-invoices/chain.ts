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

/** Time of a call, at a club. */
interface Moment {
  readonly now: Date
  readonly club: ClubFacts
}
/** The next record of a locked chain has the later of this time and the last record's, to the second, so that times never go back; refuses a clock that is behind. */
function endOf(chain: Chain, { now, club }: Moment): ChainEnd {
  const { ultimo } = chain
  if (ultimo !== null && after(ultimo, -tolerated) > now) refuse('oficial.reloj_atrasado')
  const at = startOfSecond(ultimo !== null && ultimo > now ? ultimo : now)
  return { chain, at, fecha_hora: instantText(at, club.zone), today: clubTime(at, club.zone).today }
}

/** Locks the chain of a company, the last lock of a transaction: nothing slow may follow. */
export const lockChain = async (tx: Tx, company: number, moment: Moment): Promise<ChainEnd> =>
  endOf((await head(tx, company)) ?? (await begun(tx, company)), moment)

/** Series of a company, a prefix and a year. */
export type SeriesKey = Pick<Series, 'id_mst_empresas' | 'prefijo' | 'anyo'>
const findSeries = (tx: Tx, { id_mst_empresas, prefijo, anyo }: SeriesKey) =>
  tx
    .selectFrom('documento_serie')
    .selectAll()
    .where('id_mst_empresas', '=', id_mst_empresas)
    .where('prefijo', '=', prefijo)
    .where('anyo', '=', anyo)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The record at the end of the newest chain of a company, as the next one of it names it. */
const newestRecord = (tx: Tx, company: number) =>
  tx
    .selectFrom('documento_cadena as c')
    .leftJoin('documento_registro as r', (join) =>
      join.onRef('r.id_reg_documento_cadena', '=', 'c.id_reg_documento_cadena').onRef('r.n', '=', 'c.n'),
    )
    .leftJoin('facturaoficial as f', 'f.id_reg_facturaoficial', 'r.id_reg_facturaoficial')
    .select(['f.nif_emisor as issuer', 'f.num_completo as number', 'f.fecha as day', 'r.huella as fingerprint'])
    .where('c.id_mst_empresas', '=', company)
    .orderBy('c.instalacion', 'desc')
    .limit(1)
    .executeTakeFirst()
const linkOf = (found: Awaited<ReturnType<typeof newestRecord>>): ChainLink | null => {
  const { issuer, number, day, fingerprint } = found ?? {}
  return issuer && number && day && fingerprint ? { issuer, number, day, fingerprint } : null
}
/** The record at the end of the locked chain of a company, as the next one names it; null before the first. */
export const lastRecord = async (tx: Tx, company: number): Promise<ChainLink | null> => linkOf(await newestRecord(tx, company))

/** Place of the next document: the locked end of its chain with the last record, and its locked series. */
export interface Place extends ChainEnd {
  readonly previous: ChainLink | null
  readonly series: Series
}
/** Locks a chain, then a series, in one round trip: the year of the series is that of a day, or of the record. */
export async function lockPlace(
  tx: Tx,
  { fecha, ...key }: Omit<SeriesKey, 'anyo'> & { readonly fecha: Day | null },
  moment: Moment,
): Promise<Place> {
  const yearOf = (today: Day) => Number((fecha ?? today).slice(0, 4))
  const guess = yearOf(clubTime(moment.now, moment.club.zone).today)
  const company = key.id_mst_empresas
  const [chain, early, found] = await together(head(tx, company), findSeries(tx, { ...key, anyo: guess }), newestRecord(tx, company))
  const end = endOf(chain ?? (await begun(tx, company)), moment)
  const anyo = yearOf(end.today)
  // the chain was not there to be locked before the series, or its last record is of another year
  const series = chain && anyo === guess ? early : await findSeries(tx, { ...key, anyo })
  return {
    ...end,
    previous: linkOf(chain ? found : await newestRecord(tx, company)),
    series:
      series ??
      (await tx
        .insertInto('documento_serie')
        .values({ ...key, anyo })
        .returningAll()
        .executeTakeFirstOrThrow()),
  }
}
