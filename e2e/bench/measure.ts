/** Work of one round; returns its duration in milliseconds, or its cost in another unit. */
export type Sample = () => Promise<number>

/** Medians of the product and of its floor, and the median of their ratios, round by round. */
export interface Comparison {
  readonly value: number
  readonly floor: number
  readonly ratio: number
}

export const now = () => performance.now()

export const percentile = (times: readonly number[], p: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * p))] ?? Number.NaN
const median = (times: readonly number[]) => percentile(times, 0.5)

/** Milliseconds of a piece of work. */
export const timed =
  (work: () => Promise<unknown>): Sample =>
  async () => {
    const began = now()
    await work()
    return now() - began
  }

/** Results of rounds of a sample, one after the other. */
export async function timesOf(sample: Sample, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await sample())
  return times
}

export const ratioOf = (product: readonly number[], floor: readonly number[]): Comparison => ({
  value: median(product),
  floor: median(floor),
  ratio: median(product.map((value, round) => value / floor[round]!)),
})

/** Rounds of the product and its floors in turn, so that a noisy moment of the machine hits all; of several floors the fastest counts. */
export async function compare(product: Sample, floors: readonly Sample[], { rounds = 60, unjudged = 3 } = {}): Promise<Comparison> {
  const works = [product, ...floors]
  const all = works.map((): number[] => [])
  for (let round = -unjudged; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const took = await work()
      if (round >= 0) all[index]!.push(took)
    }
  }
  const [values, ...others] = all as [number[], ...number[][]]
  return others.map((floor) => ratioOf(values, floor)).toSorted((a, b) => a.floor - b.floor)[0]!
}

/** The same work by eight clients at a time, each `count` times in sequence. */
export const eightClients = (count: number, work: (client: number) => Promise<unknown>) =>
  timed(() =>
    Promise.all(
      Array.from({ length: 8 }, async (_, client) => {
        for (let n = 0; n < count; n += 1) await work(client)
      }),
    ),
  )
