import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StreamedFile } from '@app/contract/kit/upload'
import { refuse } from '../http/refusal.ts'
import { atStore } from './file-store.ts'
import { makeFolder } from './make-folder.ts'

/** Bytes of a file's start, and of its end, that tell its kind. */
const sampleBytes = 65_536
/** Maximum of bodies that are received together. */
const mostAtOnce = 8
/** Bytes of the disk that no upload fills. */
const spare = 268_435_456

/** A file of a body on the disk, until its request is over. */
export class SpooledFile implements StreamedFile {
  readonly filename: string
  readonly path: string
  readonly size: number
  readonly sha256: string
  readonly sample: Uint8Array
  constructor({ filename, path, size, sha256, sample }: StreamedFile) {
    this.filename = filename
    this.path = path
    this.size = size
    this.sha256 = sha256
    this.sample = sample
  }
}

/** The files of one body. */
export interface Spooling {
  /** Writes a stream to the disk at the speed of the disk, and counts and hashes it meanwhile. Refuses on a full disk. */
  readonly take: (stream: Readable, filename: string) => Promise<SpooledFile>
  /** Deletes all of them. */
  readonly discard: () => Promise<void>
}
export interface Spool {
  /** Begins a body of at most `bytes`. Refuses more than eight together, and more bytes than the disk has room for. */
  readonly open: (bytes: number) => Promise<Spooling>
  /** Deletes files older than an instant, left by a process that was killed. */
  readonly clear: (before: Date) => Promise<void>
}

/** The folder of files that are being received. */
export function openSpool(folder: string): Spool {
  let bodies = 0
  let awaited = 0
  const begin = async (bytes: number) => {
    const { bavail, bsize } = await atStore(async () => {
      makeFolder(folder)
      return statfs(folder)
    })
    if (bavail * bsize < awaited + spare) refuse('msg.disk_full')
    return spoolingIn(folder, () => {
      bodies -= 1
      awaited -= bytes
    })
  }
  return {
    open: async (bytes) => {
      if (bodies >= mostAtOnce) refuse('msg.busy')
      bodies += 1
      awaited += bytes
      return begin(bytes).catch((error: unknown) => {
        bodies -= 1
        awaited -= bytes
        throw error
      })
    },
    clear: async (before) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const left = await stat(join(folder, name)).catch(() => null)
        if (left && left.mtime < before) await rm(join(folder, name), { force: true })
      }
    },
  }
}

function spoolingIn(folder: string, over: () => void): Spooling {
  const paths: string[] = []
  let isOpen = true
  return {
    take: async (stream, filename) => {
      const path = join(folder, randomUUID())
      paths.push(path)
      const hash = createHash('sha256')
      let size = 0
      let start = Buffer.alloc(0)
      let end = Buffer.alloc(0)
      const count = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          size += chunk.length
          const first = chunk.subarray(0, sampleBytes - start.length)
          if (first.length > 0) start = Buffer.concat([start, first])
          end = Buffer.concat([end, chunk.subarray(first.length)].map((part) => part.subarray(-sampleBytes))).subarray(-sampleBytes)
          yield chunk
        }
      }
      await pipeline(stream, count, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })).catch(refuseFullDisk)
      return new SpooledFile({ filename, path, size, sha256: hash.digest('hex'), sample: Buffer.concat([start, end]) })
    },
    discard: async () => {
      if (!isOpen) return
      isOpen = false
      over()
      for (const path of paths) await rm(path, { force: true })
    },
  }
}

const refuseFullDisk = (error: NodeJS.ErrnoException): never => {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') refuse('msg.disk_full')
  throw error
}
