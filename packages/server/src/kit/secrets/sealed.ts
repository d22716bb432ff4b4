import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** AES-256-GCM: the key in bytes, the nonce and the tag that it recommends. */
const algorithm = 'aes-256-gcm'
export const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** The row of a club that a sealed value belongs to: it opens nowhere else. */
export interface SealedAt {
  readonly schema: string
  readonly table: string
  readonly column: string
  readonly id: number
}

/** Seals secrets that have to be read again, under keys stored outside the database (decision 0024). */
export interface Keyring {
  readonly seal: (text: string, place: SealedAt) => string
  /** The text; null when it was not sealed for this place, was changed, or its key is not here. */
  readonly open: (sealed: string, place: SealedAt) => string | null
  /** True if the value is sealed under the newest key. */
  readonly isCurrent: (value: string) => boolean
}

/** 'sealed.1.<key>.<nonce, tag and text in base64url>' */
const form = /^sealed\.1\.([0-9a-f]{8})\.([\w-]+)$/
export const isSealed = (value: string) => form.test(value)

/** Identifies a key without revealing anything of it. */
const nameOf = (key: Buffer) => createHash('sha256').update('tribuna sealed').update(key).digest('hex').slice(0, 8)
const bind = ({ schema, table, column, id }: SealedAt) => Buffer.from(JSON.stringify([schema, table, column, id]))

/**
 * The keys in the order of `read`: the first seals, all open. A value under an unknown key reloads them: another
 * process may have added one.
 */
export function keyring(read: () => readonly Buffer[]): Keyring {
  let keys = read()
  const keyNamed = (name: string) => keys.find((key) => nameOf(key) === name)
  return {
    seal: (text, place) => {
      const key = keys[0]!
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(bind(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `sealed.1.${nameOf(key)}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open: (sealed, place) => {
      const [, name, content] = form.exec(sealed) ?? []
      if (!name || !content) return null
      if (!keyNamed(name)) keys = read()
      const key = keyNamed(name)
      const bytes = Buffer.from(content, 'base64url')
      return key ? opened(key, bytes, place) : null
    },
    isCurrent: (value) => form.exec(value)?.[1] === nameOf(keys[0]!),
  }
}

function opened(key: Buffer, bytes: Buffer, place: SealedAt): string | null {
  if (bytes.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(bind(place))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
