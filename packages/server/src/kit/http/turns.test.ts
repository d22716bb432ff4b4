import { action } from '@app/contract/kit/action'
import { object } from '@app/contract/kit/shapes'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { handle } from './serve.ts'

let running = 0
let most = 0
let open = Promise.withResolvers<void>()
const heavy = action({ endpoint: 'GET /api/pesada', permission: 'signed-in', heavy: true, input: {}, output: object({}) })
const anyones = action({ endpoint: 'GET /api/abierta', permission: 'anyone', heavy: true, input: {}, output: object({}) })
const desk = await club({
  routes: [
    handle(anyones, { prepare: async () => open.promise, run: async () => ({}) }),
    handle(heavy, {
      prepare: async () => {
        running += 1
        most = Math.max(most, running)
        await open.promise
        running -= 1
      },
      run: async () => ({}),
    }),
  ],
})
const read = (who: Pick<typeof desk, 'http'>) => who.http({ method: 'GET', url: '/api/pesada' })

describe('heavy reads', () => {
  it('of one user run two at a time, the others wait for their turn, those beyond twenty are refused, and another user is not kept waiting', async () => {
    const other = await desk.as({ rights: ['members'] })
    const answered: unknown[] = []
    const all = Array.from({ length: 25 }, async () => {
      const { status, body } = await read(desk)
      answered.push([status, body.code])
    })
    await expect.poll(() => answered.length).toBe(3)
    expect(answered).toEqual(Array(3).fill([429, 'msg.too_many_reads']))
    const theirs = read(other)
    await expect.poll(() => running).toBe(3)
    open.resolve()
    await Promise.all(all)
    expect(answered.slice(3)).toEqual(Array(22).fill([200, undefined]))
    expect((await theirs).status).toBe(200)
    expect([running, most]).toEqual([0, 3])
  })
  it('that are open to anyone take their turns by address', async () => {
    open = Promise.withResolvers()
    const answered: number[] = []
    const all = Array.from({ length: 24 }, async () => {
      answered.push((await desk.anonymous.http({ method: 'GET', url: '/api/abierta' })).status)
    })
    await expect.poll(() => answered.length).toBe(2)
    expect(answered).toEqual([429, 429])
    open.resolve()
    await Promise.all(all)
    expect(answered.slice(2)).toEqual(Array(22).fill(200))
  })
  it('of a user may run again after a refused one and a failed one', async () => {
    open = Promise.withResolvers()
    open.resolve()
    most = 0
    expect((await desk.http({ method: 'GET', url: '/api/pesada?otro=1' })).status).toBe(422)
    for (const { status } of await Promise.all(Array.from({ length: 10 }, () => read(desk)))) expect(status).toBe(200)
    expect(most).toBeLessThanOrEqual(2)
  })
})
