import { type Action, action, type Endpoint } from '@app/contract/kit/action'
import type { Fields } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { partial, sentOnly } from '@app/contract/kit/partial'
import type { Operation, Resource } from '@app/contract/kit/resource'
import { list, newRow, nothing, object, writeObject } from '@app/contract/kit/shapes'
import type { Transaction } from 'kysely'
import { refuse } from './fail.ts'
import { type Call, handle, type Route } from './serve.ts'

export const dropdown = list(object({ id: field.integer(), text: field.text(200) }), Number.POSITIVE_INFINITY)

/** Where names of tables and columns are data, their types are given up; the tests run for every resource. */
export type AnyTx = Transaction<any>

/** The generic routes of the specification, for the operations that a resource declares (spec 1 §7). */
export function crud<F extends Fields>(r: Resource<string, string, F>): Route[] {
  const routes: Route[] = []
  const changes = [r as Resource]
  const on = (
    operation: Operation,
    endpoint: `${string} ${string}`,
    spec: Pick<Action, 'input' | 'output' | 'changes'>,
    handler: (call: Call<never>, tx: AnyTx) => Promise<unknown>,
  ) => {
    if (!r.only.includes(operation)) return
    const [method, rest] = endpoint.split(' ') as [string, string]
    const paths = [r.path, ...(r.also ?? [])].map((path) => `${method} /api/${path}${rest}` as Endpoint)
    const readers = r.read ?? r.permission
    const permission = spec.changes ? r.permission : operation === 'dropdown' ? (r.dropdown ?? readers) : readers
    routes.push(
      handle(action({ ...spec, endpoint: paths[0]!, also: paths.slice(1), permission }) as Action, (call) =>
        handler(call as Call<never>, call.tx as never),
      ),
    )
  }
  const idOf = (call: Call<never>) => (call.input as { id: number }).id
  const one = { id: field.ref(r.table) }
  const isGenerated = ([, f]: [string, Fields[string]]) => f.need === 'generated'
  const writable = Object.fromEntries(Object.entries(r.fields).filter((entry) => !isGenerated(entry)))
  /** A form sends the whole row back: its id may stand in it and is not read. */
  const generated = Object.fromEntries(Object.entries(r.fields).filter(isGenerated))
  const found = <T>(row: T | undefined): T => row ?? refuse('msg.not_found')

  on('list', 'GET ', { input: {}, output: r.rows }, (_call, tx) =>
    tx.selectFrom(r.table).select(Object.keys(r.fields)).orderBy(r.label).orderBy(r.id).execute(),
  )
  on('dropdown', 'GET /dropdown', { input: {}, output: dropdown }, (_call, tx) =>
    tx
      .selectFrom(r.table)
      .select([`${r.id} as id`, `${r.label} as text`])
      .orderBy(r.label)
      .orderBy(r.id)
      .execute(),
  )
  on('template', 'GET /create', { input: {}, output: field.json() }, async () => writeObject(writable, newRow(writable)))
  on('get', 'GET /{id}', { input: one, output: r.row }, async (call, tx) =>
    found(await tx.selectFrom(r.table).select(Object.keys(r.fields)).where(r.id, '=', idOf(call)).executeTakeFirst()),
  )
  on('create', 'POST ', { input: writable, output: r.row, changes }, (call, tx) =>
    tx.insertInto(r.table).values(call.input).returning(Object.keys(r.fields)).executeTakeFirstOrThrow(),
  )
  on('update', 'PUT /{id}', { input: { ...generated, ...one, ...partial(writable) }, output: r.row, changes }, async (call, tx) => {
    const { id, ...sent } = call.input as { id: number } & Record<string, unknown>
    const change = sentOnly(sent)
    if (Object.keys(change).length === 0)
      return found(await tx.selectFrom(r.table).select(Object.keys(r.fields)).where(r.id, '=', id).executeTakeFirst())
    return found(await tx.updateTable(r.table).set(change).where(r.id, '=', id).returning(Object.keys(r.fields)).executeTakeFirst())
  })
  on('remove', 'DELETE /{id}', { input: one, output: nothing, changes }, async (call, tx) => {
    if (r.reserved?.includes(idOf(call))) refuse('msg.reserved')
    const { numDeletedRows } = await tx.deleteFrom(r.table).where(r.id, '=', idOf(call)).executeTakeFirst()
    return numDeletedRows ? {} : refuse('msg.not_found')
  })
  return routes
}
