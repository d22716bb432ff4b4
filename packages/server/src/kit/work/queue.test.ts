import { expect, it } from 'vitest'
import { openQueue } from './queue.ts'

it('a queue lets so many work at a time and so many wait, in their order; it refuses the next, and one that fails gives its place back', async () => {
  const queue = openQueue({ places: 2, waiting: 2 })
  const begun: number[] = []
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<number>())
  const enter = (n: number) =>
    queue(() => {
      begun.push(n)
      return gates[n]!.promise
    })
  const first = [enter(0), enter(1), enter(2), enter(3)]
  await expect(enter(4)).rejects.toMatchObject({ code: 'msg.busy' })
  expect(begun).toEqual([0, 1])
  gates[1]!.reject(new Error('failed'))
  await expect(first[1]).rejects.toThrow('failed')
  expect(begun).toEqual([0, 1, 2])
  gates[0]!.resolve(0)
  await first[0]
  expect(begun).toEqual([0, 1, 2, 3])
  const last = enter(5)
  for (const gate of gates) gate.resolve(7)
  expect(await Promise.all([first[2], first[3], last])).toEqual([7, 7, 7])
})
