import { type Action, type Endpoint, methodOf, pathOf } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { type Operation, pick, type Resource } from '@app/contract/kit/resource'
import { choiceOf, columnsOf, rowsInOrder } from './database/crud.ts'
import type { AnyTx } from './database/database.ts'
import { refuse } from './http/refusal.ts'
import type { Call, Route } from './http/serve.ts'

/** Paths of a resource, each of its spellings. */
const pathsOf = ({ path, also = [] }: Resource) => [path, ...also]

/** The rest of a generic address after the path of its resource: all rows, one, choices, a new row. */
const rests = ['', '/{id}', '/dropdown', '/create']
/** Operations that list rows, by their rest. */
const listings: Readonly<Partial<Record<string, Operation>>> = { '': 'list', '/dropdown': 'dropdown' }
/** The rest of a generic call of a resource; null for other calls. Lists and choices with rules of their own are none. */
function genericRest({ endpoint }: Action, child: Resource): string | null {
  const path = pathOf(endpoint)
  const rest = rests.find((one) => path === `/api/${child.path}${one}`)
  if (rest === undefined) return null
  const listed = methodOf(endpoint) === 'GET' ? listings[rest] : undefined
  return listed && !child.only.includes(listed) ? null : rest
}

/** Place of a call among the generic ones of a part. */
interface Place {
  readonly child: Resource
  readonly parent: Resource
  readonly rest: string
}

/** A call of child rows under the path of their parents. Its input names the parent. */
function nestedAction(action: Action, { child, parent, rest }: Place): Action {
  const column = child.parent!
  const [endpoint, ...also] = pathsOf(parent).flatMap((above) =>
    pathsOf(child).map((own): Endpoint => `${methodOf(action.endpoint)} /api/${above}/{${column}}/${own}${rest}`),
  )
  const nested = { ...action, endpoint: endpoint!, also, input: { ...action.input, [column]: field.ref(parent.table) } }
  if (!action.edits) return nested
  // the row that a change is compared with is read under the same parent
  const isOwn = ({ endpoint: read }: Action) => read === `GET /api/${child.path}/{id}`
  const edits = action.edits.map((edit) =>
    isOwn(edit.read)
      ? {
          ...edit,
          read: nestedAction(edit.read, { child, parent, rest }),
          of: (input: Readonly<Record<string, unknown>>) => pick(input, 'id', column),
        }
      : edit,
  )
  return { ...nested, edits } as Action
}

type Nested = Call<never, never> & { readonly prepared: never }
/** Refuses a row that does not exist, or is none with these values. */
async function requireRow(tx: AnyTx, { table, id }: Resource, values: Readonly<Record<string, number>>) {
  const given = Object.entries(values)
  const row = await tx
    .selectFrom(table)
    .select(id)
    .where((eb) => eb.and(given.map(([name, value]) => eb(name, '=', value))))
    .executeTakeFirst()
  if (!row) refuse('msg.not_found')
}

/**
 * The calls of child rows under the path of their parents (spec 1 §7, A-182), made of those of the child's own path: rights, rules and
 * answers are theirs. Lists and choices have the rows of the parent; a row of another parent is not found; a new one is the parent's.
 */
function nestedRoute({ action, steps }: Route, { child, parent, rest }: Place): Route {
  const column = child.parent!
  const isList = rest === '' && methodOf(action.endpoint) === 'GET'
  const run = async (call: Nested) => {
    const tx = call.tx as never as AnyTx
    const { [column]: parentId = 0, ...input } = call.input as Record<string, number>
    const own = () => rowsInOrder(tx, child).where(column, '=', parentId)
    if (isList) return own().select(columnsOf(child)).execute()
    if (rest === '/dropdown') return own().select(choiceOf(child)).execute()
    if (rest === '/create') return { ...((await steps.run({ ...call, input: input as never })) as object), [column]: parentId }
    if (rest === '/{id}') await requireRow(tx, child, { [child.id]: input.id!, [column]: parentId })
    else await requireRow(tx, parent, { [parent.id]: parentId })
    return steps.run({ ...call, input: (column in action.input ? call.input : input) as never })
  }
  return { action: nestedAction(action, { child, parent, rest }), steps: { ...steps, run } }
}

/** The nested calls of every resource that is a part of another one. */
export function nestedRoutes(routes: readonly Route[], resources: ReadonlyMap<string, Resource>): Route[] {
  const children = [...resources.values()].filter((one) => one.parent)
  return children.flatMap((child) => {
    const parent = resources.get(child.fields[child.parent!]!.facts.table!)!
    return routes.flatMap((route) => {
      const rest = genericRest(route.action, child)
      return rest === null ? [] : [nestedRoute(route, { child, parent, rest })]
    })
  })
}
