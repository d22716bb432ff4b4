import type { Action, OutputOf } from '@app/contract/kit/action'
import type { Field } from '@app/contract/kit/field'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Tx } from './database/database.ts'

/** Text of an answer in wire form. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const hundredths = (column: RawBuilder<unknown>) => sql`trim_scale(${column} / 100.0)`
/** Columns with two forms, in that of the wire. */
const onWire: Partial<Record<Field['kind'], (column: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  flag: (column) => sql`${column}::int`,
  money: hundredths,
  percent: hundredths,
  instant: (column) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** The column of a field; throws for a kind whose wire form PostgreSQL does not write. */
function columnOf(name: string, { kind, write }: Field) {
  const column = sql.ref(`r.${name}`)
  const converted = onWire[kind]
  if (write && !converted) throw new Error(`${name}: PostgreSQL does not write the wire form of ${kind}`)
  return sql`${converted ? converted(column) : column} as ${sql.id(name)}`
}

/**
 * Answers a long list of rows with the text that PostgreSQL makes of them: Node passes it on, and stays free for the other desks. The rows
 * have the fields of the call's output; theirs is the order of the query.
 */
export async function jsonRows<A extends Action>(
  tx: Tx,
  { output }: A,
  query: Expression<OutputOf<A> extends readonly (infer R)[] ? R : never>,
): Promise<OutputOf<A>> {
  const columns = Object.entries(output.facts.item!.facts.fields!).map(([name, field]) => columnOf(name, field))
  const { rows } = await sql<{ text: string }>`select coalesce(json_agg(w), '[]')::text as text
    from (select ${sql.join(columns)} from (${query}) as r) as w`.execute(tx)
  return new JsonText(rows[0]!.text) as unknown as OutputOf<A>
}
