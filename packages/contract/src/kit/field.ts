/** Whether a caller must send the field, may leave it out (null or a default), or never sends it. */
export type Need = 'required' | 'optional' | 'defaulted' | 'generated'

export type KindName =
  | 'id'
  | 'ref'
  | 'text'
  | 'choice'
  | 'flag'
  | 'integer'
  | 'number'
  | 'level'
  | 'money'
  | 'percent'
  | 'day'
  | 'minute'
  | 'weekdays'
  | 'instant'
  | 'email'
  | 'phone'
  | 'httpsUrl'
  | 'deviceHost'
  | 'nif'
  | 'iban'
  | 'colour'
  | 'file'
  | 'secret'
  | 'bytes'
  | 'json'
  | 'list'
  | 'object'

export type JsonSchema = { readonly [key: string]: unknown }

/** What a kind knows of its values beside how to read them; controls, columns and the API document use it. */
export interface Facts {
  readonly max?: number
  readonly min?: number
  readonly choices?: readonly (string | number)[]
  /** The table a `ref` points to. */
  readonly table?: string
  /** The fields of an `object`, the item of a `list`. */
  readonly fields?: Fields
  readonly item?: Field
  /** The name of an `object` whose value its answers repeat as `id`. */
  readonly repeated?: string
  readonly long?: boolean
  /** Kept encrypted, see `sealed`. */
  readonly sealed?: true
}

/** One datum: how it is read from the wire, written to it, kept in PostgreSQL (`column`) and what it is in code (`T`). */
export interface Field<T = any, N extends Need = Need> {
  readonly kind: KindName
  readonly need: N
  /** wire → code; lenient about spelling, strict about meaning. Throws `Unreadable`. */
  readonly read: (raw: unknown) => T
  /** code → wire. Absent when both are the same, which is what keeps long lists cheap. A method, so that a field of one row fits where any field is asked. */
  write?(value: T): unknown
  readonly column: string
  readonly schema: JsonSchema
  readonly facts: Facts
  readonly nullable: boolean
  /** What a caller who leaves it out gets. */
  readonly fallback?: unknown
  /** Other spellings of the name that the specification uses. */
  readonly alias?: readonly string[]
  /** It takes the names that nothing else of its call has: a map of ids sent bare. */
  readonly bare?: true
  /** The field of the whole row, where a change may leave it out: a form asks for that one. */
  readonly whole?: Field
}
export type Fields = Readonly<Record<string, Field>>
export type ValueOf<F> = F extends Field<infer T> ? T : never

type KeysNeeding<F extends Fields, N> = { [K in keyof F]: F[K] extends Field<any, infer M> ? (M extends N ? K : never) : never }[keyof F]
export type RowOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }
/** A list that is only read. */
type Given<T> = T extends readonly (infer Item)[] ? readonly Item[] : T
/** What a caller sends: required fields must be there, optional and defaulted ones may. */
export type CreateOf<F extends Fields> = { [K in KeysNeeding<F, 'required'>]: Given<ValueOf<F[K]>> } & {
  [K in KeysNeeding<F, 'optional' | 'defaulted'>]?: Given<ValueOf<F[K]>>
}

/** What is wrong with a value: a text key (`invalid.…`) and what fills it. */
export interface Issue {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}
/** Issues by path within a value ('precios.2.precio'); '' is the value itself. */
export type Issues = Readonly<Record<string, readonly Issue[]>>

/** A value that could not be read, with everything that is wrong in it. */
export class Unreadable extends Error {
  readonly issues: Issues
  constructor(issues: Issues) {
    super(Object.values(issues)[0]?.[0]?.key)
    this.issues = issues
  }
}

/** The issues of a value as those of what it is part of. */
export const within = (name: string | number, issues: Issues): Issues =>
  Object.fromEntries(Object.entries(issues).map(([path, list]) => [path === '' ? String(name) : `${name}.${path}`, list]))

export const refuseValue = (key: string, values: Issue['values'] = {}): never => {
  throw new Unreadable({ '': [{ key, values }] })
}

/** The field may be missing or empty: null in code and in the table. */
export const optional = <T>(field: Field<T>): Field<T | null, 'optional'> => ({
  ...field,
  need: 'optional',
  nullable: true,
  fallback: null,
  read: (raw) => (isEmpty(raw) ? null : field.read(raw)),
  ...(field.write && { write: (value: T | null) => (value === null ? null : field.write!(value)) }),
})

/** The field may be missing: it then is `fallback`, in code and in the table. */
export const defaulted = <T>(field: Field<T>, fallback: NoInfer<T>): Field<T, 'defaulted'> => ({
  ...field,
  need: 'defaulted',
  fallback,
  read: (raw) => (isEmpty(raw) ? fallback : field.read(raw)),
})

/** A secret that has to be read again, such as the seed of codes: kept encrypted. Its module seals and opens it with `club.secrets`. */
export const sealed = <F extends Field>(field: F): F => ({ ...field, facts: { ...field.facts, sealed: true } })

/** The same field under further names on the wire: the first that is sent counts. */
export const alias = <F extends Field>(field: F, ...names: string[]): F => ({ ...field, alias: names })

export const isEmpty = (raw: unknown) => raw === undefined || raw === null || raw === ''
