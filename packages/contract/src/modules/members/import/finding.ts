import type { ImportField } from './fields.ts'
import type { memberImportTexts } from './texts.ts'

/** Text keys of the import. */
export type ImportKey = keyof typeof memberImportTexts & string

/** Finding about one cell: an error refuses the row, a warning reports a change or an oddity; `key` is a text key. */
export type Finding = {
  field: ImportField
  key: ImportKey
  params: Readonly<Record<string, string | number>>
  severity: 'error' | 'warning'
}
