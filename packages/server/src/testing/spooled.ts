import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StreamedFile } from '@app/contract/kit/upload'

/** A file as a body leaves it in a folder. */
export function spooled(folder: string, content: string | Buffer): StreamedFile {
  const bytes = Buffer.from(content)
  const path = join(folder, randomUUID())
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, bytes)
  return { filename: 'a.txt', path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), sample: bytes }
}
