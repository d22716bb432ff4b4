import { type Field, optional } from './field.ts'
import { field } from './kinds.ts'

/** Complete file of a multipart body. */
export interface Upload {
  readonly filename: string
  readonly content: Uint8Array
}

/** Controls, marks that turn the text direction, and invisible signs: a name with one can pretend another kind of file. */
const misleading = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** File of a form, its name without misleading signs; null if none was sent. */
export const upload: Field<Upload | null, 'optional'> = {
  ...optional(field.json<Upload>()),
  read: (raw) => {
    const { filename = '', content } = (raw ?? {}) as Partial<Upload>
    return content instanceof Uint8Array ? { ...(raw as Upload), filename: filename.replaceAll(misleading, '') } : null
  },
}
