import { type Field, optional } from './field.ts'
import { field } from './kinds.ts'

/** Complete file of a multipart body. */
export interface Upload {
  readonly filename: string
  readonly content: Uint8Array
}

/** File of a form; null if none was sent. */
export const upload: Field<Upload | null, 'optional'> = {
  ...optional(field.json<Upload>()),
  read: (raw) => ((raw as Partial<Upload> | undefined)?.content instanceof Uint8Array ? (raw as Upload) : null),
}
