import { action } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { list, object } from '@app/contract/kit/shapes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, serve } from '../../testing/page.tsx'
import { useRead } from './api.ts'
import { refresh } from './queries.ts'

const lockers = action({
  endpoint: 'GET /api/taquilla',
  permission: 'signed-in',
  input: {},
  output: list(object({ id: field.integer(), nombre: field.text(60) })),
})
const oneLocker = action({
  endpoint: 'GET /api/taquilla/{id}',
  permission: 'signed-in',
  input: { id: field.ref('taquilla') },
  output: object({ nombre: field.text(60) }),
})

function Lockers() {
  const { data } = useRead(lockers, {})
  return <p>{data ? data.map(({ nombre }) => nombre).join(', ') : 'nada'}</p>
}
function OneLocker() {
  const { data, error } = useRead(oneLocker, { id: 7 })
  return <p>{data?.nombre ?? error?.msg ?? 'nada'}</p>
}
const named = (...names: string[]) => names.map((nombre, id) => ({ id, nombre }))

test('what is shown is read again when what it is made of is written, and only then', async () => {
  let rows = named('Una')
  const asked = serve(() => ({ body: rows, reads: 'locker,member' }))
  await draw(<Lockers />)
  await expect.element(page.getByText('Una')).toBeVisible()
  rows = named('Una', 'Dos')
  await refresh(['court'])
  expect(asked).toHaveLength(1)
  await refresh(['member'])
  await expect.element(page.getByText('Una, Dos')).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a write that comes while the first answer is on its way is not missed', async () => {
  let rows = named('Vieja')
  const first = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const asked = serve(async () => {
    const before = rows
    if (asked.length === 1) {
      arrived.resolve()
      await first.promise
    }
    return { body: before, reads: 'locker' }
  })
  await draw(<Lockers />)
  await arrived.promise
  rows = named('Nueva')
  void refresh(['locker'])
  first.resolve()
  await expect.element(page.getByText('Nueva')).toBeVisible()
})

test('a refusal is asked about again once somebody makes what lacked', async () => {
  let answer: { status?: number; body: unknown; reads: string } = {
    status: 404,
    body: { msg: 'No se ha encontrado.', code: 'msg.not_found' },
    reads: 'locker',
  }
  serve(() => answer)
  await draw(<OneLocker />)
  await expect.element(page.getByText('No se ha encontrado.')).toBeVisible()
  answer = { body: { nombre: 'Hecha' }, reads: 'locker' }
  await refresh(['locker'])
  await expect.element(page.getByText('Hecha')).toBeVisible()
})

test('an answer that does not say what it is made of is old after any write', async () => {
  let rows = named('Una')
  serve(() => ({ body: rows }))
  await draw(<Lockers />)
  await expect.element(page.getByText('Una')).toBeVisible()
  rows = named('Otra')
  await refresh(['court'])
  await expect.element(page.getByText('Otra')).toBeVisible()
})
