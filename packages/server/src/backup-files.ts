import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { schemaOf } from './kit/database/clubs.ts'
import { StartFailure } from './kit/embedded/start-failure.ts'
import type { FileAddress, Files } from './kit/files/files.ts'
import type { SpooledFile } from './kit/files/spool.ts'

/** A file in a store: its club, its address there, and what its row says of its bytes. */
export interface FileInStore extends FileAddress {
  readonly club: string
  readonly bytes: number
  readonly huella: string
}
/** Line before the bytes of a file. */
interface FileLine {
  readonly file: string
  readonly club: string
  readonly bytes: number
  readonly sha256: string
}
/** Bytes of a line of Base64, a multiple of three. */
const lineBytes = 49_152

/** The files of a club outside of its rows, as of the client's transaction. */
export async function filesInStore(client: pg.ClientBase, club: string): Promise<FileInStore[]> {
  const { rows } = await client.query<Omit<FileInStore, 'club'>>(
    `select clave, lugar, bytes, huella from ${schemaOf(club)}.archivo where lugar <> 'fila' order by id_reg_archivo`,
  )
  return rows.map((row) => ({ ...row, club }))
}

/** Writes files piece by piece, each after its line. Returns those whose bytes the store lacks, or has damaged. */
export async function writeFiles(found: readonly FileInStore[], files: Files, say: (text: string) => Promise<void>): Promise<string[]> {
  const faulty: string[] = []
  for (const one of found) {
    const { club, clave, bytes, huella } = one
    const stream = await files.forClub(club).open(one)
    const hash = createHash('sha256')
    if (stream) {
      await say(`${JSON.stringify({ file: clave, club, bytes, sha256: huella } satisfies FileLine)}\n`)
      for await (const piece of inPieces(stream)) {
        hash.update(piece)
        await say(`${piece.toString('base64')}\n`)
      }
      await say('\\.\n')
    }
    if (hash.digest('hex') !== huella) faulty.push(`${club}/${clave}`)
  }
  return faulty
}

/** The bytes of a stream in pieces whose Base64 needs no padding, but for the last one. */
async function* inPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, chunk])
    for (; rest.length >= lineBytes; rest = rest.subarray(lineBytes)) yield rest.subarray(0, lineBytes)
  }
  if (rest.length > 0) yield rest
}

export const isFileLine = (line: Record<string, unknown>): line is Record<string, unknown> & FileLine =>
  /^[\w-]{1,40}$/.test(String(line.file)) &&
  [line.club, line.sha256].every((one) => typeof one === 'string') &&
  typeof line.bytes === 'number'

/** Puts a file into the store of this installation, and its place into its row. Leaves out bytes that are not those of the row. */
export async function restoreFile(
  client: pg.ClientBase,
  files: Files,
  { file, club, bytes, sha256 }: FileLine,
  lines: AsyncIterable<string>,
) {
  const spooling = await files.spool.open(bytes).catch((cause: unknown) => {
    throw new StartFailure('The disk of FILES_DIR has no room for the files of this backup.', { cause })
  })
  try {
    const spooled: SpooledFile = await spooling.take(Readable.from(decoded(lines)), file)
    if (spooled.sha256 !== sha256) return
    const place = await files.forClub(club).bringBack(file, spooled)
    await client.query(`update ${schemaOf(club)}.archivo set lugar = $1 where clave = $2`, [place, file])
  } finally {
    await spooling.discard()
  }
}

async function* decoded(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(line, 'base64')
}
