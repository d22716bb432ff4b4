import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import type { Duplicate } from './import/duplicates.ts'
import { importFields, importLimits } from './import/fields.ts'
import type { Finding } from './import/finding.ts'

/** Field of each column, in the order of the columns; '' leaves a column out. */
const mapping = list(defaulted(field.choice(...importFields, ''), ''), importLimits.columns)
/** Request of an import: the stored file and the fields of its columns. */
export const importInput = {
  token: field.text(64),
  mapping,
  dejar_ilegibles: defaulted(field.flag(), false),
  /** The first row is a member, not the headings. */
  sin_cabecera: defaulted(field.flag(), false),
  /** Names and addresses in capitals are put into proper case. */
  corregir_mayusculas: defaulted(field.flag(), false),
}

/** Row of the dry run: its result with the reason. `params` fill the text of `key`. */
const checkedRow = object({
  line: field.integer(),
  state: field.choice('ready', 'error', 'duplicate'),
  member: field.json<Record<string, unknown>>(),
  findings: field.json<readonly Finding[]>(),
  duplicate: optional(field.json<Duplicate>()),
})
const summary = object({
  rows: field.integer(),
  ready: field.integer(),
  withErrors: field.integer(),
  duplicates: field.integer(),
  warnings: field.integer(),
})
/** Dry run: nothing is written. Rows with findings come first, at most 1,000 of them, then the first good ones. */
export const dryRunImport = action({
  endpoint: 'POST /api/socio/importar/ensayo',
  permission: 'members',
  input: importInput,
  output: object({ resumen: summary, filas: list(checkedRow) }),
})
