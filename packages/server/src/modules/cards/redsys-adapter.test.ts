import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { escaped } from '../../kit/http/html.ts'
import { secret } from '../../testing/modules/cards.ts'
import { redsys, signedMessage, transactions } from './redsys-adapter.ts'

let answer = ''
let asked = ''
const server = createServer((request, response) => {
  asked = ''
  request.setEncoding('utf8').on('data', (part: string) => (asked += part))
  request.on('end', () => response.end(answer))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise((resolve) => server.close(resolve)))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const merchant = { code: '999008881', terminal: 1, secret, version: 'HMAC_SHA256_V1', base, isTest: true } as const
const order = '2611ABCDEFGH'

describe('what the gateway’s list says of an order (formats.md §4)', () => {
  const listed = (told: Record<string, string>, about: 'payment' | 'refund' = 'payment') => {
    const tags = Object.entries({ Ds_Order: order, Ds_Amount: '4999', Ds_State: 'F', Ds_Response: '0000', ...told })
    answer = escaped(`<Messages>${tags.map(([name, value]) => `<${name}>${value}</${name}>`).join('')}</Messages>`)
    return redsys.query(merchant, order, about)
  }
  it('is a payment below 100, money given back with 900, and neither is the other', async () => {
    expect(await listed({})).toEqual({ what: 'paid', cents: 4999, code: '0000' })
    expect(await listed({ Ds_Response: '0900' })).toEqual({ what: 'denied', code: '0900' })
    expect(asked).toContain('<Ds_TransactionType>0<')
    expect(await listed({ Ds_Response: '0900' }, 'refund')).toEqual({ what: 'paid', cents: 4999, code: '0900' })
    expect(asked).toContain('<Ds_TransactionType>3<')
    expect(await listed({ Ds_Response: '0100' })).toEqual({ what: 'denied', code: '0100' })
    expect(await listed({ Ds_Response: '0099' }, 'refund')).toEqual({ what: 'denied', code: '0099' })
  })
  it('is not over before its state says so', async () => {
    expect(await listed({ Ds_State: 'P' })).toEqual({ what: 'open', code: 'P' })
  })
  it('is nothing where it speaks of another order, of an error, or of no sum', async () => {
    expect(await listed({ Ds_Order: '2611HGFEDCBA' })).toEqual({ what: 'silent', code: '—' })
    expect(await listed({ Ds_ErrorCode: 'XML0001' })).toEqual({ what: 'silent', code: 'XML0001' })
    expect(await listed({ Ds_ErrorCode: 'XML0024' })).toEqual({ what: 'none', code: 'XML0024' })
    expect(await listed({ Ds_Amount: 'nada' })).toEqual({ what: 'silent', code: '0000' })
    expect(await listed({ Ds_Response: 'nada' })).toEqual({ what: 'silent', code: 'nada' })
    expect(await listed({ Ds_Response: '' })).toEqual({ what: 'silent', code: '—' })
    answer = '<Messages></Messages>'
    expect(await redsys.query(merchant, order, 'payment')).toEqual({ what: 'silent', code: '—' })
  })
})

describe('the answer to money given back (formats.md §4)', () => {
  const given = (told: Record<string, string>, more: object = {}) => {
    const fields = { Ds_Order: order, Ds_Amount: '4999', Ds_Currency: '978', Ds_Response: '0900', Ds_TransactionType: transactions.refund }
    answer = JSON.stringify({ ...signedMessage(merchant, order, { ...fields, ...told }), ...more })
    return redsys.refund(merchant, order, 4999)
  }
  it('is that it was, that it was not, or an error of the gateway’s own', async () => {
    expect(await given({})).toEqual({ what: 'paid', cents: 4999, code: '0900' })
    expect(await given({ Ds_Response: '0190' })).toEqual({ what: 'denied', code: '0190' })
    expect(await given({}, { errorCode: 'SIS0057' })).toEqual({ what: 'denied', code: 'SIS0057' })
  })
  it('is none where it is forged, of a payment, or no message', async () => {
    const silent = { what: 'silent', code: '—' }
    expect(await given({}, { Ds_Signature: 'x' })).toEqual(silent)
    expect(await given({ Ds_TransactionType: transactions.pay })).toEqual(silent)
    for (const nonsense of ['null', '[]', '<html>', '']) {
      answer = nonsense
      expect(await redsys.refund(merchant, order, 4999)).toEqual(silent)
    }
  })
})
