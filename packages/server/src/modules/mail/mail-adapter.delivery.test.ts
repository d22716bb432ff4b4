import { giveUpTask, mails, repeatTask } from '@app/contract/mail/mail'
import { stoppedAddresses } from '@app/contract/mail/stopped-addresses'
import { beforeEach, describe, expect, it } from 'vitest'
import { assemble } from '../../assemble.ts'
import { after } from '../../kit/clock.ts'
import { backOff, maxAttempts } from '../../kit/work/attempt.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { club, testSecrets } from '../../testing/club.ts'
import { ownMailServer } from '../../testing/mail-server.ts'
import { type Letter, mailJob } from './letter.ts'

const desk = await club()
const { received, behaviour } = await ownMailServer()
const { outbox } = desk.product
const theClub = desk.product.clubs.all()[0]!
beforeEach(() => {
  received.splice(0)
  behaviour.decide = async () => 'taken'
  behaviour.refusalOf = () => undefined
})

const letterTo = (para: string, more: Partial<Letter> = {}): Letter => ({
  para,
  asunto: 'Aviso',
  texto: 'Texto',
  html: '<p>Texto</p>',
  ...more,
})
const queue = (letter: Letter, urgency?: 'many') => insertJob(desk.tx, mailJob, letter, { now: desk.now(), urgency })
const rowOf = async (para: string) => (await desk.call(mails, {})).find((row) => row.para === para)!
const receivedBy = (para: string) => received.filter(({ to }) => to === para).length

describe('a letter', () => {
  it('leaves before any number of others when somebody waits for it', async () => {
    const first = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    // before the first is queued: the outbox may look at any time
    behaviour.decide = async () => {
      first.resolve()
      await go.promise
      return 'taken'
    }
    for (let n = 0; n < 200; n += 1) await queue(letterTo(`socio${n}@club.test`), 'many')
    outbox.nudge(theClub.slug)
    await first.promise
    await queue(letterTo('uno@club.test'))
    await queue(letterTo('espera@club.test', { secreto: true }))
    // read before the next letter leaves, as a commit of a call is announced
    outbox.nudge(theClub.slug)
    await desk.call(mails, {})
    go.resolve()
    await outbox.drained()
    expect(received.slice(1, 3).map(({ to }) => to)).toEqual(['espera@club.test', 'uno@club.test'])
    expect(received).toHaveLength(202)
  })
  it('goes once from two servers on one database', async () => {
    const other = await assemble({ pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets, files: desk.files })
    for (let n = 0; n < 120; n += 1) await queue(letterTo(`dos${n}@club.test`))
    await Promise.all([outbox.drained(), other.outbox.drained()])
    await Promise.all([outbox.drained(), other.outbox.drained()])
    expect([received.length, new Set(received.map(({ to }) => to)).size]).toEqual([120, 120])
    await other.stop()
  })
  it('that a server had and never answered is in doubt: it goes again only when an administrator says so', async () => {
    behaviour.decide = async () => 'cut'
    await queue(letterTo('duda@club.test'))
    await outbox.drained()
    desk.at(after(desk.now(), 600).toISOString())
    behaviour.decide = async () => 'taken'
    await outbox.drained()
    expect(receivedBy('duda@club.test')).toBe(1)
    const { id_outbox: id, ...row } = await rowOf('duda@club.test')
    expect(row).toMatchObject({ estado: 'dudoso', tipo: 'mail', sent_at: null, run_at: null, error: expect.any(String) })
    await desk.call(repeatTask, { id })
    await outbox.drained()
    expect(receivedBy('duda@club.test')).toBe(2)
    expect(await rowOf('duda@club.test')).toMatchObject({ estado: 'hecho', sent_at: desk.now(), error: null })
    await expect(desk.call(repeatTask, { id })).rejects.toMatchObject({ status: 409, code: 'correo.tarea_terminada' })
  })
  it('whose address the mail server refuses by name has bounced, and the address gets no more', async () => {
    const gone = 'nadie@club.test'
    behaviour.refusalOf = (address) => (address === gone ? '5.1.1 User unknown' : undefined)
    await queue(letterTo(gone))
    await outbox.drained()
    expect(await rowOf(gone)).toMatchObject({ estado: 'rebotado', error: '550 5.1.1 User unknown' })
    expect(await desk.call(stoppedAddresses, {})).toMatchObject([{ email: gone, motivo: 'no_existe', detalle: '550 5.1.1 User unknown' }])
    behaviour.refusalOf = () => undefined
    await queue(letterTo(gone, { asunto: 'Otra' }))
    await outbox.drained()
    expect(receivedBy(gone)).toBe(0)
  })
  it('that a mail server takes from nobody like us is tried again: the address is not at fault', async () => {
    const para = 'lejos@club.test'
    behaviour.refusalOf = () => '5.7.1 Relay access denied'
    await queue(letterTo(para))
    await outbox.drained()
    expect(await rowOf(para)).toMatchObject({ estado: 'espera', error: expect.stringContaining('Relay access denied') })
    behaviour.refusalOf = () => undefined
    desk.at(after(desk.now(), backOff(1)).toISOString())
    await outbox.drained()
    expect(receivedBy(para)).toBe(1)
  })
  it('that a server refuses says why and when it is tried next, fails in the end, and can be tried again or given up', async () => {
    behaviour.decide = async () => 'refused'
    for (const para of ['otra@club.test', 'nunca@club.test']) await queue(letterTo(para, { secreto: true, asunto: 'Código 123456' }))
    await outbox.drained()
    const waiting = await rowOf('otra@club.test')
    expect(waiting).toMatchObject({ estado: 'espera', intentos: 1, error: expect.stringContaining('try later'), asunto: 'Código ······' })
    expect(new Date(waiting.run_at!)).toEqual(after(desk.now(), 5))
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      desk.at(after(desk.now(), backOff(attempt)).toISOString())
      await outbox.drained()
    }
    expect(await rowOf('otra@club.test')).toMatchObject({ estado: 'fallido', intentos: maxAttempts, run_at: null })
    behaviour.decide = async () => 'taken'
    await desk.call(repeatTask, { id: waiting.id_outbox })
    const { id_outbox: other } = await rowOf('nunca@club.test')
    await desk.call(giveUpTask, { id: other })
    await outbox.drained()
    expect(await rowOf('otra@club.test')).toMatchObject({ estado: 'hecho' })
    expect(await rowOf('nunca@club.test')).toMatchObject({ estado: 'abandonado', sent_at: null })
    expect(received.map(({ to }) => to)).toEqual(['otra@club.test'])
    await expect(desk.call(giveUpTask, { id: other })).rejects.toMatchObject({ status: 409, code: 'correo.tarea_terminada' })
    await expect(desk.call(repeatTask, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('that waits is listed before its first attempt, and stays readable without its link when it is given up', async () => {
    const letter = letterTo('pronto@club.test', { secreto: true, texto: 'https://club.test/secreto' })
    await insertJob(desk.tx, mailJob, letter, { now: after(desk.now(), 600) })
    const row = await rowOf('pronto@club.test')
    expect(row).toMatchObject({ estado: 'espera', id_reg_correo: null, intentos: 0, asunto: 'Aviso' })
    await desk.call(giveUpTask, { id: row.id_outbox })
    expect(await rowOf('pronto@club.test')).toMatchObject({ estado: 'abandonado', id_reg_correo: expect.any(Number) })
    const stored = await desk.db.selectFrom('outbox').select('payload').where('id', '=', row.id_outbox).executeTakeFirstOrThrow()
    expect(stored.payload).toEqual({})
  })
  it('and the other tasks are for administrators only', async () => {
    const clerk = await desk.as({ rights: ['members', 'params'] })
    await expect(clerk.call(repeatTask, { id: 1 })).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(giveUpTask, { id: 1 })).rejects.toMatchObject({ status: 403 })
  })
})

describe('the connection to a mail server', () => {
  it('that ended while nothing was sent costs no letter and no attempt', async () => {
    for (const para of ['a@club.test', 'b@club.test', 'c@club.test']) {
      behaviour.decide = async () => (para === 'b@club.test' ? 'cut' : 'taken')
      await queue(letterTo(para))
      await outbox.drained()
    }
    expect(received.map(({ to }) => to)).toEqual(['a@club.test', 'b@club.test', 'c@club.test'])
    expect(await rowOf('c@club.test')).toMatchObject({ estado: 'hecho', intentos: 1 })
  })
})
