import { type Action, methodOf, pathOf } from '@app/contract/kit/action'
import type { Field, Fields } from '@app/contract/kit/field'
import fc from 'fast-check'

/** A request of the fuzz: a careless or hostile client's input to a call. */
export interface OddRequest {
  readonly method: string
  readonly url: string
  readonly body?: unknown
  readonly headers: Record<string, string>
}

const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\uDFFF',
    'x\uD800',
    '‮txt',
    'a\r\nb',
    "'; drop table socio; --",
    '%00',
    '{}',
    '[]',
    'null',
    '１２３',
  ),
  fc.constantFrom('999999999999999999999', '-1', '1e309', 'NaN', '0x10', '31/02/2026', '9999-12-31', '0001-01-01', '25:61', 'España ñ 🎾'),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.integer({ min: 200, max: 5000 }).map((length) => 'ñ'.repeat(length)),
)
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e300, [], [null], {}, { a: null }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom([[]], ['\0'], { '\0': 1 }, { constructor: 1 }, { length: 5 }, { content: 'x', filename: '\0' }) },
)

/** A valid value for a field of this kind, so that a request reaches the handler now and then. */
function likely({ kind, facts, nullable }: Field): fc.Arbitrary<unknown> {
  const some = (): fc.Arbitrary<unknown> => {
    if (kind === 'object') return fields(facts.fields ?? {}, 5)
    if (kind === 'list') return fc.array(value(facts.item!, 5), { maxLength: 3 })
    if (kind === 'json')
      return fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.array(oddValue, { maxLength: 3 }), fc.dictionary(oddText, oddValue, { maxKeys: 3 }))
    if (kind === 'choice') return fc.constantFrom(...(facts.choices ?? []))
    if (kind === 'flag') return fc.constantFrom(0, 1)
    if (kind === 'day') return fc.constantFrom('2026-11-20', '20/11/2026', '2026-11-21', '2099-12-14')
    if (kind === 'minute') return fc.constantFrom(0, 600, '09:30', 1440)
    if (kind === 'money') return fc.constantFrom(0, 10, '12,50', -3, 999_999_999.99)
    if (kind === 'email') return fc.constantFrom('ana@club.test', 'x@y.test')
    if (kind === 'colour') return fc.constant('#2f5fe0')
    if (['text', 'secret', 'phone', 'nif', 'iban', 'file'].includes(kind))
      return fc.constantFrom('Ana', 'Pista 1', '600111222', '00000000T')
    if (['integer', 'number', 'level', 'percent', 'weekdays'].includes(kind)) return fc.constantFrom(0, 1, 2, 5, 127)
    return fc.integer({ min: 0, max: 6 })
  }
  return nullable ? fc.option(some(), { freq: 3 }) : some()
}
/** `odd` is how many of a hundred values are odd ones. */
const value = (field: Field, odd: number): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: odd, arbitrary: oddValue }, { weight: 100 - odd, arbitrary: likely(field) })
const fields = (all: Fields, odd: number): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(all).map(([name, field]) => [name, value(field, odd)])), {
    requiredKeys: odd > 30 ? [] : Object.keys(all),
  })

const anInput = (action: Action) =>
  fc.oneof(
    { weight: 3, arbitrary: fields(action.input, 10) },
    { weight: 3, arbitrary: fields(action.input, 50) },
    { weight: 1, arbitrary: fc.dictionary(oddText, oddValue, { maxKeys: 5 }) },
  )
const inText = (raw: unknown) => (typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? ''))
/** As far as an address can hold it: half a character cannot be encoded. */
const encoded = (raw: unknown) => encodeURIComponent(inText(raw).toWellFormed()).slice(0, 3000)

/** Requests to one call: odd and likely values in path, query and body, as JSON, as a form, or as no object at all. */
export function oddRequests(action: Action): fc.Arbitrary<OddRequest> {
  const method = methodOf(action.endpoint)
  const whole = fc.tuple(anInput(action), fc.constantFrom('json', 'json', 'json', 'form', 'bare'), oddValue)
  return whole.map(([input, how, bare]) => {
    const inPath = new Set<string>()
    const path = pathOf(action.endpoint).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      inPath.add(name)
      return encoded(input[name] ?? 1) || '1'
    })
    const rest = Object.entries(input).filter(([name]) => !inPath.has(name))
    const query = rest.map(([name, one]) => `${encoded(name)}=${encoded(one)}`).join('&')
    if (method === 'GET') return { method, url: query === '' ? path : `${path}?${query}`.slice(0, 8000), headers: {} }
    if (how === 'form') return { method, url: path, body: query, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const body = JSON.stringify(how === 'bare' ? bare : Object.fromEntries(rest))
    return { method, url: path, body, headers: { 'content-type': 'application/json' } }
  })
}
