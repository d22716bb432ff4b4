import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { product } from '@app/contract/product'
import { afterAll } from 'vitest'
import { assemble } from '../../assemble.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { type Letter, mailJob } from '../../modules/mail/letter.ts'
import { club, testSecrets } from '../club.ts'
import { startMailbox } from '../imap.ts'
import { ownMailServer } from '../mail-server.ts'

const fixtures = join(import.meta.dirname, '../../modules/mail/bounces/fixtures')

interface Report {
  readonly from: 'postfix' | 'exchange' | 'gmail' | 'complaint' | 'auto-reply'
  readonly para: string
  /** Outbox job of the letter, or a message id. */
  readonly id: number | string
  readonly action?: string
  readonly status?: string
  readonly code?: number
}

/** A club with a mail server and a mailbox of bounces. */
export async function mailClub() {
  const desk = await club()
  const server = await ownMailServer()
  const box = await startMailbox()
  const slug = desk.product.clubs.all()[0]!.slug
  const logged: string[] = []
  /** A server of the installation that reads the mailbox. */
  const anotherServer = async () => {
    const shared = { pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets, files: desk.files }
    const stream = { write: (line: string) => void logged.push(line) }
    const made = await assemble({ ...shared, strict: true, bounceMailbox: box.settings, logger: { level: 'warn', stream } })
    await made.mailbox.read()
    return made
  }
  const reader = await anotherServer()
  const others = [reader]
  afterAll(async () => {
    for (const other of others) await other.stop()
    await box.close()
  })
  const idOf = (id: number | string) => (typeof id === 'string' ? id : `<${slug}.${id}@${product.slug}.invalid>`)
  return {
    ...desk,
    slug,
    box,
    logged,
    received: server.received,
    /** Sends a letter; returns its outbox job. */
    send: async (para: string, more: Partial<Letter> = {}): Promise<number> => {
      await insertJob(desk.tx, mailJob, { para, asunto: 'Aviso', texto: 'Texto', html: '<p>Texto</p>', ...more }, { now: desk.now() })
      // every server hears of the job, and any may be at work on it
      for (const { outbox } of [desk.product, ...others]) await outbox.drained()
      const row = await desk.db
        .selectFrom('correo')
        .select('id_outbox')
        .where('para', '=', para)
        .orderBy('id_reg_correo', 'desc')
        .executeTakeFirstOrThrow()
      return row.id_outbox
    },
    /** A message that a mail server would write about a letter. */
    report: ({ from, para, id, action = 'failed', status = '5.1.1', code = 550 }: Report) =>
      Object.entries({ para, message_id: idOf(id), action, status, code: String(code) }).reduce(
        (text, [name, value]) => text.replaceAll(`{${name}}`, value),
        readFileSync(join(fixtures, `${from}.eml`), 'utf8'),
      ),
    read: () => reader.mailbox.read(),
    anotherServer: async () => {
      const made = await anotherServer()
      others.push(made)
      return made
    },
    letter: (id: number) =>
      desk.db
        .selectFrom('correo')
        .select(['rebote', 'rebote_texto', 'rebote_fecha', 'detenido', 'sent_at'])
        .where('id_outbox', '=', id)
        .executeTakeFirstOrThrow(),
    stop: (email: string) => desk.db.selectFrom('direccion_parada').selectAll().where('email', '=', email).executeTakeFirst(),
  }
}
