import { readColour } from '../values/colour.ts'
import { type Day, formatDay, readDay } from '../values/day.ts'
import { readEmail } from '../values/email.ts'
import { hasWrongControl, readIban } from '../values/iban.ts'
import { readMinute } from '../values/minute.ts'
import { beyondLargest, formatEuros, fromDecimal, largestAmount, readDecimal, toDecimal } from '../values/money.ts'
import { readTaxId } from '../values/nif.ts'
import { readPhone } from '../values/phone.ts'
import { readDeviceHost, readHttpsUrl } from '../values/web-address.ts'
import { type Facts, type Field, type JsonSchema, type KindName, refuseValue } from './field.ts'

interface Spec<T> {
  readonly kind: KindName
  readonly column: string
  readonly schema: JsonSchema
  readonly facts?: Facts
  readonly read: (raw: unknown) => T
  readonly write?: (value: T) => unknown
}
const make = <T>({ facts = {}, ...spec }: Spec<T>): Field<T, 'required'> => ({ ...spec, facts, need: 'required', nullable: false })

const required = (raw: unknown) => (raw === undefined || raw === null || raw === '' ? refuseValue('invalid.required') : raw)
/** PostgreSQL stores neither a NUL nor half a character. */
const storable = (text: string): string => (text.includes('\0') || !text.isWellFormed() ? refuseValue('invalid.characters') : text)
const asText = (raw: unknown): string => {
  const value = required(raw)
  return typeof value === 'string' ? storable(value.trim()) : typeof value === 'number' ? String(value) : refuseValue('invalid.text')
}
/** Line ends, other controls and marks that turn the text direction: a name with one can imitate another name. */
const notOnOneLine = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
/** Controls except a tabulator or a line end. */
const notInNotes = /[^\P{Cc}\t\n\r]/u
const readText = (max: number, refused: RegExp, key: string) => (raw: unknown) => {
  const text = asText(raw)
  if (text === '') return refuseValue('invalid.required')
  if (refused.test(text)) return refuseValue(key)
  return text.length > max ? refuseValue('invalid.text_long', { max }) : text
}
/** Reader from `parse`; a `null` result refuses the text. */
const parsed =
  <T>(parse: (text: string) => T | null, key: string) =>
  (raw: unknown): T =>
    parse(asText(raw)) ?? refuseValue(key)

const asNumber = (raw: unknown): number => {
  const value = required(raw)
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value.trim().replace(',', '.')) : Number.NaN
  return Number.isFinite(number) ? number : refuseValue('invalid.number')
}
/** Value within its limits; a complaint names them as `shown`, in the unit of the user. */
const within = (value: number, { min, max }: Facts, shown: (limit: number) => string | number = (limit) => limit) =>
  (min !== undefined && value < min) || (max !== undefined && value > max)
    ? refuseValue(min === undefined ? 'invalid.max' : max === undefined ? 'invalid.min' : 'invalid.range', {
        min: min === undefined ? '' : shown(min),
        max: max === undefined ? '' : shown(max),
      })
    : value
const integer = (facts: Facts) => (raw: unknown) => {
  const value = asNumber(raw)
  return Number.isInteger(value) ? within(value, facts) : refuseValue('invalid.integer')
}
/** Largest integer of PostgreSQL; ids are bigint but stay far below 2^53. */
const int4 = 2_147_483_647
const readFlag = (raw: unknown): boolean => {
  const value = typeof raw === 'string' ? raw.trim().toLowerCase() : required(raw)
  if (value === 1 || value === true || value === '1' || value === 'true' || value === 'on') return true
  if (value === 0 || value === false || value === '0' || value === 'false' || value === 'off') return false
  return refuseValue('invalid.flag')
}
const readInstant = (raw: unknown): Date => {
  if (raw instanceof Date) return raw
  const text = asText(raw)
  const instant = new Date(text)
  // Date takes the 30th of February for the 2nd of March
  const isDay = !/^\d{4}-\d{2}-\d{2}/.test(text) || readDay(text.slice(0, 10)) !== null
  return Number.isNaN(instant.getTime()) || !isDay ? refuseValue('invalid.instant') : instant
}
/** Hundredths from a decimal on the wire; a number beyond the largest amount is too large, not badly written. */
const readHundredths =
  (facts: Facts, shown: (hundredths: number) => string) =>
  (raw: unknown): number => {
    const value = required(raw)
    const cents = typeof value === 'number' ? fromDecimal(value) : typeof value === 'string' ? readDecimal(value.trim()) : null
    if (cents !== null) return within(cents, facts, shown)
    const size = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d{1,2})?$/.test(value.trim())) ? Number(value) : 0
    const beyond = beyondLargest(size)
    return beyond === null ? refuseValue('invalid.money') : within(beyond, { min: -largestAmount, max: largestAmount, ...facts }, shown)
  }
const readMoney = (facts: Facts) => readHundredths(facts, formatEuros)
const id = { column: 'bigint', schema: { type: 'integer' }, read: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }) } as const
/** Reads a secret as typed: no trimming, spaces count. */
const readSecret =
  (max: number) =>
  (raw: unknown): string => {
    const value = required(raw)
    if (typeof value !== 'string') return refuseValue('invalid.text')
    return value.length > max ? refuseValue('invalid.text_long', { max }) : storable(value)
  }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return refuseValue('invalid.object')
  }
}
/** Refuses unstorable text anywhere in a tree, names included. */
const storableTree = (value: unknown): void => {
  if (typeof value === 'string') storable(value)
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    for (const [name, inner] of Object.entries(value)) {
      storable(name)
      storableTree(inner)
    }
}

/**
 * Every kind of datum of the product. A new kind is one entry here, one shape and one control in the web's kit (docs/recipes.md, 'Add a
 * kind').
 */
export const field = {
  id: (): Field<number, 'generated'> => ({ ...make({ ...id, kind: 'id' }), need: 'generated' }),
  ref: (table: string) => make<number>({ ...id, kind: 'ref', facts: { table } }),
  /** Text of one line. */
  text: (max: number) =>
    make<string>({
      kind: 'text',
      column: `varchar(${max})`,
      schema: { type: 'string', maxLength: max },
      facts: { max },
      read: readText(max, notOnOneLine, 'invalid.one_line'),
    }),
  /** Text of several lines. */
  note: (max = 4000) =>
    ({
      ...field.text(max),
      column: 'text',
      facts: { max, long: true },
      read: readText(max, notInNotes, 'invalid.characters'),
    }) as Field<string, 'required'>,
  choice: <const V extends string | number>(...choices: readonly V[]) =>
    make<V>({
      kind: 'choice',
      column: typeof choices[0] === 'number' ? 'smallint' : 'varchar(40)',
      schema: { enum: choices },
      facts: { choices },
      read: (raw) =>
        choices.find((choice) => String(choice) === String(required(raw))) ??
        refuseValue('invalid.choice', { choices: choices.join(', ') }),
    }),
  flag: () =>
    make<boolean>({
      kind: 'flag',
      column: 'boolean',
      schema: { type: 'integer', enum: [0, 1] },
      read: readFlag,
      write: (on) => (on ? 1 : 0),
    }),
  integer: (facts: Facts = {}) =>
    make<number>({
      kind: 'integer',
      column: (facts.max ?? 0) > int4 ? 'bigint' : 'integer',
      schema: { type: 'integer' },
      facts,
      read: integer({ max: int4, min: -int4, ...facts }),
    }),
  number: (facts: Facts = {}) =>
    make<number>({
      kind: 'number',
      column: 'double precision',
      schema: { type: 'number' },
      facts,
      read: (raw) => within(asNumber(raw), facts),
    }),
  /** A player's level, 0 to 7. */
  level: () =>
    make<number>({
      kind: 'level',
      column: 'smallint',
      schema: { type: 'integer' },
      facts: { min: 0, max: 7 },
      read: integer({ min: 0, max: 7 }),
    }),
  /** Cents in code and at rest, decimal euros on the wire. */
  money: (facts: Facts = {}) =>
    make<number>({
      kind: 'money',
      column: 'bigint',
      schema: { type: 'number', multipleOf: 0.01 },
      facts,
      read: readMoney(facts),
      write: toDecimal,
    }),
  /** Hundredths of a percent in code and at rest, a decimal number on the wire: 21 % is 2100. */
  percent: (facts: Facts = { min: 0, max: 10_000 }) =>
    make<number>({
      kind: 'percent',
      column: 'integer',
      schema: { type: 'number', multipleOf: 0.01 },
      facts,
      read: readHundredths({ min: -int4, max: int4, ...facts }, (limit) => `${toDecimal(limit)} %`),
      write: toDecimal,
    }),
  /** Day from `first` to `last`. Other years are typing errors, and some calculations fail outside this range. */
  day: (first: Day = '1900-01-01', last: Day = '2199-12-31') =>
    make<Day>({
      kind: 'day',
      column: 'date',
      schema: { type: 'string', format: 'date' },
      read: (raw) => {
        const day = parsed(readDay, 'invalid.day')(raw)
        return day < first || day > last ? refuseValue('invalid.day_range', { desde: formatDay(first), hasta: formatDay(last) }) : day
      },
    }),
  /** Minutes from midnight; 1439 and 1440 both are midnight at the end of the day. */
  minute: (facts: Facts = { min: 0, max: 1440 }) =>
    make<number>({
      kind: 'minute',
      column: 'smallint',
      schema: { type: 'integer' },
      facts,
      read: (raw) => {
        const number = typeof raw === 'string' && /^\d+$/.test(raw.trim()) ? Number(raw) : raw
        const minute = typeof number === 'number' ? number : readMinute(asText(number))
        return minute === null || !Number.isInteger(minute) ? refuseValue('invalid.minute') : within(minute, facts)
      },
    }),
  /** The same as 'HH:mm' on the wire, for calls specified so; 23:59 and 24:00 both are the end of the day. */
  clock: () =>
    ({
      ...field.minute(),
      schema: { type: 'string', examples: ['09:30'] },
      write: (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    }) as Field<number, 'required'>,
  /** Bitmask: Monday 1 … Sunday 64. */
  weekdays: () =>
    make<number>({
      kind: 'weekdays',
      column: 'smallint',
      schema: { type: 'integer' },
      facts: { min: 0, max: 127 },
      read: integer({ min: 0, max: 127 }),
    }),
  instant: () =>
    make<Date>({
      kind: 'instant',
      column: 'timestamptz',
      schema: { type: 'string', format: 'date-time' },
      read: readInstant,
      write: (at) => at.toISOString(),
    }),
  email: () =>
    make<string>({
      kind: 'email',
      column: 'varchar(254)',
      schema: { type: 'string', format: 'email' },
      facts: { max: 254 },
      read: parsed(readEmail, 'invalid.email'),
    }),
  phone: () =>
    make<string>({
      kind: 'phone',
      column: 'varchar(20)',
      schema: { type: 'string' },
      facts: { max: 20 },
      read: parsed((text) => readPhone(text), 'invalid.phone'),
    }),
  /** Address opened or embedded in a page: https only, never this machine. */
  httpsUrl: () =>
    make<string>({
      kind: 'httpsUrl',
      column: 'varchar(400)',
      schema: { type: 'string', format: 'uri' },
      facts: { max: 400 },
      read: parsed((text) => (text.length <= 400 ? readHttpsUrl(text) : null), 'invalid.https_url'),
    }),
  /** Address of a device that the server calls: host and port, never this machine or a cloud's metadata. */
  deviceHost: () =>
    make<string>({
      kind: 'deviceHost',
      column: 'varchar(260)',
      schema: { type: 'string' },
      facts: { max: 260 },
      read: parsed(readDeviceHost, 'invalid.device_host'),
    }),
  nif: () =>
    make<string>({
      kind: 'nif',
      column: 'varchar(20)',
      schema: { type: 'string' },
      facts: { max: 20 },
      read: parsed((text) => readTaxId(text, { foreign: true })?.value ?? null, 'invalid.nif'),
    }),
  iban: () =>
    make<string>({
      kind: 'iban',
      column: 'varchar(34)',
      schema: { type: 'string' },
      facts: { max: 34 },
      read: (raw) => {
        const text = asText(raw)
        return readIban(text) ?? refuseValue(hasWrongControl(text) ? 'invalid.iban_control' : 'invalid.iban')
      },
    }),
  colour: () =>
    make<string>({ kind: 'colour', column: 'varchar(7)', schema: { type: 'string' }, read: parsed(readColour, 'invalid.colour') }),
  /** Password or code: never shown, never logged, never audited. */
  secret: (max = 200) =>
    make<string>({ kind: 'secret', column: 'text', schema: { type: 'string', format: 'password' }, facts: { max }, read: readSecret(max) }),
  /** Content of a stored file; never on the wire. */
  bytes: () =>
    make<Uint8Array>({
      kind: 'bytes',
      column: 'bytea',
      schema: { type: 'string', format: 'binary' },
      read: (raw) => (raw instanceof Uint8Array ? raw : refuseValue('invalid.object')),
    }),
  /** Path of a stored file. */
  file: () => make<string>({ kind: 'file', column: 'varchar(200)', schema: { type: 'string' }, facts: { max: 200 }, read: asText }),
  /** JSON defined by the owner of the field: bounded in size, its form is checked there. A form sends it as text. */
  json: <T = unknown>() =>
    make<T>({
      kind: 'json',
      column: 'jsonb',
      schema: {},
      read: (raw) => {
        const value = typeof raw === 'string' ? parseJson(raw) : required(raw)
        storableTree(value)
        return value as T
      },
    }),
}
