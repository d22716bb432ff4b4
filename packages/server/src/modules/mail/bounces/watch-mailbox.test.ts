import { mails } from '@app/contract/mail/mail'
import { allowAddress, stoppedAddresses } from '@app/contract/mail/stopped-addresses'
import { beforeEach, describe, expect, it } from 'vitest'
import { after } from '../../../kit/clock.ts'
import { mailClub } from '../../../testing/modules/mail.ts'

const desk = await mailClub()
const { box, logged, report, send, read, letter, stop } = desk
beforeEach(() => {
  logged.splice(0)
  box.behaviour.decide = () => 'answer'
})
/** A letter to an address, and the report of its server as read. */
const bounced = async (para: string, more: Omit<Parameters<typeof report>[0], 'para' | 'id'>) => {
  const id = await send(para)
  const uid = box.put(report({ para, id, ...more }))
  await read()
  return { id, uid }
}

describe('a report of delivery', () => {
  for (const from of ['postfix', 'exchange', 'gmail'] as const)
    it(`of ${from} marks its letter with the words of the server, stops the address and is read`, async () => {
      const para = `${from}@example.test`
      const { id, uid } = await bounced(para, { from })
      expect(await letter(id)).toMatchObject({
        rebote: 'permanente',
        rebote_texto: expect.stringMatching(/^550[ -]5\.1\.1 /),
        rebote_fecha: desk.now(),
      })
      expect(await stop(para)).toMatchObject({ motivo: 'no_existe', activa: true, detalle: expect.stringMatching(/^550/) })
      expect(box.isSeen(uid)).toBe(true)
      expect((await desk.call(mails, {})).find((one) => one.id_outbox === id)).toMatchObject({
        estado: 'rebotado',
        error: expect.stringContaining('5.1.1'),
      })
    })
  it('of a delay changes nothing, and is read', async () => {
    const { id, uid } = await bounced('lento@example.test', { from: 'postfix', action: 'delayed', status: '4.4.1', code: 451 })
    expect(await letter(id)).toMatchObject({ rebote: null })
    expect(box.isSeen(uid)).toBe(true)
  })
  it('by a policy marks its letter and stops no address', async () => {
    const { id } = await bounced('politica@example.test', { from: 'gmail', status: '5.7.26' })
    expect(await letter(id)).toMatchObject({ rebote: 'permanente' })
    expect(await stop('politica@example.test')).toBeUndefined()
  })
  it('of a full mailbox stops the address at the third letter in a row; one that arrived between them begins the count anew', async () => {
    const para = 'llena@example.test'
    const full = { from: 'gmail', status: '5.2.2', code: 552 } as const
    await bounced(para, full)
    await bounced(para, { ...full, status: '4.2.2' })
    expect(await stop(para)).toMatchObject({ rebotes: 2, activa: false })
    await send(para)
    await bounced(para, full)
    expect(await stop(para)).toMatchObject({ rebotes: 1, activa: false })
    await bounced(para, full)
    const { id } = await bounced(para, full)
    expect(await letter(id)).toMatchObject({ rebote: 'temporal' })
    expect(await stop(para)).toMatchObject({ rebotes: 3, activa: true, motivo: 'llena' })
    expect(await letter(await send(para))).toMatchObject({ detenido: true })
  })
  it('may come in base64, with odd bytes, or in 3 MB, of which little is asked for', async () => {
    const id = await send('raro@example.test')
    const [head, tail] = report({ from: 'postfix', para: 'raro@example.test', id }).split(/(?<=message\/delivery-status\n)\n/)
    const [fields, end] = tail!.split(/(?=\n--9B7A)/)
    const rest = tail!.slice(fields!.length)
    expect(end).toBeDefined()
    const odd = Buffer.from(`${fields!.replace('User unknown', 'Usuario des\u0000conocido \u00F1')}`, 'latin1').toString('base64')
    box.put(`${head}Content-Transfer-Encoding: base64\n\n${odd}\n${rest}`)
    const large = await send('grande@example.test')
    const text = report({ from: 'exchange', para: 'grande@example.test', id: large })
    box.put(text.replace('\n\nTexto\n', `\n\n${'Texto con un anexo muy largo.\n'.repeat(100_000)}`))
    await read()
    expect(await letter(id)).toMatchObject({ rebote: 'permanente', rebote_texto: expect.stringContaining('Usuario des conocido ñ') })
    expect(await letter(large)).toMatchObject({ rebote: 'permanente' })
    const asked = box.commands.filter((one) => /BODY\.PEEK\[\d/.test(one))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((one) => !/^UID FETCH \d+ \(UID(?: BODY\.PEEK\[\d+(?:\.HEADER)?\]<0\.65536>)+\)$/.test(one))).toEqual([])
  })
})

describe('a complaint', () => {
  it('stops the address at once; one that says that a letter was wanted does not', async () => {
    const { id } = await bounced('queja@example.test', { from: 'complaint', action: 'abuse' })
    expect(await letter(id)).toMatchObject({ rebote: 'queja' })
    expect(await stop('queja@example.test')).toMatchObject({ motivo: 'queja', activa: true })
    const wanted = await bounced('amiga@example.test', { from: 'complaint', action: 'not-spam' })
    expect(await letter(wanted.id)).toMatchObject({ rebote: null })
    expect(box.isSeen(wanted.uid)).toBe(true)
  })
})

describe('any other message', () => {
  it('stays unread and is not asked for again', async () => {
    const { id, uid } = await bounced('vacaciones@example.test', { from: 'auto-reply' })
    const person = box.put('From: Anna <anna@example.test>\nSubject: Hola\n\n550 5.1.1\n')
    const passedOn = box.put(
      `From: a@example.test\nContent-Type: message/rfc822\n\n${report({ from: 'gmail', para: 'vacaciones@example.test', id })}`,
    )
    await read()
    const before = box.commands.length
    await read()
    expect(box.commands.slice(before).filter((one) => one.startsWith('UID FETCH'))).toEqual([])
    expect([uid, person, passedOn].map(box.isSeen)).toEqual([false, false, false])
    expect(await letter(id)).toMatchObject({ rebote: null })
  })
})

describe('a report of a letter that is not ours', () => {
  it('changes nothing: another club, an unknown letter, another address, an id of another form', async () => {
    const para = 'propia@example.test'
    const id = await send(para)
    const others = [
      report({ from: 'gmail', para, id: `<otroclub.${id}@tribuna.invalid>` }),
      report({ from: 'gmail', para, id: 99_999 }),
      report({ from: 'postfix', para: 'ajena@example.test', id }),
      report({ from: 'complaint', action: 'abuse', para: 'ajena@example.test', id }),
      report({ from: 'exchange', para, id: `<${desk.slug}.${id}@otra.example.test>` }),
      report({ from: 'exchange', para, id: `<${desk.slug}.${id}@tribuna.invalid.example.test>` }),
      report({ from: 'gmail', para, id: '<CAF=abc@mail.example.test>' }),
    ].map(box.put)
    await read()
    expect(others.map(box.isSeen)).toEqual(others.map(() => true))
    expect(await letter(id)).toMatchObject({ rebote: null })
    expect([await stop(para), await stop('ajena@example.test')]).toEqual([undefined, undefined])
  })
})

describe('the mailbox', () => {
  it('read again changes nothing: the first report of a letter counts', async () => {
    const para = 'dosveces@example.test'
    const { id } = await bounced(para, { from: 'gmail', status: '5.2.2' })
    const first = await letter(id)
    desk.at(after(desk.now(), 60).toISOString())
    box.put(report({ from: 'postfix', para, id }))
    await read()
    expect(await letter(id)).toEqual(first)
    expect(await stop(para)).toMatchObject({ rebotes: 1, activa: false })
  })
  it('read by two servers at once records each bounce once', async () => {
    const other = await desk.anotherServer()
    const para = 'carrera@example.test'
    const ids = [await send(para), await send(para)]
    for (const id of [...ids, ...ids]) box.put(report({ from: 'gmail', para, id, status: '5.2.2' }))
    await Promise.all([read(), other.mailbox.read()])
    await Promise.all([read(), other.mailbox.read()])
    expect((await Promise.all(ids.map(letter))).map(({ rebote }) => rebote)).toEqual(['temporal', 'temporal'])
    expect(await stop(para)).toMatchObject({ rebotes: 2, activa: false })
  })
  it('that a server cuts off, refuses or holds back loses no report, and the rest is read', async () => {
    const ids = [await send('corte1@example.test'), await send('corte2@example.test')]
    const uids = ids.map((id, at) => box.put(report({ from: 'postfix', para: `corte${at + 1}@example.test`, id })))
    box.behaviour.decide = (command) => (command.startsWith(`UID FETCH ${uids[0]} (UID BODY`) ? 'cut' : 'answer')
    await read()
    expect(logged.join('')).toContain('the mailbox of bounces cannot be read')
    expect(await letter(ids[0]!)).toMatchObject({ rebote: null })
    box.behaviour.decide = (command) => (command.startsWith('LOGIN') ? 'refuse' : 'answer')
    await read()
    expect(logged.join('')).toContain('Invalid credentials')
    expect(logged.join('')).not.toContain(box.settings.password)
    box.behaviour.decide = (command) => (command.startsWith(`UID FETCH ${uids[0]} (UID BODY`) ? 'refuse' : 'answer')
    await read()
    expect(logged.join('')).toContain('a report in the mailbox cannot be read')
    expect(uids.map(box.isSeen)).toEqual([true, true])
    expect(await letter(ids[1]!)).toMatchObject({ rebote: 'permanente' })
  })
  it('that does not answer holds no connection of the pool, and a server that stops does not wait for it', async () => {
    const other = await desk.anotherServer()
    const asked = Promise.withResolvers<void>()
    box.behaviour.decide = (command) => {
      if (!command.startsWith('UID SEARCH')) return 'answer'
      asked.resolve()
      return 'silent'
    }
    const reading = other.mailbox.read()
    await asked.promise
    // other work of the servers comes to rest, the reading does not
    await expect.poll(() => desk.pool.totalCount - desk.pool.idleCount).toBe(0)
    await other.mailbox.stop()
    await reading
  })
})

describe('an address that receives no more', () => {
  it('gets the letter that somebody waits for and no other, until staff lift it', async () => {
    const para = 'Parada@example.test'
    await bounced(para, { from: 'exchange' })
    const held = await send(para)
    expect(await letter(held)).toMatchObject({ detenido: true, sent_at: null })
    expect((await desk.call(mails, {})).find((one) => one.id_outbox === held)).toMatchObject({
      estado: 'detenido',
      motivo: 'no_existe',
      error: expect.stringContaining('5.1.1'),
    })
    const secret = await send(para, { secreto: true })
    expect(await letter(secret)).toMatchObject({ detenido: false, sent_at: desk.now() })
    const { id_reg_direccion_parada: id } = (await desk.call(stoppedAddresses, {})).find((one) => one.email === para.toLowerCase())!
    await desk.call(allowAddress, { id })
    expect(await letter(await send(para))).toMatchObject({ detenido: false, sent_at: desk.now() })
    expect(desk.received.filter(({ to }) => to === para)).toHaveLength(3)
  })
})
