/** Presence of a field in a call: required, may be left out (null or a default), or never sent. */
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

/** Facts of a kind beside its reader; controls, columns and the API document use them. */
export interface Facts {
  readonly max?: number
  readonly min?: number
  readonly choices?: readonly (string | number)[]
  /** Table of a `ref`. */
  readonly table?: string
  /** Fields of an `object`, item of a `list`. */
  readonly fields?: Fields
  readonly item?: Field
  /** Name inside an `object`, repeated by its answers as `id`. */
  readonly repeated?: string
  readonly long?: boolean
  /** Stored encrypted, see `sealed`. */
  readonly sealed?: true
  /** Changed by administrators only, see `guarded`. */
  readonly guarded?: true
  /** Subject of its words: a member, or nobody. Set by the `words` of its resource, or by `impersonal`. */
  readonly words?: 'person' | 'club'
}

/** One datum: its reader from the wire, its writer to it, its PostgreSQL `column` and its type in code (`T`). */
export interface Field<T = any, N extends Need = Need> {
  readonly kind: KindName
  readonly need: N
  /** wire → code; lenient about spelling, strict about meaning. Throws `Unreadable`. */
  readonly read: (raw: unknown) => T
  /**
   * code → wire. Absent if both are the same, so that long lists stay cheap. A method, so that a field of one row fits any parameter of
   * type `Field`.
   */
  write?(value: T): unknown
  readonly column: string
  readonly schema: JsonSchema
  readonly facts: Facts
  readonly nullable: boolean
  /** Default value. */
  readonly fallback?: unknown
  /** Alternative spellings of the name in the specification. */
  readonly alias?: readonly string[]
  /** Takes names that no other field of the call has: of a map of ids or of names that is sent bare. */
  readonly bare?: 'ids' | 'names'
  /** Field of the whole row, for a change that may leave it out; forms use this one. */
  readonly rowField?: Field
}
export type Fields = Readonly<Record<string, Field>>
export type ValueOf<F> = F extends Field<infer T> ? T : never

type KeysNeeding<F extends Fields, N> = { [K in keyof F]: F[K] extends Field<any, infer M> ? (M extends N ? K : never) : never }[keyof F]
export type RowOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }
/** Readonly form of a list. */
type ReadonlyList<T> = T extends readonly (infer Item)[] ? readonly Item[] : T
/** Input of a caller: required fields must be present, optional and defaulted ones may be. */
export type CreateOf<F extends Fields> = { [K in KeysNeeding<F, 'required'>]: ReadonlyList<ValueOf<F[K]>> } & {
  [K in KeysNeeding<F, 'optional' | 'defaulted'>]?: ReadonlyList<ValueOf<F[K]>>
}

/** Fault in a value: a text key (`invalid.…`) and its placeholder values. */
export interface Issue {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}
/** Issues by path within a value ('precios.2.precio'); '' is the whole value. */
export type Issues = Readonly<Record<string, readonly Issue[]>>

/** Unreadable value, with all its issues. */
export class Unreadable extends Error {
  readonly issues: Issues
  constructor(issues: Issues) {
    super(Object.values(issues)[0]?.[0]?.key)
    this.issues = issues
  }
}

/** Moves the issues of a value below its name in the enclosing value. */
export const prefixIssues = (name: string | number, issues: Issues): Issues =>
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

/** The field may be missing: it is then `fallback`, in code and in the table. */
export const defaulted = <T>(field: Field<T>, fallback: NoInfer<T>): Field<T, 'defaulted'> => ({
  ...field,
  need: 'defaulted',
  fallback,
  read: (raw) => (isEmpty(raw) ? fallback : field.read(raw)),
})

/** Secret that must be readable again, such as the seed of codes: stored encrypted. Its module seals and opens it with `club.secrets`. */
export const sealed = <F extends Field>(field: F): F => ({ ...field, facts: { ...field.facts, sealed: true } })

/** Words about nobody: the audit keeps them. */
export const impersonal = <F extends Field>(field: F): F => ({ ...field, facts: { ...field.facts, words: 'club' } })

/**
 * Setting by which somebody could lock all out or redirect money: changed by administrators only, who give their password again
 * (`_password`) and are all notified. Its handler calls `guarded` of the call before it writes.
 */
export const guarded = <F extends Field>(field: F): F => ({ ...field, facts: { ...field.facts, guarded: true } })

/** The same field under further wire names: the first one sent counts. */
export const alias = <F extends Field>(field: F, ...names: string[]): F => ({ ...field, alias: names })

export const isEmpty = (raw: unknown) => raw === undefined || raw === null || raw === ''
