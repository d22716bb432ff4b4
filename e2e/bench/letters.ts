import { setTimeout as pause } from 'node:timers/promises'
import { openPool } from '@app/server/kit/database'
import { startEmbedded } from '@app/server/kit/embedded-postgres'
import { scratchFolder } from '@app/server/testing/scratch-folder'
import { startMailServer } from '@app/server/testing/smtp'
import { startOn } from '../product.ts'
import { signIn } from './desk-client.ts'
import { now, percentile, ratioOf, timed, timesOf } from './measure.ts'
import type { Result } from './report.ts'

const schema = 'club_demo'
/** Letters to many, as a mass mailing leaves them in the outbox. */
const queue = (count: number) => `insert into ${schema}.outbox (kind, lane, urgency, payload, run_at)
  select 'mail', 'mail', 2, jsonb_build_object('para', 's' || n || '@bench.test', 'asunto', 'Aviso', 'texto', 'Texto', 'html', 'Texto'), now()
  from generate_series(1, ${count}) as n`

/** Milliseconds that a slow mail server takes for a letter. */
const slow = 20

/**
 * Letters of two servers on one database: somebody waits for one behind 20,000 others, the mail server is slow, and a
 * desk reads its day meanwhile.
 */
export async function benchLetters(): Promise<Result[]> {
  const { folder, discard } = scratchFolder('bench-letters')
  const database = await startEmbedded({ dataDir: folder })
  const { user, password, database: name, host } = database.connection
  const databaseUrl = `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`
  const mail = await startMailServer()
  const first = await startOn(scratchFolder('bench-first').folder, { DATABASE_URL: databaseUrl, SMTP_URL: mail.url })
  const second = await startOn(scratchFolder('bench-second').folder, { DATABASE_URL: databaseUrl, SMTP_URL: mail.url })
  const pool = openPool(database.connection, 1)
  const desk = await signIn(first.url)
  const day = timed(() => desk.get('/api/tipo_recurso/1/reservas'))
  await timesOf(day, 20)
  const quiet = await timesOf(day, 60)

  await pool.query(queue(20_000))
  // the sweep of either server finds them
  while (mail.received.length < 50) await pause(50)
  const busy = await timesOf(day, 60)
  const waits: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const before = mail.received.length
    const began = now()
    await desk.post('/api/account/forgot', { usuario: 'admin@club.test' })
    while (!mail.received.slice(before).some(({ to }) => to === 'admin@club.test')) await pause(5)
    waits.push(now() - began)
    // a further link within five minutes is not mailed
    await pool.query(`delete from ${schema}.token_unico`)
  }
  await pool.query(`delete from ${schema}.outbox where kind = 'mail'`)

  mail.received.splice(0)
  mail.behaviour.decide = async () => {
    await pause(slow)
    return 'taken'
  }
  await pool.query(queue(2000))
  while (mail.received.length === 0) await pause(50)
  const began = now()
  while (mail.received.length < 2000) await pause(20)
  const seconds = (now() - began) / 1000
  await pause(1000)
  const twice = mail.received.length - new Set(mail.received.map(({ id }) => id)).size
  await pool.end()
  await Promise.all([first.stop(), second.stop()])
  await mail.close()
  await database.stop()
  discard()
  return [
    { what: 'an urgent letter behind 20,000 others leaves', value: percentile(waits, 0.99), unit: 'ms', budget: 1000 },
    { what: 'planner day while letters leave', unit: 'ms', budget: 1.5, ...ratioOf(busy, quiet) },
    { what: `2,000 letters, two servers, ${slow} ms each`, value: seconds, unit: 's', budget: 2000 * slow * 0.001 },
    { what: 'letters that went twice', value: twice, unit: '', budget: 0 },
  ]
}
