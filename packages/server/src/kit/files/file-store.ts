import type { Readable } from 'node:stream'
import type { StreamedFile } from '@app/contract/kit/upload'

/** Place of a file's bytes: its own row, the installation's folder, an S3-compatible service. */
export const places = ['fila', 'carpeta', 's3'] as const
export type Place = (typeof places)[number]

/** A stored file without a reference to it yet: its key, and its instant in the store. */
export interface StoredObject {
  readonly key: string
  readonly at: Date
}
/** A store of large files by key; a key is never written with other bytes. */
export interface FileStore {
  /** Stores a spooled file; it is durable when this returns. */
  readonly put: (key: string, file: StreamedFile) => Promise<void>
  /** The bytes of a file; null if absent. */
  readonly open: (key: string) => Promise<Readable | null>
  /** Deletes a file; an absent one is deleted already. */
  readonly remove: (key: string) => Promise<void>
  /** Every file whose key begins with a prefix that ends in `/`. */
  readonly list: (prefix: string) => AsyncIterable<StoredObject>
}

/** A store that does not answer, or refuses: nothing was stored or read. */
export class StoreAway extends Error {}

/** Work at a store; a failure is the store's. */
export const atStore = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw cause instanceof StoreAway ? cause : new StoreAway(`The store of files is away: ${reason}`, { cause })
  }
}
