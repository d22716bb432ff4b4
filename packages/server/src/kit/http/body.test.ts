import { once } from 'node:events'
import { connect } from 'node:net'
import { login } from '@app/contract/identity/sign-in'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { readForm } from './body.ts'

const desk = await club()
/** Sends a body to a call for signed-in users, or to one open to anyone. */
const post = (body: string | Buffer, type: string) =>
  desk.http({ method: 'POST', url: '/api/caja/anadir_dinero', body, headers: { 'content-type': type } })
const postAsAnyone = (body: string, type = 'application/json') =>
  desk.anonymous.http({ method: 'POST', url: '/api/account/login', body, headers: { 'content-type': type } })
const form = (body: string) => post(body, 'application/x-www-form-urlencoded')
const json = (body: string) => post(body, 'application/json')
const part = (name: string, value: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const multipart = (body: string) => post(body, 'multipart/form-data; boundary=x')
let address: Promise<string> | undefined
const listening = () => (address ??= desk.product.app.listen({ port: 0, host: '127.0.0.1' }))
const unreadable = { status: 422, body: { code: 'msg.invalid_input' } }

const outcomeOf = (entries: readonly (readonly [string, string])[]) => {
  try {
    readForm(entries)
    return 'read'
  } catch (error) {
    return (error as { code?: string }).code
  }
}

describe('a form', () => {
  it('reads repeated names and name[] as lists, a[b] as nested, without copying what is there (A-108)', () => {
    const entries = new URLSearchParams('a=1&a=2&b[]=3&b[]=4&c[d][e]=5&c[d][f]=6&constructor[]=7&toString=8')
    expect(readForm(entries)).toEqual({
      a: ['1', '2'],
      b: ['3', '4'],
      c: { d: { e: '5', f: '6' } },
      constructor: ['7'],
      toString: '8',
    })
  })
  it('never reaches what objects inherit, whatever the names', () => {
    const step = fc.constantFrom('a', 'b', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty')
    const name = fc.tuple(step, fc.array(fc.oneof(step, fc.constant('')), { maxLength: 4 })).map(([first, rest]) => {
      return first + rest.map((one) => `[${one}]`).join('')
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 8 }), (entries) => {
        expect(['read', 'msg.invalid_input']).toContain(outcomeOf(entries))
        expect(Object.keys(Object.prototype)).toEqual([])
        expect(({} as { a?: unknown }).a).toBeUndefined()
      }),
    )
  })
  it('is refused by the name that is a value, a list and an object at once', async () => {
    expect(await form('a[b]=1&a[]=2')).toMatchObject({ ...unreadable, body: { a: [expect.any(String)] } })
    expect(await form('a=1&a[b]=2')).toMatchObject({ ...unreadable, body: { a: [expect.any(String)] } })
  })
  it('of more fields than a form has is refused before anything is made of it', async () => {
    expect(await form('a=&'.repeat(60_000))).toMatchObject(unreadable)
    expect(await form('a[]=&'.repeat(60_000))).toMatchObject(unreadable)
    expect(await form(`a${'[b]'.repeat(50)}=1`)).toMatchObject(unreadable)
  })
})

describe('a JSON body', () => {
  it('that is a text, a number or null is one complaint, however long it is', async () => {
    for (const body of [JSON.stringify('x'.repeat(1_000_000)), '7', 'null', 'true']) {
      const answer = await json(body)
      expect(answer).toMatchObject(unreadable)
      expect(JSON.stringify(answer.body).length).toBeLessThan(2000)
    }
  })
  it('with thousands of unknown names is answered with fifty complaints', async () => {
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`campo ${n}`, 1]))
    const answer = await json(JSON.stringify(body))
    expect(answer).toMatchObject(unreadable)
    expect(Object.values(answer.body).filter(Array.isArray)).toHaveLength(50)
  })
  it('that is deep, or made of separators only, is refused before it is built', async () => {
    expect(await json(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).toMatchObject(unreadable)
    expect(await json(`[${'0,'.repeat(400_000)}0]`)).toMatchObject(unreadable)
    expect(await postAsAnyone(`{"usuario": "[[[[[[[[[[[[[[{{{{{{{{{{{{{{{\\"[[[", "password": "x"}`)).toMatchObject({ status: 401 })
  })
  it('of more names than an object has, or more values than a call takes, is refused before it is built', async () => {
    const named = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [n, 1])))
    expect((await json(named(5000))).body).toMatchObject({ code: 'msg.invalid_input', 7: [expect.any(String)] })
    expect((await json(named(5001))).body).not.toHaveProperty('7')
    expect(await json(`[${Array(25_002).fill('{}').join(',')}]`)).toMatchObject(unreadable)
  })
  it('of a call open to anyone has 16 kB at most, whatever its form', async () => {
    const long = 'x'.repeat(17_000)
    for (const [body, type] of [
      [JSON.stringify({ usuario: long }), 'application/json'],
      [`usuario=${long}`, 'application/x-www-form-urlencoded'],
      [`${part('usuario', long)}--x--`, 'multipart/form-data; boundary=x'],
    ] as const)
      expect(await postAsAnyone(body, type)).toMatchObject({ status: 413, body: { code: 'msg.too_large' } })
  })
  it('costs what it is worth: ten of the worst at once keep the processor for less than 300 ms, whoever sends them', async () => {
    const names = JSON.stringify(Object.fromEntries(Array.from({ length: 110_000 }, (_, n) => [n.toString(36), 1])))
    const objects = `[${Array(250_000).fill('{}').join(',')}]`
    const deep = `{"a":${'['.repeat(400_000)}`
    const widest = JSON.stringify(Array.from({ length: 5 }, () => Object.fromEntries(Array.from({ length: 4999 }, (_, n) => [n, 1]))))
    await json(names)
    for (const body of [names, objects, deep, widest]) {
      const before = process.threadCpuUsage()
      await Promise.all(Array.from({ length: 10 }, () => json(body.slice(0, 1_048_000))))
      const { user, system } = process.threadCpuUsage(before)
      expect((user + system) / 1000).toBeLessThan(300)
    }
  })
})

describe('a multipart body', () => {
  it('counts whole towards the limit of its call, fields included', async () => {
    const body = Array.from({ length: 4 }, (_, n) => part(`campo${n}`, 'x'.repeat(300_000))).join('')
    expect(await multipart(`${body}--x--`)).toMatchObject({ status: 413, body: { code: 'msg.too_large' } })
  })
  it('counts also when it comes without saying how long it is', async () => {
    const url = await listening()
    const pieces = async function* () {
      for (let n = 0; n < 400; n += 1) yield Buffer.from(part(`campo${n}`, 'x'.repeat(100_000)))
    }
    const request = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: pieces(), duplex: 'half' }
    // a client that keeps sending may lose the connection before it has read the answer
    const status = await fetch(`${url}${login.endpoint.split(' ')[1]}`, request as never).then(
      (answer) => answer.status,
      () => 413,
    )
    expect(status).toBe(413)
    expect((await fetch(`${url}/health`)).status).toBe(200)
  })
  it('without boundary, cut short, with too many fields or with half a name is refused as unreadable', async () => {
    expect(await post('x', 'multipart/form-data')).toMatchObject(unreadable)
    expect(await multipart(part('usuario', 'a'))).toMatchObject(unreadable)
    expect(await multipart(`${Array.from({ length: 5001 }, (_, n) => part(`c${n}`, '')).join('')}--x--`)).toMatchObject(unreadable)
  })
})

describe('the body of whoever may not make the call', () => {
  it('is not even waited for', async () => {
    const url = new URL(await listening())
    const socket = connect(Number(url.port), url.hostname)
    const head = ['POST /api/socio/importar/leer HTTP/1.1', 'host: localhost', 'content-type: application/json', 'content-length: 1000000']
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /)
  })
})
