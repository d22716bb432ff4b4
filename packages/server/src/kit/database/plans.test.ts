import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()

describe('how PostgreSQL runs what the product asks', () => {
  it('starts no helping process and compiles nothing, however dear it takes a statement for: the rows of a drawer are sooner read (0137)', async () => {
    const { schema } = desk.product.clubs.all()[0]!
    const client = await desk.pool.connect()
    try {
      // as if every plan were worth it
      for (const setting of ['debug_parallel_query = on', 'jit_above_cost = 0']) await client.query(`set ${setting}`)
      const { rows } = await client.query(`explain (analyze, costs off) select sum(importe) from ${schema}.libro_asiento`)
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
      expect(plan).toContain('libro_asiento')
      expect(plan).not.toMatch(/Gather|JIT/)
    } finally {
      client.release(true)
    }
  })
})
