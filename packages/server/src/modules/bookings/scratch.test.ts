import { it } from 'vitest'
import { sql } from 'kysely'
import { deskClub } from './testing.ts'
import { plannerBookings } from '../planner/planner-bookings.ts'
import { plannerDay } from '@app/contract/planner/planner-day'
it('bench', async () => {
  const desk = await deskClub()
  const courts: number[] = []
  for (let i = 0; i < 12; i++) courts.push(await desk.court('P' + i))
  await desk.db.deleteFrom('recurso').where('id_mst_recurso', 'not in', courts).where('id_mst_recurso_padre', 'is not', null).execute()
  const rows: any[] = []
  const now = new Date()
  for (let d = 0; d < 60; d++) for (const c of courts) for (let h = 0; h < 24; h++) rows.push({ fecha: `2026-12-${String(1 + (d % 31)).padStart(2, '0')}`.replace('2026-12', d < 31 ? '2026-12' : '2026-10'), hora_ini: h * 60, duracion: 60, id_mst_recurso: c, id_mst_socios: 3, id_mst_socios_creacion: desk.id, fecha_creacion: now, fecha_modificacion: now })
  const ids: number[] = []
  for (let i = 0; i < rows.length; i += 1000) ids.push(...(await desk.db.insertInto('reserva').values(rows.slice(i, i + 1000)).returning('id_reg_reserva').execute()).map((r) => r.id_reg_reserva))
  const p: any[] = []
  const f: any[] = []
  for (const id of ids) for (let o = 0; o < 4; o++) { p.push({ id_reg_reserva: id, id_mst_socios: 3, orden: o }); f.push({ id_reg_reserva: id, id_mst_socios: 3, precio: 600, fecha_creacion: '2026-11-20' }) }
  for (let i = 0; i < p.length; i += 2000) { await desk.db.insertInto('reserva_socio').values(p.slice(i, i + 2000)).execute(); await desk.db.insertInto('factura').values(f.slice(i, i + 2000)).execute() }
  await sql`vacuum analyze`.execute(desk.db)
  const med = async (name: string, n: number, work: () => Promise<unknown>) => { const t: number[] = []; for (let i = 0; i < n; i++) { const a = performance.now(); await work(); t.push(performance.now() - a) } t.sort((a, b) => a - b); console.log(name, t[Math.floor(n / 2)]!.toFixed(1), 'min', t[0]!.toFixed(1)) }
  const span = { courts, start: '2026-12-05', end: '2026-12-05', mayMove: true }
  for (let k = 0; k < 2; k++) {
    await med('http', 60, () => desk.http({ method: 'GET', url: '/api/tipo_recurso/1/reservas?day=2026-12-05' }))
    await med('bookings', 60, () => plannerBookings(desk.db as never, span))
    const r = await plannerBookings(desk.db as never, span)
    await med('write', 60, async () => JSON.stringify(plannerDay.output.write!({ recursos: [], reservas: r.map((x: any) => ({ ...x })) } as never)))
    await med('json', 60, async () => JSON.stringify(r))
    await med('info', 60, () => desk.http({ method: 'GET', url: '/api/tipo_recurso/999/reservas?day=2026-12-05' }))
  }
  const lines: string[] = []
  const { pool } = desk as any
  const compiled: any[] = []
  const spy = desk.db.withPlugin({ transformQuery: (a: any) => a.node, transformResult: async (a: any) => a.result })
  void spy; void compiled; void pool
  const logged = (desk.db as any).getExecutor()
  const orig = logged.executeQuery.bind(logged)
  void orig
  const { sql: text, parameters } = await new Promise<any>((done) => { const fake: any = desk.db.withPlugin({ transformQuery: (a: any) => a.node, transformResult: async (a: any) => a.result }); const ex = fake.getExecutor(); const run = ex.executeQuery.bind(ex); Object.getPrototypeOf(ex).executeQuery; const proto = Object.getPrototypeOf(Object.getPrototypeOf(ex)); const old = proto.executeQuery; proto.executeQuery = function (q: any, ...r: any[]) { if (q.sql?.includes('json_agg')) { proto.executeQuery = old; done(q) } return old.call(this, q, ...r) }; void run; void plannerBookings(fake, span) })
  const pg = (await import('pg')).default
  const { inject } = await import('vitest')
  const name = (await sql<{ n: string }>`select current_database() as n`.execute(desk.db)).rows[0]!.n
  const client = new pg.Client({ ...(inject as any)('database'), database: name, options: '-c search_path=ext' })
  await client.connect()
  const ex = await client.query('explain (analyze, buffers) ' + text, parameters)
  console.log(ex.rows.map((r: any) => r['QUERY PLAN']).join('\n'))
  await med('raw min', 60, async () => JSON.stringify((await client.query(text, parameters)).rows))
  await med('prepared min', 60, async () => JSON.stringify((await client.query({ name: 'x', text, values: parameters })).rows))
  await client.end()
  void lines
}, 120000)
