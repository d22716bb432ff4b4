import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import type { gatewaySignatures } from '@app/contract/company/company'

export type SignatureVersion = (typeof gatewaySignatures)[number]

/** The key of one order by the older signature: 3DES of the order, padded with zero bytes to complete blocks of 8. */
function key256(secret: string, order: string): Buffer {
  const text = Buffer.from(order, 'utf8')
  const padded = Buffer.concat([text, Buffer.alloc((8 - (text.length % 8)) % 8)])
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secret, 'base64'), Buffer.alloc(8)).setAutoPadding(false)
  return Buffer.concat([cipher.update(padded), cipher.final()])
}

/** The key of one order by the newer signature: the first 16 characters of the secret encrypt the order, and the result as base64 text is the key. */
function key512(secret: string, order: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(secret.slice(0, 16).padEnd(16, '0'), 'latin1'), Buffer.alloc(16))
  return Buffer.concat([cipher.update(order, 'utf8'), cipher.final()]).toString('base64')
}

/** Signs parameters as sent; an invalid secret is refused by the cipher. */
export function sign(version: SignatureVersion, secret: string, { order, params }: { order: string; params: string }): string {
  return version === 'HMAC_SHA256_V1'
    ? createHmac('sha256', key256(secret, order)).update(params, 'utf8').digest('base64')
    : createHmac('sha512', key512(secret, order)).update(params, 'utf8').digest('base64url')
}

/** Normalises a signature: they use two alphabets, with and without padding. */
const plain = (signature: string) => Buffer.from(signature.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))

/** True if a signature matches the parameters, in constant time. */
export function isSigned(version: SignatureVersion, secret: string, signed: { order: string; params: string; signature: string }): boolean {
  const expected = plain(sign(version, secret, signed))
  const given = plain(signed.signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
