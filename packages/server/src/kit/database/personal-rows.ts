import type { Resource } from '@app/contract/kit/resource'
import type { Expression } from 'kysely'
import type { Catalogue } from './catalogue.ts'
import type { AnyTx, Tx } from './database.ts'

/** References to the author of a row, not to its subject. */
const byHand = /_(creacion|autor|baja|confirmador)$/
/** Kinds excluded from every export: secrets, and the addresses of files. */
const excludedKinds = new Set(['secret', 'file'])

/** The columns of a resource that name the member a row is about. */
const aboutIn = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([name, f]) => (f.kind === 'ref' && f.facts.table === 'socio' && !byHand.test(name) ? [name] : []))

/** Every row that is about a member, by table, in the columns that their declarations name: secrets and files are left out. */
export async function rowsAbout(given: Tx, { resources }: Catalogue, id: number): Promise<Record<string, Record<string, unknown>[]>> {
  const tx = given as AnyTx
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (const one of resources) {
    const columns = one.table === 'socio' ? [one.id] : aboutIn(one)
    if (columns.length === 0) continue
    const exported = Object.entries(one.fields).flatMap(([name, f]) => (excludedKinds.has(f.kind) ? [] : [name]))
    const rows = await tx
      .selectFrom(one.table)
      .select(exported)
      .where((eb) => eb.or(columns.map((name) => eb(name, '=', id))))
      .orderBy(one.id)
      .execute()
    if (rows.length > 0) tables[one.table] = rows
  }
  return tables
}

/** Deletes the rows that are about the given members only, as their resources declare; accepts a query of ids. */
export async function eraseRowsAbout(
  given: Tx,
  { resources }: Pick<Catalogue, 'resources'>,
  members: readonly number[] | Expression<unknown>,
) {
  const tx = given as AnyTx
  for (const { table, personal } of resources)
    if (personal)
      await tx
        .deleteFrom(table)
        .where(personal, 'in', members as never)
        .execute()
}
