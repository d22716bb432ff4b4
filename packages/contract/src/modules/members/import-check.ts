import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import type { Duplicate } from './import/duplicates.ts'
import { importFields, importLimits } from './import/fields.ts'
import type { Finding } from './import/finding.ts'

/** What each column means, in the order of the columns; '' leaves a column out. */
const mapping = list(defaulted(field.choice(...importFields, ''), ''), importLimits.columns)
/** An import as it is asked for: the kept file and what its columns mean. */
export const importOf = { token: field.text(64), mapping, dejar_ilegibles: defaulted(field.flag(), false) }

/** A row of the dry run: what would become of it and why. `params` fill the text of `key`. */
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
/** Dry run: nothing is written. Rows with something to say come first, at most 1,000 of them, then the first good ones. */
export const rehearseImport = action({
  endpoint: 'POST /api/socio/importar/ensayo',
  permission: 'members',
  input: importOf,
  output: object({ resumen: summary, filas: list(checkedRow) }),
})
