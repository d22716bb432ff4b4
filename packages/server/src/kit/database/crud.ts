import type { Action } from '@app/contract/kit/action'
import type { Fields } from '@app/contract/kit/field'
import { callsOf } from '@app/contract/kit/generic-calls'
import { sentOnly } from '@app/contract/kit/partial'
import type { Operation, Resource } from '@app/contract/kit/resource'
import { newRow, writeObject } from '@app/contract/kit/shapes'
import { refuse } from '../http/refusal.ts'
import { type Call, handle, type Route } from '../http/serve.ts'
import { type AnyTx, planByCost } from './database.ts'

/** Rows of a resource in the order of its lists. */
export const rowsInOrder = (tx: AnyTx, { table, label, id }: Resource) => tx.selectFrom(table).orderBy(label).orderBy(id)
/** Columns of a resource as its lists have them. */
export const columnsOf = ({ fields }: Pick<Resource, 'fields'>) => Object.keys(fields)
/** Columns of a row as a choice. */
export const choiceOf = ({ id, label }: Pick<Resource, 'id' | 'label'>) => [`${id} as id`, `${label} as text`]

/** The generic routes of the specification, for the operations that a resource declares (spec 1 §7). */
export function crud<F extends Fields>(r: Resource<string, string, F>): Route[] {
  const routes: Route[] = []
  const calls = callsOf(r)
  const on = (operation: Operation, handler: (call: Call<never>, tx: AnyTx) => Promise<unknown>) => {
    if (!r.only.includes(operation)) return
    routes.push(handle(calls[operation] as Action, (call) => handler(call as Call<never>, call.tx as never)))
  }
  const idOf = (call: Call<never>) => (call.input as { id: number }).id
  const columns = columnsOf(r)
  const found = <T>(row: T | undefined): T => row ?? refuse('msg.not_found')

  on('list', (_call, tx) => rowsInOrder(tx, r).select(columns).execute())
  on('dropdown', (_call, tx) => rowsInOrder(tx, r).select(choiceOf(r)).execute())
  on('template', async () => writeObject(r.fields, newRow(r.fields)))
  on('get', async (call, tx) => found(await tx.selectFrom(r.table).select(columns).where(r.id, '=', idOf(call)).executeTakeFirst()))
  on('create', (call, tx) => tx.insertInto(r.table).values(call.input).returning(columns).executeTakeFirstOrThrow())
  on('update', async (call, tx) => {
    const { id, ...sent } = call.input as { id: number } & Record<string, unknown>
    const change = sentOnly(sent)
    if (Object.keys(change).length === 0) return found(await tx.selectFrom(r.table).select(columns).where(r.id, '=', id).executeTakeFirst())
    return found(await tx.updateTable(r.table).set(change).where(r.id, '=', id).returning(columns).executeTakeFirst())
  })
  on('remove', async (call, tx) => {
    if (r.reserved?.includes(idOf(call))) refuse('msg.reserved')
    await planByCost(tx)
    const { numDeletedRows } = await tx.deleteFrom(r.table).where(r.id, '=', idOf(call)).executeTakeFirst()
    return numDeletedRows ? {} : refuse('msg.not_found')
  })
  return routes
}
