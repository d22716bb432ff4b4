import type { Action } from '@app/contract/kit/action'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findViolations } from './kit/verify.ts'
import { checks, routes } from './registry.ts'
import { club } from './testing/club.ts'
import { type OddRequest, oddRequests } from './testing/odd-input.ts'
import { roundsOf, seedOf } from './testing/rounds.ts'

const desk = await club()
const parametros = [...new Set(routes.flatMap(({ action }) => action.parametros ?? []))]
// inactive features would refuse everything alike
await desk.db
  .insertInto('param')
  .values(parametros.map((cod_param) => ({ cod_param, activo: true, valor: '1' })))
  .execute()
const actions = routes.map(({ action }) => action)

/** `npm run proofs -- fuzz --minutes n` continues with new requests until the time has passed or a fault is found. */
const minutes = Number(process.env.PROOF_MINUTES ?? 0)
const first = seedOf(20_261_122)
const perCall = roundsOf({ test: 5, proofs: 25 })
const slowest = 2000
const largest = 1_000_000

interface Finding {
  readonly request: OddRequest
  readonly status: number
  readonly body: unknown
}

/** Milliseconds of the simplest call at this moment. */
async function timeOfSimplest(who: typeof desk.anonymous): Promise<number> {
  const began = performance.now()
  await who.http({ method: 'GET', url: '/api/account/current' })
  return performance.now() - began
}

/** Fault of an answer: an error of ours, too slow, too large, or not in the product's form; null without one. */
async function wrongIn(who: typeof desk.anonymous, request: OddRequest): Promise<string | null> {
  const ask = async () => {
    const began = performance.now()
    const answer = await who.http(request)
    return { ...answer, took: performance.now() - began }
  }
  let { status, body, took } = await ask()
  // the machine may be busy: a call is slow only if it is slow each time, beside a simple one that is not
  for (let again = 0; again < 2 && took > slowest; again += 1) ({ status, body, took } = await ask())
  const isSlow = took > slowest && took > 50 * (await timeOfSimplest(who))
  const finding = (what: string) => `${what}: ${JSON.stringify({ request, status, body } satisfies Finding).slice(0, 1500)}`
  if (status >= 500) return finding('a fault')
  if (isSlow) return finding('slow')
  if (JSON.stringify(body).length > largest) return finding('large')
  const isInForm = status < 400 || (typeof body.msg === 'string' && typeof body.code === 'string')
  return isInForm ? null : finding('another form')
}

/** Some calls end the session or take rights away: each call has a separate administrator, replaced only after its session has ended. */
const administrators = new Map<Action, typeof desk.anonymous>()
async function administratorFor(action: Action) {
  const known = administrators.get(action)
  if (known && (await known.http({ method: 'GET', url: '/api/account/staff' })).status === 200) return known
  const administrator = await desk.as({ is_admin: true })
  administrators.set(action, administrator)
  return administrator
}

async function round(seed: number): Promise<string[]> {
  const wrong: string[] = []
  for (const action of actions) {
    const administrator = await administratorFor(action)
    for (const request of fc.sample(oddRequests(action), { numRuns: perCall, seed })) {
      const found = await wrongIn(administrator, request)
      if (found) wrong.push(found)
    }
  }
  return wrong
}

describe('every call', () => {
  it(
    'answers whatever it is sent in the product’s form, never with a fault, and leaves the club whole',
    async () => {
      const until = performance.now() + minutes * 60_000
      const wrong: string[] = []
      for (let seed = first; wrong.length === 0; seed += 1) {
        wrong.push(...(await round(seed)))
        if (performance.now() >= until) break
      }
      expect(wrong).toEqual([])
      expect(await findViolations(desk.product.clubs.all()[0]!.db, desk.product.clubs.all()[0]!.schema, checks)).toEqual([])
    },
    minutes * 60_000 + 600_000,
  )
})
