import { type Action, methodOf, pathOf } from '@app/contract/kit/action'
import { refuse } from '../http/refusal.ts'
import type { Catalogue } from './catalogue.ts'
import type { AnyTx, Tx } from './database.ts'

/** A name of the input, the table and the key of the row that it refers to. */
interface Subject {
  readonly name: string
  readonly table: string
  readonly key: string
}
const known = new WeakMap<Action, readonly Subject[]>()
/** Records that a read is about: references in its path, and required ones of its query. */
function subjectsOf(action: Action, { byTable }: Catalogue): readonly Subject[] {
  if (action.changes) return []
  const path = pathOf(action.endpoint)
  const isGet = methodOf(action.endpoint) === 'GET'
  const subjects =
    known.get(action) ??
    Object.entries(action.input).flatMap(([name, { kind, need, facts }]) => {
      const resource = kind === 'ref' ? byTable.get(facts.table!) : undefined
      const isSubject = path.includes(`{${name}}`) || (isGet && need === 'required')
      return resource && isSubject ? [{ name, table: resource.table, key: resource.id }] : []
    })
  known.set(action, subjects)
  return subjects
}

/** Refuses a read about a record that does not exist: not found instead of an empty answer. The id 0 means none, or all. */
export async function requireKnownRows(given: Tx, action: Action, { catalogue, input }: { catalogue: Catalogue; input: unknown }) {
  const tx = given as AnyTx
  const ids = input as Readonly<Record<string, unknown>>
  const named = subjectsOf(action, catalogue).filter(({ name }) => typeof ids[name] === 'number' && ids[name] !== 0)
  if (named.length === 0) return
  const { missing } = await tx
    .selectNoFrom((eb) =>
      eb
        .or(
          named.map(({ name, table, key }) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom(table)
                  .select(key)
                  .where(key, '=', ids[name] as number),
              ),
            ),
          ),
        )
        .as('missing'),
    )
    .executeTakeFirstOrThrow()
  if (missing) refuse('msg.not_found')
}
