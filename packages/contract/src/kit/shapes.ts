import {
  type Facts,
  type Field,
  type Fields,
  type Issues,
  type JsonSchema,
  prefixIssues,
  type RowOf,
  refuseValue,
  Unreadable,
} from './field.ts'
import { field } from './kinds.ts'

/** Result of reading an object: its value, or its issues by field. */
export type ReadResult<T> = { readonly value: T } | { readonly issues: Issues }

/** Maximum number of unknown names that are reported. */
const maxUnknown = 200

/** Names a client may always send: the CSRF token of a form, the values it was changed from, and the password that a guarded change asks for. */
const always = new Set(['_token', '_read', '_password'])

const isObject = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** Reads an object field by field. `partial` leaves out unsent fields (updates); unknown names are refused. */
export function readObject<F extends Fields>(
  fields: F,
  raw: unknown,
  options: { partial?: boolean; loose?: boolean } = {},
): ReadResult<RowOf<F>> {
  if (!isObject(raw)) return { issues: { '': [{ key: 'invalid.object', values: {} }] } }
  const value: Record<string, unknown> = {}
  let issues: Issues = {}
  const known = new Set<string>()
  for (const [name, field] of Object.entries(fields)) {
    if (field.need === 'generated') {
      known.add(name)
      continue
    }
    const sent = [name, ...(field.alias ?? [])].find((spelling) => raw[spelling] !== undefined)
    for (const spelling of [name, ...(field.alias ?? [])]) known.add(spelling)
    if (options.partial && sent === undefined) continue
    try {
      value[name] = field.read(sent === undefined ? undefined : raw[sent])
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      issues = { ...issues, ...prefixIssues(name, error.issues) }
    }
  }
  if (!options.loose) {
    const unknown = Object.keys(raw)
      .filter((name) => !known.has(name) && !always.has(name))
      .slice(0, maxUnknown)
    issues = { ...issues, ...Object.fromEntries(unknown.map((name) => [name, [{ key: 'invalid.unknown_field', values: {} }]])) }
  }
  return Object.keys(issues).length > 0 ? { issues } : { value: value as RowOf<F> }
}

/** Code → wire for one object; only fields with two different forms are converted. `repeated` names the value also written as `id`. */
export function writeObject(fields: Fields, row: Record<string, unknown>, repeated?: string): Record<string, unknown> {
  const wire: Record<string, unknown> = repeated ? { id: row[repeated], ...row } : { ...row }
  for (const [name, { write }] of Object.entries(fields))
    if (write && wire[name] !== undefined && wire[name] !== null) wire[name] = write(wire[name])
  return wire
}

/** Empty new row: the declared defaults, null for every other field. */
export const newRow = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { need }]) => need !== 'generated')
      .map(([name, { fallback }]) => [name, fallback ?? null]),
  )

const converting = (fields: Fields) => Object.entries(fields).filter(([, field]) => field.write !== undefined)

/**
 * Code → wire for many rows: only columns with two different forms are converted, so 5,000 rows cost little more than the SQL that reads
 * them.
 */
function writeRows({ fields = {}, repeated }: Facts) {
  const columns = converting(fields)
  return (rows: readonly Record<string, unknown>[]) =>
    rows.map((row) => {
      const wire: Record<string, unknown> = repeated ? { id: row[repeated], ...row } : { ...row }
      for (const [name, { write }] of columns) {
        const value = wire[name]
        if (value !== undefined && value !== null) wire[name] = write!(value)
      }
      return wire
    })
}

const none = { need: 'required', nullable: false, column: 'jsonb' } as const

/**
 * Object of fields, in an input or an output. Answers are read loosely: a newer server may send more fields. `repeated` is an id without a
 * name in the documents: answers repeat it as `id`.
 */
export function object<F extends Fields>(fields: F, repeated?: keyof F & string): Field<RowOf<F>, 'required'> {
  return {
    ...none,
    kind: 'object',
    facts: repeated ? { fields: { id: fields[repeated]!, ...fields }, repeated } : { fields },
    schema: { type: 'object' },
    read: (raw) => {
      const reading = readObject(fields, raw)
      if ('value' in reading) return reading.value
      throw new Unreadable(reading.issues)
    },
    ...((repeated || converting(fields).length > 0) && {
      write: (value: RowOf<F>) => writeObject(fields, value as Record<string, unknown>, repeated),
    }),
  }
}

/** Maximum number of issues a list reports: an import would otherwise be answered with megabytes. */
const maxIssues = 200

/** List of objects that a form with a file sends as one JSON text. */
function parsedRows(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuseValue('invalid.object')
  }
}

/** A list. A form sends a single item bare, so one value is a list of one; at most `max` items are accepted. */
export function list<T>(item: Field<T>, max = 10_000): Field<T[], 'required'> {
  const writeAll = item.kind === 'object' ? writeRows(item.facts) : undefined
  return {
    ...none,
    kind: 'list',
    facts: { item, max },
    schema: { type: 'array' },
    read: (sent) => {
      const raw = typeof sent === 'string' && sent.startsWith('[') && item.kind === 'object' ? parsedRows(sent) : sent
      const items = Array.isArray(raw) ? raw : raw === undefined || raw === null || raw === '' ? [] : [raw]
      if (items.length > max) refuseValue('invalid.list_long', { max })
      const issues: [string, Issues[string]][] = []
      const values: T[] = []
      for (const [index, one] of items.entries()) {
        try {
          values.push(item.read(one))
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error
          issues.push(...Object.entries(prefixIssues(index, error.issues)))
          if (issues.length >= maxIssues) break
        }
      }
      if (issues.length > 0) throw new Unreadable(Object.fromEntries(issues.slice(0, maxIssues)))
      return values
    },
    ...(item.write && {
      write: (values: T[]) => (writeAll ? writeAll(values as Record<string, unknown>[]) : values.map((value) => item.write!(value))),
    }),
  }
}

/** Direction of a datum: a caller may leave out defaulted fields and use other spellings; an answer has every field. */
export type Direction = 'sent' | 'answered'

/** JSON schema of a field and its content. */
export function schemaOf(field: Field, direction: Direction): JsonSchema {
  const { fields, item } = field.facts
  const inside = fields ? schemaOfObject(fields, direction) : item ? { items: schemaOf(item, direction) } : {}
  const schema = { ...field.schema, ...inside }
  return field.nullable ? { anyOf: [schema, { type: 'null' }] } : schema
}

/** JSON schema of an object's names and values. For a field with several spellings, a caller sends one. */
export function schemaOfObject(fields: Fields, direction: Direction): JsonSchema {
  const all = Object.entries(fields)
  if (direction === 'answered')
    return {
      type: 'object',
      properties: Object.fromEntries(all.map(([name, f]) => [name, schemaOf(f, direction)])),
      required: Object.keys(fields),
    }
  const read = all.filter(([, f]) => f.need !== 'generated').map(([name, f]) => ({ f, names: [name, ...(f.alias ?? [])] }))
  const demanded = read.filter(({ f }) => f.need === 'required')
  const spelled = demanded.filter(({ names }) => names.length > 1)
  return {
    type: 'object',
    properties: Object.fromEntries(read.flatMap(({ f, names }) => names.map((name) => [name, schemaOf(f, direction)]))),
    required: demanded.filter(({ names }) => names.length === 1).map(({ names }) => names[0]!),
    ...(spelled.length > 0 && { allOf: spelled.map(({ names }) => ({ anyOf: names.map((name) => ({ required: [name] })) })) }),
  }
}

/** Answer without content. */
export const nothing: Field<Record<string, never>, 'required'> = object({})

/** Wire → code for an answer of the server: every field in its code form, unknown names dropped. */
export function readAnswer<T>(field: Field<T>, raw: unknown): T {
  if (raw === null || raw === undefined) return raw as T
  if (field.kind === 'list') return (raw as unknown[]).map((one) => readAnswer(field.facts.item!, one)) as T
  if (field.kind === 'object') {
    const source = raw as Record<string, unknown>
    const value: Record<string, unknown> = { ...source }
    for (const [name, inner] of Object.entries(field.facts.fields!))
      if (inner.write && source[name] !== undefined) value[name] = readAnswer(inner, source[name])
    return value as T
  }
  return field.write ? field.read(raw) : (raw as T)
}

/** Permission to do something: true, or the reason against it in the user's language. */
export const trueOrMessage: Field<string | true> = { ...(field.json() as Field<string | true>), schema: { type: ['boolean', 'string'] } }
