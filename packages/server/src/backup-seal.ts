import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { StartFailure } from './kit/embedded/start-failure.ts'

/** Error for a file that is not a complete backup. */
export const damaged = (file: string) => new StartFailure(`${file} is not a complete backup: it is truncated or was changed.`)

/** Identifies a key without revealing anything of it. */
const nameOf = (key: Buffer) => createHmac('sha256', key).update('name').digest('hex').slice(0, 16)

/** The last line of a backup: which key, and the HMAC-SHA-256 of all before it. */
const seal = (keyName: string, mac: string) => `\nhmac-sha256 ${keyName} ${mac}\n`
const sealLength = seal('0'.repeat(16), '0'.repeat(64)).length

const macOf = (key: Buffer): Hmac => createHmac('sha256', key)

/** Passes a file on and adds its seal. */
export const sealing = (key: Buffer) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const mac = macOf(key)
    for await (const chunk of chunks) {
      mac.update(chunk)
      yield chunk
    }
    yield Buffer.from(seal(nameOf(key), mac.digest('hex')))
  }

/** A backup of which every byte was checked. */
export interface CheckedBackup {
  readonly file: string
  /** In bytes, without its seal. */
  readonly length: number
}

/** Checks all of a backup. Refuses a file that was changed, or was sealed with none of these keys. */
export async function checkBackup(file: string, keys: readonly Buffer[]): Promise<CheckedBackup> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new StartFailure(`There is no file ${file}.`)
  const length = found.size - sealLength
  const [, keyName, claimed] = /^\nhmac-sha256 (\w{16}) (\w{64})\n$/.exec(await endOf(file, length)) ?? []
  if (keyName === undefined || claimed === undefined) throw damaged(file)
  const key = keys.find((one) => nameOf(one) === keyName)
  if (!key)
    throw new StartFailure(
      `${file} was made with another key: pass the secret.key of its installation, npm run restore -- <file> --key-file <secret.key>.`,
    )
  const mac = macOf(key)
  if (length > 0) for await (const chunk of createReadStream(file, { end: length - 1 })) mac.update(chunk as Buffer)
  if (!timingSafeEqual(Buffer.from(mac.digest('hex')), Buffer.from(claimed))) throw damaged(file)
  return { file, length }
}

async function endOf(file: string, from: number): Promise<string> {
  if (from < 0) return ''
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(sealLength), 0, sealLength, from)
    return buffer.toString('latin1')
  } finally {
    await handle.close()
  }
}
