import type { Field } from '../../../kit/field.ts'
import type { Day } from '../../../values/day.ts'
import { plain } from '../../../values/text.ts'
import { member } from '../member.ts'
import { type Duplicate, duplicateDetector, type ExistingKeys } from './duplicates.ts'
import { type ImportedMember, type ImportField, joinedFields, type Mapping, maxLengths } from './fields.ts'
import type { Finding } from './finding.ts'
import { dateOrderOf } from './import-day.ts'
import { isShouted, properCase } from './proper-case.ts'
import * as cell from './read-cell.ts'
import type { Table } from './read-table.ts'
import { isBroken, repairText } from './repair-text.ts'
import { splitName } from './split-name.ts'

/** Row of the dry run; `line` is the row number in a spreadsheet. */
export type CheckedRow = { line: number; member: ImportedMember; findings: Finding[]; duplicate: Duplicate | null }

export type CheckOptions = {
  today: Day
  /** Default country of telephones without a prefix. */
  country?: string
  /** Fields that must have a value; nombre and apellidos always. */
  required?: readonly ImportField[]
  memberTypes?: readonly { id_mst_tiposocio: number; desc: string }[]
  labels?: readonly { id_mst_etiqueta: number; desc: string }[]
  fees?: readonly { id_mst_cuotas: number; desc: string }[]
  /** Numbers, tax ids and plain names of members that may hold a family. */
  holders?: ReadonlySet<string>
  /** Cards and codes with which other members come in. */
  cards?: ReadonlySet<string>
  known?: ExistingKeys
  /** Members sign in with their e-mail. */
  emailIsLogin?: boolean
  /** Import rows without their unreadable values instead of leaving the rows out; required values stay errors. */
  leaveOutUnreadable?: boolean
  /** Put names and addresses in capitals into proper case. */
  fixesCapitals?: boolean
}

type Reader = (raw: string, context: cell.CellContext) => cell.Cell
const asText: Reader = (raw) => ({ value: raw })
const readers: Readonly<Record<ImportField, Reader>> = {
  numsocio: cell.readNumberCell,
  nombre: asText,
  apellidos: asText,
  nombre_completo: asText,
  nif: cell.readNifCell,
  email: cell.readEmailCell,
  telefono: cell.readPhoneCell,
  telefono2: cell.readPhoneCell,
  fecha_nac: cell.readBirthCell,
  sx: cell.readSexCell,
  direccion: asText,
  codigo_postal: cell.readPostalCodeCell,
  poblacion: asText,
  provincia: asText,
  full_iban: cell.readIbanCell,
  desc_tiposocio: asText,
  fecha_alta: cell.readDayCell,
  fecha_baja: cell.readDayCell,
  licencia_federacion: asText,
  observaciones: asText,
  nivel: cell.readLevelCell,
  codigo_tarjeta_acceso: cell.readCardCell,
  etiquetas: asText,
  cuotas: asText,
  titular: asText,
  activo: cell.readYesNoCell,
  consentimiento_comunicaciones: cell.readYesNoCell,
  consentimiento_imagen: cell.readYesNoCell,
  consentimiento_cesion: cell.readYesNoCell,
  consentimiento_salud: cell.readYesNoCell,
}

/** The raw text of each field of a row: columns of one field joined, the whole name split. */
const rawValues = (table: Table, row: readonly string[], mapping: Mapping): Map<ImportField, string> => {
  const raw = new Map<ImportField, string>()
  const remarks = mapping.filter((field) => field === 'observaciones').length
  for (const [column, field] of mapping.entries()) {
    const text = row[column] ?? ''
    if (!field || text === '' || (raw.has(field) && !joinedFields.includes(field))) continue
    const value = field === 'observaciones' && remarks > 1 ? `${table.header[column]}: ${text}` : text
    const before = raw.get(field)
    raw.set(field, before === undefined ? value : `${before}${field === 'observaciones' ? '\n' : ' '}${value}`)
  }
  const whole = raw.get('nombre_completo')
  raw.delete('nombre_completo')
  if (whole !== undefined) {
    for (const [field, text] of Object.entries(splitName(whole)) as ['nombre' | 'apellidos', string][]) {
      if (text !== '' && !raw.has(field)) raw.set(field, text)
    }
  }
  return raw
}

/** Fields whose text has a proper case. */
const cased: readonly ImportField[] = ['nombre', 'apellidos', 'direccion', 'poblacion', 'provincia']

/** Maximum length read of a cell: a pasted book must not keep a reader busy. */
const longest = maxLengths.observaciones
const always: readonly ImportField[] = ['nombre', 'apellidos']

const tooLong = (field: ImportField, max: number, length: number): Finding => ({
  field,
  key: 'import.too_long',
  params: { max, length },
  severity: 'error',
})
const lengthLimit = (field: ImportField) => (field in maxLengths ? maxLengths[field as keyof typeof maxLengths] : Infinity)
const isError = ({ severity }: Finding) => severity === 'error'

/** True if the form takes a value, too: without line breaks or other controls where it refuses them. */
function isTaken(field: ImportField, value: string): boolean {
  const own = member.fields[field as keyof typeof member.fields] as Field | undefined
  if (!own || field === 'activo') return !/\p{Cc}/u.test(value)
  try {
    own.read(value)
    return true
  } catch {
    return false
  }
}

/** Reads the cell of a field; with `isOptional`, an unreadable value is only a warning. The value is null if it cannot be stored. */
function readField(field: ImportField, raw: string, context: cell.CellContext, isOptional: boolean) {
  const text = repairText(raw)
  const { value, key, severity = 'error', params = {}, rest } = readers[field](text, context)
  const findings: Finding[] = key ? [{ field, key, params, severity: isOptional ? 'warning' : severity }] : []
  if (text !== raw) findings.push({ field, key: 'import.encoding_repaired', params: { value: text.slice(0, 80) }, severity: 'warning' })
  if (isBroken(text)) findings.push({ field, key: 'import.encoding_broken', params: {}, severity: 'error' })
  if (value !== null && value.length <= lengthLimit(field) && !isTaken(field, value)) {
    findings.push({ field, key: 'import.form_refuses', params: {}, severity: isOptional ? 'warning' : 'error' })
    return { value: null, key, rest, findings }
  }
  const max = lengthLimit(field)
  if (value === null || value.length <= max) return { value, key, rest, findings }
  return { value: null, key, rest, findings: [...findings, tooLong(field, max, value.length)] }
}

/** Findings for required fields without a value, unless the field has an error already. */
const missingFields = (member: ImportedMember, required: ReadonlySet<ImportField>, findings: readonly Finding[]): Finding[] =>
  [...required]
    .filter((field) => member[field as keyof ImportedMember] === undefined)
    .filter((field) => !findings.some((finding) => finding.field === field && isError(finding)))
    .map((field) => ({ field, key: 'import.required', params: {}, severity: 'error' }))

/** Reads the cells of a row into a member, with a finding for each faulty or changed one. */
const readRow = (raw: ReadonlyMap<ImportField, string>, contextOf: (field: ImportField) => cell.CellContext, options: CheckOptions) => {
  const member: ImportedMember = {}
  const findings: Finding[] = []
  const required = new Set([...always, ...(options.required ?? [])])
  for (const [field, text] of raw) {
    if (field === 'nombre_completo') continue
    if (text.length > longest) {
      findings.push(tooLong(field, longest, text.length))
      continue
    }
    const isOptional = options.leaveOutUnreadable === true && !required.has(field)
    const read = readField(field, text, contextOf(field), isOptional)
    findings.push(...read.findings)
    if (read.value !== null) member[field] = read.value
    if (options.fixesCapitals && read.value !== null && cased.includes(field) && isShouted(read.value)) {
      const value = properCase(read.value)
      member[field] = value
      findings.push({ field, key: 'import.case_changed', params: { value: value.slice(0, 80) }, severity: 'warning' })
    }
    if (read.key === 'import.nif_foreign') member.extranjero = 1
    if (read.rest !== undefined && !raw.has('telefono2')) member.telefono2 = read.rest
  }
  return { member, findings: [...findings, ...missingFields(member, required, findings)] }
}

/** Labels or fees of a row among the club's own; unknown ones are reported. */
function readNames(member: ImportedMember, { field, ids, key, known }: NamesOf, severity: Finding['severity']): Finding[] {
  const names = (member[field] ?? '')
    .split(/[,;|]/)
    .map((name) => name.trim())
    .filter(Boolean)
  const found = names.flatMap((name) => known.get(plain(name)) ?? [])
  if (found.length > 0) member[ids] = [...new Set(found)]
  return names.filter((name) => !known.has(plain(name))).map((value) => ({ field, key, params: { value }, severity }))
}
interface NamesOf {
  readonly field: 'etiquetas' | 'cuotas'
  readonly ids: 'id_mst_etiquetas' | 'id_mst_cuotas'
  readonly key: 'import.label_unknown' | 'import.fee_unknown'
  readonly known: ReadonlyMap<string, number>
}

/** Keys by which a row is named as the holder of a family. */
export const holderKeys = ({
  numsocio,
  nif,
  nombre = '',
  apellidos = '',
}: {
  numsocio?: string
  nif?: string
  nombre?: string
  apellidos?: string
}) =>
  [numsocio, nif?.toLowerCase(), plain(`${nombre} ${apellidos}`), plain(`${apellidos} ${nombre}`)].filter((key): key is string =>
    Boolean(key),
  )
/** A holder as named in a cell: without zeros before a number, commas and hyphens of a tax id. */
export const holderKey = (text: string) =>
  plain(text)
    .replaceAll(',', '')
    .replace(/^0+(?=\d+$)/, '')
    .replace(/^(\d{8})-([a-z])$/, '$1$2')

/** Findings of holders that are neither in the list nor in the club, or have a holder themselves. */
function checkHolders(rows: readonly CheckedRow[], { holders, leaveOutUnreadable }: CheckOptions): void {
  const own = new Map<string, CheckedRow>()
  for (const row of rows) for (const key of holderKeys(row.member)) own.set(key, own.get(key) ?? row)
  for (const row of rows) {
    const { titular } = row.member
    if (titular === undefined) continue
    const named = own.get(holderKey(titular))
    // who is named as the own holder holds the family
    if (named === row) delete row.member.titular
    else if (
      named ? named.member.titular !== undefined && own.get(holderKey(named.member.titular)) !== named : !holders?.has(holderKey(titular))
    )
      row.findings.push({
        field: 'titular',
        key: 'import.holder_unknown',
        params: { value: titular.slice(0, 80) },
        severity: leaveOutUnreadable ? 'warning' : 'error',
      })
  }
}

/** Findings that depend on two fields or on the club's own lists. */
const compare = (member: ImportedMember, types: ReadonlyMap<string, number>, leaveOut: boolean): Finding[] => {
  const findings: Finding[] = []
  if (member.fecha_alta && member.fecha_baja && member.fecha_baja < member.fecha_alta) {
    findings.push({ field: 'fecha_baja', key: 'import.leave_before_join', params: {}, severity: 'error' })
  }
  if (member.desc_tiposocio === undefined) return findings
  const type = types.get(plain(member.desc_tiposocio))
  if (type !== undefined) member.id_mst_tiposocio = type
  else {
    const params = { value: member.desc_tiposocio }
    findings.push({ field: 'desc_tiposocio', key: 'import.member_type_unknown', params, severity: leaveOut ? 'warning' : 'error' })
  }
  return findings
}

/** Field of the cell with a stray quote, or of the first column. */
const strayField = (row: readonly string[], mapping: Mapping): ImportField =>
  mapping[row.findIndex((text) => text.startsWith('"'))] ?? mapping.find((field) => field !== null) ?? 'observaciones'

/** Checks every row of a list: reads its cells, reports their faults, and finds duplicates in the list and in the club. */
export const checkRows = (table: Table, mapping: Mapping, options: CheckOptions): CheckedRow[] => {
  const columnValues = (field: ImportField) => table.rows.map((row) => row[mapping.indexOf(field)] ?? '')
  const contexts = new Map<ImportField, cell.CellContext>()
  const contextOf = (field: ImportField): cell.CellContext => {
    const known = contexts.get(field)
    if (known) return known
    const values = columnValues(field)
    const { today, country = 'ES' } = options
    const made = { today, country, order: dateOrderOf(values), mIsWoman: field === 'sx' && cell.mMeansWoman(values) }
    contexts.set(field, made)
    return made
  }
  const types = new Map((options.memberTypes ?? []).map(({ id_mst_tiposocio, desc }) => [plain(desc), id_mst_tiposocio]))
  const labels = new Map((options.labels ?? []).map(({ id_mst_etiqueta, desc }) => [plain(desc), id_mst_etiqueta]))
  const fees = new Map((options.fees ?? []).map(({ id_mst_cuotas, desc }) => [plain(desc), id_mst_cuotas]))
  const named: readonly NamesOf[] = [
    { field: 'etiquetas', ids: 'id_mst_etiquetas', key: 'import.label_unknown', known: labels },
    { field: 'cuotas', ids: 'id_mst_cuotas', key: 'import.fee_unknown', known: fees },
  ]
  const watch = duplicateDetector(options.known, options)
  const cards = new Set<string>()
  const stray = new Set(table.stray)
  const checked = table.rows.map((row, i): CheckedRow => {
    const line = table.lines[i]!
    const { member, findings } = readRow(rawValues(table, row, mapping), contextOf, options)
    findings.push(...compare(member, types, options.leaveOutUnreadable === true))
    for (const names of named) findings.push(...readNames(member, names, options.leaveOutUnreadable ? 'warning' : 'error'))
    if (stray.has(line)) findings.push({ field: strayField(row, mapping), key: 'import.stray_quote', params: {}, severity: 'error' })
    const keptOut = findings.some(({ severity }) => severity === 'error')
    const seen = watch(member, line, keptOut)
    const card = member.codigo_tarjeta_acceso
    const isTakenCard = card !== undefined && (cards.has(card) || (seen.duplicate === null && (options.cards?.has(card) ?? false)))
    if (card !== undefined) cards.add(card)
    if (isTakenCard) seen.findings.push({ field: 'codigo_tarjeta_acceso', key: 'import.card_taken', params: {}, severity: 'error' })
    return { line, member, findings: [...findings, ...seen.findings], duplicate: seen.duplicate }
  })
  checkHolders(checked, options)
  return checked
}

/** State of a row: a new member, a duplicate, or an error. */
export const stateOf = (row: CheckedRow): 'ready' | 'error' | 'duplicate' => {
  if (row.findings.some(({ severity }) => severity === 'error')) return 'error'
  return row.duplicate ? 'duplicate' : 'ready'
}

/** Row counts of an import: ready + withErrors + duplicates = rows; warnings counts rows with any. */
export const summarise = (checked: readonly CheckedRow[]) => {
  const count = (state: ReturnType<typeof stateOf>) => checked.filter((row) => stateOf(row) === state).length
  const warnings = checked.filter(({ findings }) => findings.some(({ severity }) => severity === 'warning')).length
  return { rows: checked.length, ready: count('ready'), withErrors: count('error'), duplicates: count('duplicate'), warnings }
}
