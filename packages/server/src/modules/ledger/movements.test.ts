import type { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import type { Tx } from '../../kit/database/database.ts'
import { club } from '../../testing/club.ts'
import { bothSides, movementsOf } from './movements.ts'

const desk = await club()

/** Plan of a statement for all values, as PostgreSQL keeps it, in a table too small for its indexes otherwise. */
async function genericPlan({ sql }: CompiledQuery): Promise<string> {
  const client = await desk.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query(`explain (generic_plan) ${sql}`)
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  } finally {
    client.release(true)
  }
}

it('movements of an account are found by both partial indexes, whatever the account: their bound is in the statement', async () => {
  const tx = desk.db as unknown as Tx
  for (const query of [
    movementsOf(tx, 1234, 99),
    tx.selectFrom(bothSides(tx).as('b')).select('b.importe').where('b.cuenta', 'in', [1234, 1235]),
  ]) {
    const plan = await genericPlan(query.compile())
    expect(plan).toContain('libro_asiento_debe_idx')
    expect(plan).toContain('libro_asiento_haber_idx')
    expect(plan).not.toContain('Seq Scan')
  }
})
