import type { Resource } from '@app/contract/kit/resource'
import { sql } from 'kysely'
import { type Club, tablesOf } from '../database/clubs.ts'
import type { AnyTx, ClubDb } from '../database/database.ts'
import { inThisClub } from '../install.ts'
import { isSealed } from './sealed.ts'

/** Every column that is declared as sealed. */
const sealedColumns = (resources: readonly Resource[]) =>
  resources.flatMap(({ table, id, fields }) =>
    Object.entries(fields)
      .filter(([, { facts }]) => facts.sealed)
      .map(([column]) => ({ table, id, column })),
  )

interface Sealing {
  /** Values that are sealed now and were not, or not under the newest key. */
  readonly sealed: number
  /** Values whose key is missing, or that were sealed for another place. */
  readonly unreadable: number
}

/** A stored value, with its place. */
interface Stored {
  readonly at: number
  readonly id: number
  readonly value: string
}
type Column = ReturnType<typeof sealedColumns>[number]

/** Every value of these columns, in one statement. */
const storedValues = (db: ClubDb, columns: readonly Column[]): Promise<Stored[]> =>
  columns
    .map(({ table, id, column }, at) =>
      (db as unknown as AnyTx)
        .selectFrom(table)
        .select([sql.lit(at).as('at'), `${id} as id`, `${column} as value`])
        .where(column, 'is not', null),
    )
    .reduce((all, one) => all.unionAll(one))
    .execute() as Promise<Stored[]>

/**
 * Seals the values a club still keeps as plain text; with `anew` also those sealed under an older key. Only rows that change are locked, one
 * after the other, so it may run beside a server, and again.
 */
export async function sealColumns(club: Club, resources: readonly Resource[], { anew = false }: { anew?: boolean } = {}): Promise<Sealing> {
  const columns = sealedColumns(resources)
  const placeOf = ({ at, id }: Stored) => ({ ...columns[at]!, id })
  const textOf = (one: Stored) => (isSealed(one.value) ? club.secrets.open(one.value, placeOf(one)) : one.value)
  const isOld = ({ value }: Stored) => !isSealed(value) || (anew && !club.secrets.isCurrent(value))
  const all = await storedValues(tablesOf(club), columns)
  const unreadable = all.filter((one) => textOf(one) === null).length
  const old = all.filter((one) => isOld(one) && textOf(one) !== null)
  if (old.length === 0) return { sealed: 0, unreadable }
  return inThisClub(club, async (tx) => {
    for (const one of old) {
      const { table, id, column } = columns[one.at]!
      const loose = tx as AnyTx
      await loose
        .updateTable(table)
        .set({ [column]: club.secrets.seal(textOf(one)!, placeOf(one)) })
        .where(id, '=', one.id)
        .where(column, '=', one.value)
        .execute()
    }
    return { sealed: old.length, unreadable }
  })
}
