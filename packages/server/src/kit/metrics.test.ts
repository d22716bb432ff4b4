import { addCash } from '@app/contract/cash/move-cash'
import { afterAll, expect, it } from 'vitest'
import { assemble } from '../assemble.ts'
import { club, testSecrets } from '../testing/club.ts'
import { after } from './clock.ts'
import { insertJob, jobKind } from './work/jobs.ts'

const desk = await club()
await desk.product.outbox.stop()
const parts = { pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets, files: desk.files }
const measured = await assemble({ ...parts, metricsToken: 'una-clave' })
await measured.outbox.stop()
afterAll(() => measured.stop())

const read = async (authorization?: string, app = measured.app) =>
  app.inject({ method: 'GET', url: '/metrics', headers: { host: 'localhost', ...(authorization && { authorization }) } })
const figure = (text: string, name: string) =>
  Number(new RegExp(`^tribuna_${name.replaceAll(/[{}"$]/g, '\\$&')} (.*)$`, 'm').exec(text)?.[1])

it('the metrics are for the holder of the token; for everybody else, and without a token, there are none', async () => {
  expect((await read('Bearer una-clave')).statusCode).toBe(200)
  for (const wrong of [undefined, 'Bearer otra', 'una-clave', 'Bearer ']) expect((await read(wrong)).statusCode).toBe(404)
  expect((await read('Bearer una-clave', desk.product.app)).statusCode).toBe(404)
})

it('the metrics count requests by call, and jobs by lane with the age of the oldest due one', async () => {
  const kind = jobKind<Record<string, never>>('nothing', 'devices')
  await insertJob(desk.tx, kind, {}, { now: after(desk.now(), -90) })
  await insertJob(desk.tx, kind, {}, { now: after(desk.now(), 3600) })
  await insertJob(desk.tx, kind, {}, { now: desk.now() })
  await desk.db
    .updateTable('outbox')
    .set({ failed_at: desk.now() })
    .where('id', '=', (eb) => eb.selectFrom('outbox').select(({ fn }) => fn.max('id').as('id')))
    .execute()
  await measured.app.inject({ method: 'GET', url: '/api/cashInfo/7', headers: { host: 'localhost' } })
  const { body } = await read('Bearer una-clave')
  expect(figure(body, 'jobs{lane="devices",state="waiting"}')).toBe(2)
  expect(figure(body, 'jobs{lane="devices",state="failed"}')).toBe(1)
  expect(figure(body, 'jobs{lane="mail",state="waiting"}')).toBe(0)
  expect(figure(body, 'jobs_oldest_seconds{lane="devices"}')).toBe(90)
  expect(figure(body, 'clubs')).toBe(1)
  expect(figure(body, 'live_streams')).toBe(0)
  expect(body).toMatch(/tribuna_request_seconds_count\{call="GET \/metrics",status="404"\} 4/)
})

it('the metrics name no club, person or id', async () => {
  const id = 987_654
  await measured.app.inject({ method: 'GET', url: `/api/socio/${id}`, headers: { host: 'localhost' } })
  await measured.app.inject({ method: 'GET', url: '/api/nombre-de-alguien', headers: { host: 'localhost' } })
  await desk.call(addCash, { id_mst_caja: 1, amount: 1, desc_caja: 'x' }).catch(() => {})
  const { body } = await read('Bearer una-clave')
  for (const secret of [String(id), 'nombre-de-alguien', 'prova']) expect(body).not.toContain(secret)
  expect(body).toContain('call="unknown"')
})
