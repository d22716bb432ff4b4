import { action } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { nothing } from '@app/contract/kit/shapes'
import { upload } from '@app/contract/kit/upload'
import { supplier } from '@app/contract/suppliers/supplier'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { refuse } from './refusal.ts'
import { handle } from './serve.ts'

const changes = [supplier]
const permission = 'members'
const slow = action({
  endpoint: 'POST /api/prueba/lento',
  permission,
  changes,
  input: { nombre: field.text(60), cruce: field.integer(), fichero: upload },
  output: field.json<unknown>(),
})
const quick = action({ endpoint: 'GET /api/prueba/rapido', permission, input: {}, output: nothing })

const connections = 2
let prepared: string[]
let ran: string[]
let gate: Promise<void>
/** Two calls that cross each hold one lock and wait for the other's. */
let meeting: PromiseWithResolvers<void>
let holding: number
beforeEach(() => {
  prepared = []
  ran = []
  gate = Promise.resolve()
  meeting = Promise.withResolvers()
  holding = 0
})

const desk = await club({
  connections,
  routes: [
    handle(slow, {
      prepare: async ({ input: { nombre } }) => {
        prepared.push(nombre)
        await gate
        return nombre === 'no' ? refuse('msg.invalid_input', { nombre: 'invalid.required' }) : nombre.length
      },
      run: async ({ tx, input: { nombre, cruce }, prepared: length }) => {
        ran.push(nombre)
        await tx
          .insertInto('proveedor')
          .values({ nombre } as never)
          .execute()
        if (cruce > 0) {
          await sql`select pg_advisory_xact_lock(${cruce})`.execute(tx)
          holding += 1
          if (holding === 2) meeting.resolve()
          await meeting.promise
          await sql`select pg_advisory_xact_lock(${3 - cruce})`.execute(tx)
        }
        return { zeta: length, a: nombre }
      },
    }),
    handle(quick, async ({ tx }) => {
      await tx.selectFrom('proveedor').select('nombre').execute()
      return {}
    }),
  ],
})
const post = (body: unknown, headers: Record<string, string> = {}, who: Pick<typeof desk, 'http'> = desk) =>
  who.http({ method: 'POST', url: '/api/prueba/lento', headers, body })
/** The answer on the wire. */
const textOf = async (body: object, headers: Record<string, string>) => {
  const own = { host: 'localhost', cookie: `session=${desk.token}`, 'x-csrf-token': desk.csrf, ...headers }
  return (await desk.product.app.inject({ method: 'POST', url: '/api/prueba/lento', headers: own, payload: body })).body
}
const isQuick = async () => (await desk.http({ method: 'GET', url: '/api/prueba/rapido' })).status

describe('slow work of a call', () => {
  it('holds no connection: others are answered while more of it goes on than there are connections', async () => {
    const opened = Promise.withResolvers<void>()
    gate = opened.promise
    const all = Array.from({ length: connections + 4 }, async (_, n) => (await post({ nombre: `fichero ${n}`, cruce: 0 })).status)
    await expect.poll(() => prepared.length, { timeout: 30_000 }).toBe(connections + 4)
    expect(await isQuick()).toBe(200)
    expect(ran).toEqual([])
    opened.resolve()
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]))
  })
  it('is begun for nobody who may not, without the token, or with what cannot be read', async () => {
    const body = { nombre: 'x', cruce: 0 }
    const stranger = await desk.as({ rights: [] })
    const answers = [
      await post(body, {}, desk.anonymous),
      await post(body, {}, stranger),
      await post(body, { 'x-csrf-token': '' }),
      await post({}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 422])
    expect(prepared).toEqual([])
  })
  it('may refuse: then nothing is written, and the key is free to be sent again', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect(await post({ nombre: 'no', cruce: 0 }, headers)).toMatchObject({ status: 422, body: { nombre: [expect.any(String)] } })
    expect(ran).toEqual([])
    expect((await post({ nombre: 'sí', cruce: 0 }, headers)).status).toBe(200)
  })
  it('is not repeated with the transaction', async () => {
    const [one, other] = await Promise.all([post({ nombre: 'uno', cruce: 1 }), post({ nombre: 'dos', cruce: 2 })])
    expect([one.status, other.status]).toEqual([200, 200])
    expect([prepared.length, ran.length]).toEqual([2, 3])
  })
  it('is not repeated for a known Idempotency-Key, not even to refuse another body', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { nombre: 'clave', cruce: 0 }
    await post(body, headers)
    expect(await post(body, headers)).toMatchObject({ status: 200, body: { a: 'clave' } })
    expect(await post({ ...body, nombre: 'otra' }, headers)).toMatchObject({ status: 422, body: { code: 'msg.idempotency_mismatch' } })
    expect([prepared, ran]).toEqual([['clave'], ['clave']])
  })
})

describe('an answer repeated for its Idempotency-Key', () => {
  it('is the first one byte for byte', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await textOf({ nombre: 'orden', cruce: 0 }, headers)
    expect(first).toBe('{"zeta":5,"a":"orden"}')
    expect(await textOf({ nombre: 'orden', cruce: 0 }, headers)).toBe(first)
  })
  it('belongs to the bytes of a file, however the form was cut', async () => {
    const form = (content: string, mark: string) =>
      `--${mark}\r\ncontent-disposition: form-data; name="nombre"\r\n\r\nsobre\r\n--${mark}\r\ncontent-disposition: form-data; name="cruce"\r\n\r\n0\r\n--${mark}\r\ncontent-disposition: form-data; name="fichero"; filename="a.txt"\r\n\r\n${content}\r\n--${mark}--\r\n`
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = (content: string, mark: string) =>
      post(form(content, mark), { ...headers, 'content-type': `multipart/form-data; boundary=${mark}` })
    expect((await send('uno', 'x')).status).toBe(200)
    expect((await send('uno', 'y')).status).toBe(200)
    expect(await send('dos', 'x')).toMatchObject({ status: 422, body: { code: 'msg.idempotency_mismatch' } })
    expect(ran).toEqual(['sobre'])
  })
})
