import type { Action } from './action.ts'
import { type Field, optional } from './field.ts'
import { field } from './kinds.ts'

/** Complete file of a multipart body. */
export interface Upload {
  readonly filename: string
  readonly content: Uint8Array
}

/** File of a form on the server's disk: its size, its SHA-256 in hexadecimal, its place, its first and last bytes. */
export interface StreamedFile {
  readonly filename: string
  readonly size: number
  readonly sha256: string
  readonly path: string
  readonly sample: Uint8Array
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

/** The same for large files: they reach the disk while they are sent, and are never whole in memory. No JSON text can imitate one. */
export const streamedUpload: Field<StreamedFile | null, 'optional'> = {
  ...optional(field.json<StreamedFile>()),
  read: (raw) => {
    const { filename = '', sample } = (raw ?? {}) as Partial<StreamedFile>
    return sample instanceof Uint8Array ? { ...(raw as StreamedFile), filename: filename.replaceAll(misleading, '') } : null
  },
}

/** True for a call whose files reach the disk while they are sent. */
export const streamsFiles = ({ input }: Pick<Action, 'input'>): boolean =>
  Object.values(input).some((one) => one === streamedUpload || one.facts.item === streamedUpload)
