import { parameters } from '@app/contract/club/parameters'
import type { Field } from '@app/contract/kit/field'
import { pendingDebts } from '@app/contract/till/debts'
import { tillModule } from '@app/contract/till/module'
import { payCart } from '@app/contract/till/pay-cart'
import { tillData } from '@app/contract/till/till-data'
import { expect, it } from 'vitest'
import { routes } from '../../registry.ts'
import { switchTill, tillClub } from '../../testing/modules/till.ts'

const desk = await tillClub()
const calls = tillModule.actions.filter((action) => action !== pendingDebts)
/** Something that a field takes. */
function some({ kind, facts }: Field): unknown {
  if (kind === 'list') return [some(facts.item!)]
  if (kind === 'object') return sent(facts.fields ?? {})
  return kind === 'email' ? 'anna@club.test' : kind === 'text' ? '1' : 1
}
function sent(input: Readonly<Record<string, Field>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).flatMap(([name, field]) => (field.need === 'required' ? [[name, some(field)]] : [])))
}

it('every call of the till is refused while the till is off, and says which parameter that is (R-389)', async () => {
  await switchTill(desk, 0)
  const answers = await Promise.all(
    calls.map(async (action) => {
      const refused = await desk.call(action as never, sent(action.input) as never).then(
        () => null,
        (error: { code: string; msg: string }) => error,
      )
      return [action.endpoint, refused?.code, refused?.msg.includes('ACTIVAR_TPV')]
    }),
  )
  expect(answers).toEqual(calls.map((action) => [action.endpoint, 'msg.switched_off', true]))
  await switchTill(desk, 1)
  expect(await desk.call(tillData)).toMatchObject({ productos: expect.any(Array) })
})

it('what a member owes is read while the till is off: his page and the planner show it too', async () => {
  await switchTill(desk, 0)
  expect(await desk.call(pendingDebts, { id: desk.members[0] })).toEqual([])
  await switchTill(desk, 1)
})

it('a cart that waited while the till was off is paid when it is on again', async () => {
  await desk.sell(desk.water)
  await switchTill(desk, 0)
  await expect(desk.call(payCart, desk.one)).rejects.toMatchObject({ status: 409, code: 'msg.switched_off' })
  await switchTill(desk, 1)
  expect(await desk.call(payCart, desk.one)).toMatchObject({ cobrado: 150 })
})

it('a call names parameters of the catalogue only, which are on or off, or off at 0', () => {
  const named = [...new Set(routes.flatMap(({ action }) => action.parametros ?? []))]
  expect(named).toEqual(['ACTIVAR_TPV', 'ACTIVAR_ACCESO', 'ACTIVAR_RECIBOS_NO_BANCO'])
  expect(named.map((name) => parameters[name as keyof typeof parameters].field.kind)).toEqual(['flag', 'integer', 'flag'])
})
