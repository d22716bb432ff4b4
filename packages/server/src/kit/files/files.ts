import { hash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { StreamedFile } from '@app/contract/kit/upload'
import type { FileSettings } from '../configuration.ts'
import { type FileStore, type Place, StoreAway } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import { openSpool, type Spool } from './spool.ts'

/** Larger files than this are kept outside of the database, in bytes. */
const rowMax = 262_144

/** Place and name of a file within its club. */
export interface FileAddress {
  readonly lugar: Place
  readonly clave: string
}
/** A file that is in its place, and that no row names yet. */
export interface KeptFile extends FileAddress {
  readonly tipo: string
  readonly bytes: number
  readonly huella: string
  /** The bytes of a small file. */
  readonly contenido: Buffer | null
}
/** A small file, which is a row. */
export const smallFile = (contenido: Buffer, tipo: string): KeptFile => ({
  ...{ lugar: 'fila', clave: randomUUID(), tipo, contenido },
  ...{ bytes: contenido.length, huella: hash('sha256', contenido) },
})

/** The files of one club, apart from small ones, which are rows. */
export interface ClubFiles {
  /** Puts an uploaded file into its place, before the transaction that names it. */
  readonly keep: (file: StreamedFile, tipo: string) => Promise<KeptFile>
  /** Puts a file into the store for new ones, under a name that it had before. Returns the place. */
  readonly bringBack: (clave: string, file: StreamedFile) => Promise<Place>
  /** The bytes of a file; null if absent. */
  readonly open: (file: FileAddress) => Promise<Readable | null>
  readonly remove: (file: FileAddress) => Promise<void>
  /** Every file in the stores, each with its instant there. */
  readonly list: () => AsyncIterable<FileAddress & { readonly at: Date }>
}
/** The files of the installation. */
export interface Files {
  readonly spool: Spool
  readonly forClub: (slug: string) => ClubFiles
}

/** Opens the stores of the settings. Files stay where they are if the settings change: each row names its place. */
export function openFiles({ filesDir, filesS3 }: FileSettings): Files {
  const stores: Partial<Record<Place, FileStore>> = {
    carpeta: folderStore(join(filesDir, 'clubs')),
    ...(filesS3 && { s3: s3Store(filesS3) }),
  }
  const current: Place = filesS3 ? 's3' : 'carpeta'
  const storeOf = (place: Place) => {
    const store = stores[place]
    if (!store) throw new StoreAway(`There is no store '${place}' in the settings.`)
    return store
  }
  const forClub = (slug: string): ClubFiles => {
    const keyOf = (clave: string) => `${slug}/${clave}`
    const bringBack = async (clave: string, file: StreamedFile) => {
      await storeOf(current).put(keyOf(clave), file)
      return current
    }
    return {
      keep: async (file, tipo) => {
        if (file.size <= rowMax) return smallFile(await readFile(file.path), tipo)
        const clave = randomUUID()
        return { clave, lugar: await bringBack(clave, file), tipo, bytes: file.size, huella: file.sha256, contenido: null }
      },
      bringBack,
      open: async ({ lugar, clave }) => storeOf(lugar).open(keyOf(clave)),
      remove: async ({ lugar, clave }) => storeOf(lugar).remove(keyOf(clave)),
      list: async function* () {
        for (const lugar of Object.keys(stores) as Place[])
          for await (const { key, at } of stores[lugar]!.list(`${slug}/`)) yield { lugar, clave: key.slice(slug.length + 1), at }
      },
    }
  }
  return { spool: openSpool(join(filesDir, 'incoming')), forClub }
}
