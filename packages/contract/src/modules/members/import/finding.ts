import type { ImportField } from './fields.ts'
import type { memberImportTexts } from './texts.ts'

/** Keys of the texts of the import. */
export type ImportKey = keyof typeof memberImportTexts & string

/** What is said about one cell: an error keeps the row out, a warning tells what was changed or is odd; `key` is a text key. */
export type Finding = {
  field: ImportField
  key: ImportKey
  params: Readonly<Record<string, string | number>>
  severity: 'error' | 'warning'
}
