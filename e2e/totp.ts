import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (base32: string) =>
  Buffer.from(
    [...base32]
      .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
      .join('')
      .match(/.{8}/g)!
      .map((bits) => Number.parseInt(bits, 2)),
  )

/** Six digits currently shown by an authenticator application, or `later` steps of 30 seconds later (RFC 6238). */
export function codeOf(secret: string, later = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
