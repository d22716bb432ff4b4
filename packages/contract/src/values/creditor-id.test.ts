import { describe, expect, it } from 'vitest'
import { readBic } from './bic.ts'
import { creditorId, expectedCreditorId, readCreditorId } from './creditor-id.ts'

describe('the SEPA creditor identifier', () => {
  it('has the check digits of its national id, whatever the suffix', () => {
    expect(creditorId('B85626240')).toBe('ES77000B85626240')
    expect(creditorId('E77846772').slice(2, 4)).toBe('08')
    expect(creditorId('W-9614457-A', '042')).toBe('ES03042W9614457A')
  })
  it('is read with spaces and small letters, and taken apart', () => {
    expect(readCreditorId('es77 000 b85626240')).toEqual({
      value: 'ES77000B85626240',
      country: 'ES',
      suffix: '000',
      nationalId: 'B85626240',
    })
  })
  it('is expected of a tax id of Spanish form only', () => {
    expect(expectedCreditorId('ESB85626240', '001')).toBe('ES77001B85626240')
    expect(expectedCreditorId('12345678Z', '000')).toMatch(/^ES\d{2}00012345678Z$/)
    expect([expectedCreditorId('FR123', '000'), expectedCreditorId('B85626240', '0')]).toEqual([null, null])
  })
  it('is refused with wrong check digits, a short suffix or nothing behind it', () => {
    for (const wrong of ['ES78000B85626240', 'ES7700B', '', 'B85626240', 'ES77000']) expect(readCreditorId(wrong)).toBeNull()
  })
})

describe('the BIC', () => {
  it('has 8 or 11 characters in its places', () => {
    expect(readBic('caix esbb xxx')).toBe('CAIXESBBXXX')
    expect(readBic('BBVAESMM')).toBe('BBVAESMM')
    for (const wrong of ['BBVAESM', 'BB1AESMM', 'BBVAESMMXX', '']) expect(readBic(wrong)).toBeNull()
  })
})
