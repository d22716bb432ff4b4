import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { encoded, redsys } from './redsys-adapter.ts'
import { isSigned, type SignatureVersion, sign } from './signature.ts'

interface Vector {
  readonly name: string
  readonly version: SignatureVersion
  readonly secret: string
  readonly order: string
  readonly params: string
  readonly signature: string
}
const { vectors } = JSON.parse(readFileSync(new URL('fixtures/redsys-vectors.json', import.meta.url), 'utf8')) as { vectors: Vector[] }
const plain = (signature: string) => signature.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

describe('the signatures of the card gateway (formats.md §4.1)', () => {
  it.each(vectors.map((one) => [`${one.name} ${one.version}`, one] as const))('are those of the published example: %s', (_name, one) => {
    expect(plain(sign(one.version, one.secret, one))).toBe(plain(one.signature))
    expect(isSigned(one.version, one.secret, one)).toBe(true)
    expect(isSigned(one.version, one.secret, { ...one, params: `${one.params}A` })).toBe(false)
    expect(isSigned(one.version, one.secret, { ...one, signature: one.signature.slice(1) })).toBe(false)
  })
})

describe('a notice', () => {
  const [first] = vectors
  const merchant = { code: '999008881', terminal: 1, secret: first!.secret, version: first!.version, base: '', isTest: false }
  const paid = { Ds_Order: '2611ABCDEFGH', Ds_Amount: '4999', Ds_Currency: '978', Ds_Response: '0000', Ds_TransactionType: '0' }
  const noticeOf = (changed: Partial<typeof paid>, secret = merchant.secret) => {
    const params = encoded({ ...paid, ...changed })
    const signature = sign('HMAC_SHA256_V1', secret, { order: changed.Ds_Order ?? paid.Ds_Order, params })
    return { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: params, Ds_Signature: signature }
  }
  it('says paid up to 0099 and refused above, and nothing when its code is no number', () => {
    const codes = ['0000', '0099', '0100', '0190', '9915', 'null']
    expect(codes.map((Ds_Response) => redsys.read(merchant, noticeOf({ Ds_Response }))?.what)).toEqual([
      'paid',
      'paid',
      'denied',
      'denied',
      'denied',
      'silent',
    ])
  })
  it('of another currency, of a refund, forged, or no message at all is no payment', () => {
    expect(redsys.read(merchant, noticeOf({ Ds_Currency: '840' }))?.what).toBe('silent')
    expect(redsys.read(merchant, noticeOf({ Ds_TransactionType: '3' }))).toBeNull()
    expect(redsys.read(merchant, noticeOf({}, 'Mk9m98IfEblmPfrpsawt7BmxObt98Jev'))).toBeNull()
    expect(redsys.read(merchant, { ...noticeOf({}), Ds_SignatureVersion: 'HMAC_MD5' })).toBeNull()
    expect(redsys.read(merchant, { ...noticeOf({}), Ds_MerchantParameters: 'bm8=' })).toBeNull()
    // a signature that is right, under a name that no signature has
    const signed = { order: paid.Ds_Order, params: encoded(paid) }
    const notice = (Ds_SignatureVersion: string) => ({
      ...{ Ds_SignatureVersion, Ds_MerchantParameters: signed.params },
      Ds_Signature: sign('HMAC_SHA512_V2', merchant.secret, signed),
    })
    expect(redsys.read(merchant, notice('HMAC_SHA512_V2'))?.what).toBe('paid')
    expect(redsys.read(merchant, notice('HMAC_SHA512_V9'))).toBeNull()
  })
  it('without an order, or whose parameters are no object, is of no order and no payment', () => {
    for (const text of ['null', '5', '[]', '"Ds_Order"', '{}', '{']) {
      const params = Buffer.from(text).toString('base64url')
      const notice = { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: params, Ds_Signature: '' }
      expect([redsys.orderOf(notice), redsys.read(merchant, notice)]).toEqual([null, null])
    }
  })
})
