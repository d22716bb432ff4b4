import { type Field, optional } from './field.ts'
import { field } from './kinds.ts'

/** A file of a multipart body, whole. */
export interface Upload {
  readonly filename: string
  readonly content: Uint8Array
}

/** The file of a form; null when none came. */
export const upload: Field<Upload | null, 'optional'> = {
  ...optional(field.json<Upload>()),
  read: (raw) => ((raw as Partial<Upload> | undefined)?.content instanceof Uint8Array ? (raw as Upload) : null),
}
