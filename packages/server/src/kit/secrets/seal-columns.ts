import type { Resource } from '@app/contract/kit/resource'
import type { Club } from '../database/clubs.ts'
import type { AnyTx } from '../database/database.ts'
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

/**
 * Seals the values a club still keeps as plain text; with `anew` also those sealed under an older key. Rows are locked
 * one column after the other, so it may run beside a server, and again.
 */
export const sealColumns = (club: Club, resources: readonly Resource[], { anew = false }: { anew?: boolean } = {}): Promise<Sealing> =>
  inThisClub(club, async (tx) => {
    let [sealed, unreadable] = [0, 0]
    for (const { table, id, column } of sealedColumns(resources)) {
      const loose = tx as AnyTx
      const rows = await loose
        .selectFrom(table)
        .select([`${id} as id`, `${column} as value`])
        .where(column, 'is not', null)
        .orderBy(id)
        .forUpdate()
        .execute()
      for (const row of rows as { id: number; value: string }[]) {
        const place = { table, column, id: row.id }
        const text = isSealed(row.value) ? club.secrets.open(row.value, place) : row.value
        if (text === null) unreadable += 1
        if (text === null || (isSealed(row.value) && !(anew && !club.secrets.isCurrent(row.value)))) continue
        await loose
          .updateTable(table)
          .set({ [column]: club.secrets.seal(text, place) })
          .where(id, '=', row.id)
          .execute()
        sealed += 1
      }
    }
    return { sealed, unreadable }
  })
