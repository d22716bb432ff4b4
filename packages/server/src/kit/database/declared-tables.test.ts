import { action } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { object } from '@app/contract/kit/shapes'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { handle } from '../http/serve.ts'

const planted = (path: string) =>
  action({ endpoint: `GET /api/prueba/${path}`, permission: 'signed-in', input: {}, output: object({ n: field.integer() }) })
const [plain, joined, hidden, shown] = [planted('sql'), planted('join'), planted('funcion'), planted('visto')]
const counted = (rows: readonly { n: number }[]) => ({ n: Number(rows[0]?.n ?? 0) })

const desk = await club({
  routes: [
    handle(plain, async ({ tx, club: { schema } }) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.id(schema, 'socio')}`.execute(tx)
      return counted(rows)
    }),
    handle(joined, async ({ tx, club: { schema } }) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from (${tx.selectFrom('caja').select('id_mst_caja')}) c
        left join ${sql.id(schema, 'cuenta')} a on a.id_mst_cuenta = c.id_mst_caja`.execute(tx)
      return counted(rows)
    }),
    handle(hidden, async ({ tx, club: { schema } }) => {
      const { rows } = await sql<{ n: number }>`select ${sql.id(schema, 'cuantas_cajas')}() as n`.execute(tx)
      return counted(rows)
    }),
    handle(shown, async ({ tx }) => {
      const { rows } = await sql<{ n: number }>`with caja_una as (${tx.selectFrom('caja').selectAll()})
        select count(*) as n from caja_una, lateral (${tx.selectFrom('socio').selectAll()}) s`.execute(tx)
      return counted(rows)
    }),
  ],
})
const { schema } = desk.product.clubs.all()[0]!
await desk.pool.query(
  `create function ${schema}.cuantas_cajas() returns bigint language sql stable as 'select count(*) from ${schema}.caja'`,
)
const asked = (path: string) => desk.http({ method: 'GET', url: `/api/prueba/${path}` })

describe('in the tests a call', () => {
  it('that reads a table behind the recorder’s back fails: raw SQL, a join that the planner drops, a function', async () => {
    for (const path of ['sql', 'join', 'funcion']) expect(await asked(path)).toMatchObject({ status: 500 })
  })
  it('is believed when builders stand inside raw SQL: the recorder sees them', async () => {
    expect(await asked('visto')).toMatchObject({ status: 200, headers: { reads: 'cash-register,member' } })
  })
})
