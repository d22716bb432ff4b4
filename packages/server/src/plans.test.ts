import type { Action } from '@app/contract/kit/action'
import { addDays } from '@app/contract/values/day'
import { afterAll, describe, expect, it } from 'vitest'
import { fillDemo, sizes } from './demo.ts'
import { tidyUp } from './kit/work/housekeeping.ts'
import { demos, routes, tidies } from './registry.ts'
import { club } from './testing/club.ts'
import { someDay } from './testing/modules/bookings.ts'
import { watchPlans } from './testing/plan-watch.ts'
import { inProofs } from './testing/rounds.ts'
import { requestOf } from './testing/sample-request.ts'

const today = '2026-11-20'
const desk = await club()
const theClub = desk.product.clubs.all()[0]!
/** Large enough that a plan for all values shows: 60 courts, or in the proofs all of the large club. */
const size = inProofs ? sizes.L : { ...sizes.M, members: 3000, back: 60 }
const { schema } = theClub
// its account is the one of the test already
const fills = demos.filter(({ name }) => name !== 'identity')
await fillDemo(desk.pool, { schema, size, zone: 'Europe/Madrid', now: desk.now(), report: () => {} }, fills)
const plans = watchPlans(desk.connection.database)
afterAll(plans.stop)

/** The rows of each table that most and fewest other rows refer to; members that stand for many people count as none. */
async function mostAndLeastUsed() {
  const { rows: references } = await desk.pool.query<{ at: string; name: string; to: string }>(
    `select r.relname as at, a.attname as name, f.relname as "to" from pg_constraint c
     join pg_class r on r.oid = c.conrelid join pg_class f on f.oid = c.confrelid
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = $1::regnamespace`,
    [schema],
  )
  const uses = new Map<string, Map<number, number>>()
  for (const { at, name, to } of references) {
    const isCounted =
      to === 'socio' ? `not exists (select from ${schema}.socio s where s.id_mst_socios = "${name}" and s.reservado)` : 'true'
    const { rows } = await desk.pool.query<{ id: number; uses: number }>(
      `select "${name}" as id, count(*) as uses from ${schema}."${at}" where "${name}" > 1 and ${isCounted} group by 1`,
    )
    const ofTable = uses.get(to) ?? new Map<number, number>()
    uses.set(to, ofTable)
    for (const row of rows) ofTable.set(row.id, (ofTable.get(row.id) ?? 0) + row.uses)
  }
  const ranked = [...uses].flatMap(([table, ofTable]) => {
    const ids = [...ofTable].toSorted(([a, some], [b, others]) => others - some || a - b).map(([id]) => id)
    return ids.length > 0 ? [{ table, most: ids[0]!, least: ids.at(-1)! }] : []
  })
  const idsOf = (use: 'most' | 'least') => Object.fromEntries(ranked.map((one) => [one.table, one[use]]))
  return { most: idsOf('most'), least: idsOf('least') }
}

/** The request of a call for some rows, and for days of the whole history or for one day. */
function requestFor(action: Action, ids: Readonly<Record<string, number>>, days: 'all' | 'one') {
  const request = requestOf(action, ids)
  const dayOf = (name: string) => (days === 'one' || !/ini|desde|from/.test(name) ? today : addDays(today, -size.back))
  const withDays = (sent: readonly (readonly [string, unknown])[]) =>
    sent.map(([name, value]): [string, unknown] => [name, value === someDay ? dayOf(name) : value])
  const [path, query = ''] = request.url.split('?') as [string, string?]
  const search = new URLSearchParams(withDays([...new URLSearchParams(query)]) as [string, string][])
  const body = request.body && Object.fromEntries(withDays(Object.entries(request.body)))
  return { ...request, url: `${path}?${search.toString()}`, ...(body && { body }) }
}

/** Sends the request of every call: reads first, of the most and the least used rows, for the whole history and for one day, then changes. */
async function sendAll() {
  const { most, least } = await mostAndLeastUsed()
  const actions = routes.map(({ action }) => action)
  const [reads, changes] = [false, true].map((isChange) => actions.filter((action) => Boolean(action.changes) === isChange))
  const rounds = [
    { ids: most, days: 'all', sent: reads! },
    { ids: most, days: 'one', sent: reads! },
    { ids: least, days: 'all', sent: reads! },
    { ids: most, days: 'one', sent: changes! },
  ] as const
  let who = await desk.as({ is_admin: true })
  let answered = 0
  for (const { ids, days, sent } of rounds)
    for (const action of sent) {
      plans.sentBy(action.endpoint)
      const { status } = await who.http(requestFor(action, ids, days))
      if (status === 200) answered += 1
      // some calls end the session, or take rights away
      if ((await who.http({ method: 'GET', url: '/api/account/staff' })).status !== 200) who = await desk.as({ is_admin: true })
    }
  return answered
}

describe('the statements of the calls in a large club', () => {
  it('read by the plan in use at most five times as much as by a plan for their values', async () => {
    const answered = await sendAll()
    plans.sentBy('housekeeping')
    await tidyUp(theClub, tidies, desk.now())
    const readings = await plans.readings()
    expect(answered).toBeGreaterThan(500)
    expect(plans.texts()).toBeGreaterThan(700)
    expect(readings.length).toBeGreaterThan(1000)
    const dear = readings.filter(({ inUse, byValues }) => inUse > 200 && inUse > 5 * byValues)
    expect(dear).toEqual([])
  })
  it('check references to a deleted row without reading a whole table, but for rows that are deleted by cost or never', async () => {
    const { rows: references } = await desk.pool.query<{ at: string; to: string; condition: string; count: number }>(
      `select c.conrelid::regclass::text as at, f.relname as "to", cardinality(c.conkey) as count,
         (select string_agg(format('%I = $%s', a.attname, k.place), ' and ' order by k.place)
          from unnest(c.conkey) with ordinality as k (number, place) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as condition
       from pg_constraint c join pg_class f on f.oid = c.confrelid where c.contype = 'f' and c.connamespace = $1::regnamespace order by 1, 2`,
      [schema],
    )
    const client = await desk.pool.connect()
    const whole = new Set<string>()
    for (const [index, { at, to, condition, count }] of references.entries()) {
      await client.query(`prepare check_${index} as select 1 from only ${at} x where ${condition} for key share of x`)
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: { Plans: [{ 'Node Type': string; 'Total Cost': number }] } }] }>(
        `explain (format json) execute check_${index}(${Array.from({ length: count }, () => 'null').join(', ')})`,
      )
      const [scan] = rows[0]!['QUERY PLAN'][0].Plan.Plans
      if (scan['Node Type'] === 'Seq Scan' && scan['Total Cost'] > 200) whole.add(to)
    }
    client.release(true)
    // companies and members are deleted by cost, accounts never
    expect([...whole].filter((table) => !['empresa', 'socio', 'libro_cuenta'].includes(table))).toEqual([])
  })
})
