import { readEmail } from '../../../values/email.ts'
import { readIban } from '../../../values/iban.ts'
import { readTaxId } from '../../../values/nif.ts'
import { by } from '../../../values/order.ts'
import { readPhone } from '../../../values/phone.ts'
import { plain } from '../../../values/text.ts'
import { columnHeaders } from './column-headers.ts'
import { type ImportField, importFields, joinedFields } from './fields.ts'
import { readImportDay } from './import-day.ts'
import type { Table } from './read-table.ts'

/** Guessed field of a column, its confidence (0 to 1) and its basis. */
export type Guess = { field: ImportField | null; confidence: number; from: 'header' | 'content' | 'both' | 'none' }

const sampleSize = 200
const sampleLength = 200
const minConfidence = 0.5

/** Header without accents, number signs ('Nº'), underscores and double spaces. */
export const normalisedHeader = (header: string): string =>
  plain(
    header
      .slice(0, sampleLength)
      .replaceAll(/n\.?[ºª°]/gi, 'n ')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[_*:ºª°#]/g, ' '),
  )

const fieldsByHeader = new Map<string, ImportField[]>()
for (const field of importFields) {
  for (const word of new Set(columnHeaders[field].split('|'))) fieldsByHeader.set(word, [...(fieldsByHeader.get(word) ?? []), field])
}

const noDots = (text: string) => text.replaceAll('.', ' ').replaceAll(/\s+/g, ' ').trim()

/** Match of a header with each field: 1 if it is one of its names, less if it begins or ends with one. */
const headerScores = (header: string): Map<ImportField, number> => {
  const text = normalisedHeader(header)
  const scores = new Map<ImportField, number>()
  const give = (word: string, score: number) => {
    for (const field of fieldsByHeader.get(word) ?? []) scores.set(field, Math.max(score, scores.get(field) ?? 0))
  }
  for (const form of [text, noDots(text), text.replaceAll(' ', ''), text.replaceAll('-', ' '), text.replaceAll(/\s*\(.*\)/g, '')])
    give(form, 1)
  const tokens = noDots(text.replaceAll(/[()/,-]/g, ' ')).split(' ')
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from + 1; to <= tokens.length; to += 1) {
      const part = tokens.slice(from, to).join(' ')
      if (part.length > 2) give(part, 0.4 + (0.5 * part.length) / text.length)
    }
  return scores
}

/** A day in either order: which one a column has is decided by all of its values. */
const anyDay = (value: string) =>
  (['day-first', 'month-first'] as const).some((order) => readImportDay(value, '2099-12-31', order) !== null)
const contentTests: Partial<Record<ImportField, (value: string) => boolean>> = {
  email: (value) => readEmail(value) !== null,
  nif: (value) => readTaxId(value) !== null || /^[XYZ]?\d{7,8}-?[A-Z]$/i.test(value),
  full_iban: (value) => readIban(value) !== null || /^(?:[A-Z]{2}\d{2})?(?: ?\d){20}$/i.test(value),
  telefono: (value) => readPhone(value) !== null,
  telefono2: (value) => readPhone(value) !== null,
  fecha_nac: anyDay,
  fecha_alta: anyDay,
  fecha_baja: anyDay,
  codigo_postal: (value) => /^(?:\d{4,5}|\d{4}-\d{3})$/.test(value),
  sx: (value) => value.length < 12 && /^(?:[hmdfvgeuwx-]|hom|mas|muj|fem|don|mal|var|uom|giz|ema|sra?|mme|mr)/i.test(value),
  nivel: (value) => /^[0-7](?:[.,]\d+)?$/.test(value),
  activo: (value) => value.length < 12,
  numsocio: (value) => /^[a-z-]{0,4}\d{1,9}$/i.test(value),
}
/** Fields recognisable by content alone: nothing else looks like an address, an account or a tax id. */
const distinctive: readonly ImportField[] = ['email', 'full_iban', 'nif', 'telefono']

const share = (values: readonly string[], test: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length

/** Confidence that a column is a field, from its header and its content together. */
const scoreOf = (field: ImportField, named: number, values: readonly string[]): Guess => {
  const test = contentTests[field]
  if (!test || values.length === 0) return { field, confidence: named * 0.9, from: 'header' }
  const matchShare = share(values, test)
  if (named > 0)
    return {
      field,
      confidence: matchShare >= 0.3 ? named * (0.7 + 0.3 * matchShare) : named * matchShare,
      from: matchShare >= 0.3 ? 'both' : 'header',
    }
  return { field, confidence: distinctive.includes(field) ? matchShare * 0.8 : 0, from: 'content' }
}

const none: Guess = { field: null, confidence: 0, from: 'none' }

/** A French 'Nom' beside a 'Prénom' is the surname; a 'Nombre' alone with values of several words is the whole name. */
const settleNames = (guesses: Guess[], headers: readonly string[], values: readonly string[][]): void => {
  const surnames = guesses.some(({ field }) => field === 'apellidos')
  const prenom = headers.findIndex(
    (header) => /prenom/.test(normalisedHeader(header)) && !/nom.*prenom|prenom.*\bnom/.test(normalisedHeader(header)),
  )
  const nom = headers.findIndex((header) => normalisedHeader(header) === 'nom')
  if (prenom >= 0 && nom >= 0 && !surnames) {
    guesses[nom] = { field: 'apellidos', confidence: 0.9, from: 'header' }
    guesses[prenom] = { field: 'nombre', confidence: 0.9, from: 'header' }
    return
  }
  const fullName = guesses.findIndex(({ field }) => field === 'nombre_completo')
  const givenName = guesses.findIndex(({ field }) => field === 'nombre')
  if (surnames && fullName >= 0) {
    // beside a name, a 'Titular' is the holder of the family
    const isHolder = normalisedHeader(headers[fullName] ?? '') === 'titular' && !guesses.some(({ field }) => field === 'titular')
    const rest: Guess = isHolder ? { field: 'titular', confidence: 0.8, from: 'header' } : none
    guesses[fullName] = givenName < 0 ? { field: 'nombre', confidence: 0.8, from: 'header' } : rest
  }
  const several = share(values[givenName] ?? [], (value) => /\S+[,\s]+\S+/.test(value))
  if (!surnames && givenName >= 0 && fullName < 0 && several > 0.6)
    guesses[givenName] = { field: 'nombre_completo', confidence: 0.7, from: 'both' }
}

/**
 * Guesses the field of each column of a list, from its header (seven languages) and from the first 200 values; each field once, except
 * joined ones.
 */
export const guessColumns = (table: Pick<Table, 'header' | 'rows'>): Guess[] => {
  const values = table.header.map((_, column) =>
    table.rows
      .slice(0, sampleSize)
      .map((row) => (row[column] ?? '').slice(0, sampleLength))
      .filter((value) => value !== ''),
  )
  const offers = table.header.flatMap((header, column) => {
    const named = headerScores(header)
    return importFields.map((field) => ({ column, ...scoreOf(field, named.get(field) ?? 0, values[column] ?? []) }))
  })
  const guesses: Guess[] = table.header.map(() => none)
  const taken = new Set<ImportField>()
  for (const { column, ...guess } of offers.sort(by((one) => -one.confidence))) {
    if (guess.confidence < minConfidence || guess.field === null || guesses[column]?.field) continue
    const field = guess.field === 'telefono' && taken.has('telefono') ? 'telefono2' : guess.field
    if (taken.has(field) && !joinedFields.includes(field)) continue
    taken.add(field)
    guesses[column] = { ...guess, field }
  }
  settleNames(guesses, table.header, values)
  return guesses
}
