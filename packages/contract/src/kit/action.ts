import type { AnswerStyle } from './answers.ts'
import type { CreateOf, Field, Fields, RowOf } from './field.ts'
import type { Permission } from './permissions.ts'
import type { Resource } from './resource.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Copied from the specification, letter by letter: 'POST /api/caja/sacar_dinero'. */
export type Endpoint = `${Method} /${string}`

/** Optimistic check: a caller sends in `_read` the values it was shown, and is refused if they have changed since. */
export interface EditedRead<I extends Fields = Fields> {
  readonly read: Action
  /** Input of the read to repeat, built from the input of the call. */
  of(input: RowOf<I>): Readonly<Record<string, unknown>>
  /** Name of the whole answer among the changed values (of a map, only the sent names); by default the names of its own fields. */
  readonly as?: string
}

/** Anything with behaviour: one call of the product. */
export interface Action<I extends Fields = Fields, O = any, P extends Permission = Permission> {
  readonly endpoint: Endpoint
  /** Alternative spellings of the same call. */
  readonly also?: readonly Endpoint[]
  readonly permission: P
  /** Club parameters that must be on, as for the screen; the call is refused while one is off. */
  readonly parametros?: readonly string[]
  /** Path, query and body as one object. Names in the path match integers unless they are text fields. */
  readonly input: I
  readonly output: Field<O>
  /** Resources the call writes, by name. Absent means read-only, enforced by PostgreSQL. */
  readonly changes?: readonly Pick<Resource, 'name'>[]
  /** Reads that show the changed values; a form then sends only the changed fields, with their previous values. */
  readonly edits?: readonly EditedRead<NoInfer<I>>[]
  /** Further reads whose answers may be sent to the call, such as the form of a row that a new one is made from. */
  readonly echoes?: readonly Action[]
  /** Answer style of the specification; plain by default. */
  readonly answer?: AnswerStyle
  /** Reads very many rows: two of a user, or of an address in a call open to anyone, run together, further ones wait. */
  readonly heavy?: true
  /** Maximum body in bytes, for uploads. */
  readonly bodyMax?: number
  /**
   * Gives value out: cash, credits or a pass without payment, a refund, a write-off. Needs the right `cash` beside its permission, and its
   * handler refuses the member record of the user's own account.
   */
  readonly gives?: true
  /** Input name of the member for calls that show a member's file; each opening is recorded with its user. */
  readonly opens?: string
}
export const action = <const I extends Fields, O, const P extends Permission>(spec: Action<I, O, P>): Action<I, O, P> => spec

/** Resource written by the confirmation of a guarded change: attempts at the password. Among the `changes` of every call with a guarded setting. */
export const confirmation: Pick<Resource, 'name'> = { name: 'sign-in-attempt' }

/** Edit of the row that a read shows, by the same id. */
export const editsOf = (read: Action): readonly EditedRead<{ id: Field<number> }>[] => [{ read, of: ({ id }) => ({ id }) }]

/** Fields of the values that a call `edits`, by their names in `_read`. */
export const editedFields = ({ edits = [] }: Pick<Action, 'edits'>): Fields =>
  Object.assign({}, ...edits.map(({ read, as }) => (as ? { [as]: read.output } : (read.output.facts.fields ?? {}))))

/** Names of the resources a call writes, for other desks and the API document; empty for a read-only call. */
export const writtenResources = ({ changes = [] }: Action): readonly string[] => changes.map(({ name }) => name)

/** Handler input: every field read, optional ones null, defaulted ones filled. */
export type InputOf<A> = A extends Action<infer I> ? RowOf<I> : never
/** Caller input. */
export type SentOf<A> = A extends Action<infer I> ? CreateOf<I> : never
export type OutputOf<A> = A extends Action<Fields, infer O> ? O : never
export type PermissionOf<A> = A extends Action<Fields, any, infer P> ? P : never

export const methodOf = (endpoint: Endpoint) => endpoint.slice(0, endpoint.indexOf(' ')) as Method
export const pathOf = (endpoint: Endpoint) => endpoint.slice(endpoint.indexOf(' ') + 1)
