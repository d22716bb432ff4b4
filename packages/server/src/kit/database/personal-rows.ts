import type { Resource } from '@app/contract/kit/resource'
import { wordsOf } from '@app/contract/kit/words'
import { type Expression, sql } from 'kysely'
import { dropFiles, fileColumns } from '../files/stored-files.ts'
import type { Catalogue } from './catalogue.ts'
import type { ClubFacts } from './clubs.ts'
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

/** Deletes the rows that are about the given members only, as their resources declare, with their files; accepts a query of ids. */
export async function eraseRowsAbout(
  given: Tx,
  { resources }: Pick<Catalogue, 'resources'>,
  members: readonly number[] | Expression<unknown>,
) {
  const tx = given as AnyTx
  for (const one of resources) {
    if (!one.personal) continue
    const files = fileColumns(one)
    const deletion = tx.deleteFrom(one.table).where(one.personal, 'in', members as never)
    if (files.length === 0) await deletion.execute()
    else {
      const rows = (await deletion.returning(files).execute()) as Record<string, number | null>[]
      await dropFiles(
        given,
        rows.flatMap((row) => files.map((name) => row[name]!)),
      )
    }
  }
}

const personWords = ({ fields, words }: Resource) => wordsOf(fields, words)
/** True of rows whose JSON column names one of the members. */
export const namesAny = (schema: string, column: string, members: readonly number[]) =>
  sql<boolean>`${sql.id(schema, 'nombra_a')}(${sql.ref(column)}, ${[...members]}::bigint[])`
/** Value of an emptied column that may not be null. */
const blank = '--'

/**
 * Empties the words about the given members, as the resources declare them: in the columns of rows that refer to a member, in
 * JSON copies wherever they name one, in the audit and in the texts of the ledger. Within a copy, words beside the number of another
 * member stay. The rows of `socio` and of `personal` resources are left to their own calls.
 */
export async function eraseWordsAbout(
  given: Tx,
  {
    catalogue: { resources },
    club: { schema },
  }: { readonly catalogue: Pick<Catalogue, 'resources'>; readonly club: Pick<ClubFacts, 'schema'> },
  members: readonly number[],
) {
  const tx = given as AnyTx
  const declared = resources.flatMap((one) => {
    const { person, law } = personWords(one)
    return [...person, ...law].map((name) => ({ name, field: one.fields[name]! }))
  })
  const ids = sql`${[...members]}::bigint[]`
  const names = sql`${[...new Set(declared.map(({ name }) => name))]}::text[]`
  const fixed = sql`${[...new Set(declared.flatMap(({ name, field }) => (field.nullable ? [] : [name])))]}::text[]`
  for (const one of resources) {
    const columns = one.personal || one.table === 'socio' ? [] : personWords(one).person
    if (columns.length === 0) continue
    const about = aboutIn(one)
    const copies = columns.filter((name) => one.fields[name]!.kind === 'json')
    if (about.length + copies.length === 0) continue
    const isAbout = sql.join([...about.map((key) => sql`${sql.ref(key)} = any(${ids})`), sql`false`], sql` or `)
    const emptied = columns.map((name) => {
      const { kind, nullable } = one.fields[name]!
      const without = sql`${sql.id(schema, 'sin_palabras')}(${sql.ref(name)}, ${ids}, ${names}, ${fixed})`
      // names chosen by the club are in no declaration: their values go whole, with the row they are in
      const copy = nullable && about.length > 0 ? sql`case when ${isAbout} then null else ${without} end` : without
      return [name, kind === 'json' ? copy : nullable ? null : blank]
    })
    await tx
      .updateTable(one.table)
      .set(Object.fromEntries(emptied))
      .where((eb) => eb.or([...about.map((key) => eb(key, 'in', [...members])), ...copies.map((name) => namesAny(schema, name, members))]))
      .execute()
  }
  await sql`select ${sql.id(schema, 'suprimir_palabras')}(${ids}, ${names}, ${fixed})`.execute(tx)
}
