import { action } from '@app/contract/kit/action'
import { optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { list, object } from '@app/contract/kit/shapes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, serve } from '../../testing/page.tsx'
import { useLongRead } from './long-read.ts'
import { refresh } from './queries.ts'

const lockers = action({
  endpoint: 'GET /api/taquilla',
  permission: 'signed-in',
  input: { filas: optional(field.integer()), tras_id: optional(field.integer()) },
  output: list(object({ id: field.integer() })),
})

function Lockers() {
  const { data, isPartial, error } = useLongRead(lockers, {}, ({ id }) => ({ tras_id: id }))
  return <p>{error?.msg ?? `${data?.length ?? 0} taquillas${isPartial ? ', y más' : ''}`}</p>
}

/** Serves pages of lockers; each page after the first waits for the promise of its turn. */
function serveLockers(total: () => number, turns: readonly Promise<void>[] = []) {
  return serve(async (call) => {
    const query = new URLSearchParams(call.split('?')[1])
    const from = query.has('tras_id') ? Number(query.get('tras_id')) + 1 : 0
    const count = Number(query.get('filas'))
    await turns[from / count - 1]
    const length = Math.max(0, Math.min(count, total() - from))
    return { body: Array.from({ length }, (_, index) => ({ id: from + index })), reads: 'locker' }
  })
}

test('a long list shows its first rows while the rest comes, page by page', async () => {
  const [second, third] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const asked = serveLockers(() => 3200, [second.promise, third.promise])
  await draw(<Lockers />)
  await expect.element(page.getByText('1500 taquillas, y más')).toBeVisible()
  second.resolve()
  await expect.element(page.getByText('3000 taquillas, y más')).toBeVisible()
  third.resolve()
  await expect.element(page.getByText('3200 taquillas', { exact: true })).toBeVisible()
  expect(asked).toHaveLength(3)
})

test('a list of whole pages ends with an empty one, a short list with its first', async () => {
  const long = serveLockers(() => 1500)
  await draw(<Lockers />)
  await expect.element(page.getByText('1500 taquillas', { exact: true })).toBeVisible()
  expect(long).toHaveLength(2)
  const short = serveLockers(() => 2)
  await draw(<Lockers />)
  await expect.element(page.getByText('2 taquillas', { exact: true })).toBeVisible()
  expect(short).toHaveLength(1)
})

test('a list that is read again stays whole until its new rows are', async () => {
  let total = 3200
  serveLockers(() => total)
  await draw(<Lockers />)
  await expect.element(page.getByText('3200 taquillas', { exact: true })).toBeVisible()
  const last = Promise.withResolvers<void>()
  total = 3100
  serveLockers(() => total, [Promise.resolve(), last.promise])
  const seen: (string | undefined)[] = []
  const watcher = new MutationObserver(() => seen.push(document.querySelector('main p')?.textContent))
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  void refresh(['locker'])
  last.resolve()
  await expect.element(page.getByText('3100 taquillas', { exact: true })).toBeVisible()
  watcher.disconnect()
  expect(new Set(seen)).toEqual(new Set(['3100 taquillas']))
})

test('a refusal of the first page is shown', async () => {
  serve(() => ({ status: 409, body: { code: 'income.demasiadas_lineas', msg: 'Son más de 30000 líneas.' } }))
  await draw(<Lockers />)
  await expect.element(page.getByText('Son más de 30000 líneas.')).toBeVisible()
})
