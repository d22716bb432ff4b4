import type { Day } from '../../../values/day.ts'
import { plain } from '../../../values/text.ts'
import { type Duplicate, duplicateDetector, type ExistingKeys } from './duplicates.ts'
import { type ImportedMember, type ImportField, joinedFields, type Mapping, maxLengths } from './fields.ts'
import type { Finding } from './finding.ts'
import { dateOrderOf } from './import-day.ts'
import * as cell from './read-cell.ts'
import type { Table } from './read-table.ts'
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
  known?: ExistingKeys
  /** Members sign in with their e-mail. */
  emailIsLogin?: boolean
  /** Import rows without their unreadable values instead of leaving the rows out; required values stay errors. */
  leaveOutUnreadable?: boolean
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

/** Reads the cell of a field; with `isOptional`, an unreadable value is only a warning. The value is null if it cannot be stored. */
function readField(field: ImportField, text: string, context: cell.CellContext, isOptional: boolean) {
  const { value, key, severity = 'error', params = {}, rest } = readers[field](text, context)
  const findings: Finding[] = key ? [{ field, key, params, severity: isOptional ? 'warning' : severity }] : []
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
    if (read.key === 'import.nif_foreign') member.extranjero = 1
    if (read.rest !== undefined && !raw.has('telefono2')) member.telefono2 = read.rest
  }
  return { member, findings: [...findings, ...missingFields(member, required, findings)] }
}

/** Findings that depend on two fields or on the club's own lists. */
const compare = (member: ImportedMember, types: ReadonlyMap<string, number>, leaveOut: boolean): Finding[] => {
  const findings: Finding[] = []
  if (member.fecha_alta && member.fecha_baja && member.fecha_baja < member.fecha_alta) {
    findings.push({ field: 'fecha_baja', key: 'import.leave_before_join', params: {}, severity: 'warning' })
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
  const watch = duplicateDetector(options.known, options)
  return table.rows.map((row, i) => {
    const line = table.lines[i]!
    const { member, findings } = readRow(rawValues(table, row, mapping), contextOf, options)
    findings.push(...compare(member, types, options.leaveOutUnreadable === true))
    const keptOut = findings.some(({ severity }) => severity === 'error')
    const seen = watch(member, line, keptOut)
    return { line, member, findings: [...findings, ...seen.findings], duplicate: seen.duplicate }
  })
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
