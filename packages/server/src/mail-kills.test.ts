import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { schemaOf } from './kit/database/clubs.ts'
import { openDatabase, openPool } from './kit/database/database.ts'
import { startEmbedded } from './kit/embedded/embedded-postgres.ts'
import { freePort } from './kit/embedded/port.ts'
import { inClub } from './kit/install.ts'
import { insertJob, insertJobs } from './kit/work/jobs.ts'
import { mailJob } from './modules/mail/public.ts'
import { queueJob } from './modules/notifications/sending.ts'
import { newFolder, prepareClub, startProduct } from './testing/desks.ts'
import { mailServer } from './testing/mail-server.ts'
import { roundsOf } from './testing/rounds.ts'

const rounds = roundsOf({ test: 1, proofs: 10 })
const letters = 150 * (rounds + 1)
const servers = 2
/** Milliseconds that the mail server needs for a letter. */
const slow = 5

it('two servers send each letter once, a letter to many too; both killed while the mail server has a letter of theirs, it is in doubt and does not go again by itself', async () => {
  const { connection, stop } = await startEmbedded({ dataDir: newFolder() })
  await prepareClub(connection)
  const { user, password, database, host } = connection
  const url = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
  const mail = await mailServer()
  const pool = openPool(connection, 1)
  const db = openDatabase(pool)
  const start = async () => startProduct(await freePort(), newFolder(), { DATABASE_URL: url, SMTP_URL: mail.url })
  await inClub(db, schemaOf('prova'), async (tx) => {
    const now = new Date(0)
    const numbers = Array.from({ length: letters / 2 }, (_, at) => at)
    const words = { asunto: 'Aviso', texto: 'Texto', html: 'Texto' }
    await insertJobs(
      tx,
      mailJob,
      numbers.map((n) => ({ ...words, para: `aviso${n}@club.test` })),
      { now, urgency: 'many' },
    )
    await tx
      .insertInto('socio')
      .values(numbers.map((n) => ({ nombre: `Socio ${n}`, apellidos: 'Prova', email: `socio${n}@club.test` })))
      .execute()
    const { id } = await tx
      .insertInto('notificacion')
      .values({ cod_notificacion: 'AV-1', subject: 'Hola, {{nombre}}', desc_notificacion: '<p>Hola</p>', fecha_creacion: now, sale: now })
      .returning('id_reg_notificaciones as id')
      .executeTakeFirstOrThrow()
    await insertJob(tx, queueJob, { id, sale: now.toISOString() }, { now })
  })
  const killed = async (products: readonly ChildProcess[]) => {
    const gone = products.map((one) => once(one, 'exit'))
    for (const one of products) one.kill('SIGKILL')
    await Promise.all(gone)
  }
  for (let round = 1; round <= rounds; round += 1) {
    const due = Promise.withResolvers<void>()
    mail.behaviour.decide = async (letter) => {
      await pause(slow)
      if (mail.received.length < 100 * round) return 'taken'
      mail.received.push(letter)
      due.resolve()
      return new Promise(() => {})
    }
    const products = await Promise.all(Array.from({ length: servers }, start))
    await due.promise
    await killed(products)
    // a minute later
    await pool.query(`update club_prova.outbox set run_at = now() where lease is not null and done_at is null`)
  }
  mail.behaviour.decide = async () => {
    await pause(slow)
    return 'taken'
  }
  const products = await Promise.all(Array.from({ length: servers }, start))
  const count = async (condition: string) =>
    Number(
      (
        await pool.query<{ count: string }>(
          `select count(*) as count from club_prova.outbox where kind in ('mail', 'notifications.letter') and ${condition}`,
        )
      ).rows[0]!.count,
    )
  while ((await count('done_at is not null or doubt_at is not null')) < letters) await pause(50)
  await killed(products)
  const times = Map.groupBy(mail.received, ({ id }) => id)
  const [done, doubt] = [await count('done_at is not null'), await count('doubt_at is not null')]
  await pool.end()
  await stop()
  expect([...times.values()].filter((all) => all.length > 1)).toEqual([])
  expect(done + doubt).toBe(letters)
  expect(doubt).toBeLessThanOrEqual(rounds * servers)
  expect(times.size).toBeGreaterThanOrEqual(done)
}, 600_000)
