import { describe, expect, it } from 'vitest'
import codes from './fixtures/qr-vectors.json' with { type: 'json' }
import { qrText } from './qr-text.ts'
import { amountText, dayText } from './record-text.ts'

const document = { nif: 'B72877814', numserie: 'T26/000001', fecha: dayText('2026-09-15'), importe: amountText(1500) }
const siteOf = (environment: string) => (environment.startsWith('test') ? 'test' : 'production')

describe('the QR code of a document', () => {
  it.each(codes.vectors)('has the text of the example $url', ({ environment, nif, numserie, fecha, importe, url }) => {
    // the product makes documents in VERI*FACTU mode only
    expect(qrText(siteOf(environment), { nif, numserie, fecha, importe })).toBe(url.replace('ValidarQRNoVerifactu', 'ValidarQR'))
  })
  it('has signs that an address reads otherwise by their codes', () => {
    expect(qrText('production', { ...document, numserie: 'A+B &#%?/1' })).toBe(
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B72877814&numserie=A%2BB%20%26%23%25%3F%2F1&fecha=15-09-2026&importe=15.00',
    )
  })
  it('has the sign of a refund, and an amount of nothing', () => {
    expect(qrText('test', { ...document, importe: amountText(-999) })).toMatch(/&importe=-9\.99$/)
    expect(qrText('test', { ...document, importe: amountText(0) })).toMatch(/&importe=0\.00$/)
  })
  it.each([
    ['a tax id of eight characters', { nif: 'B7287781' }],
    ['a tax id with a sign', { nif: 'B-2877814' }],
    ['a number of 61 characters', { numserie: 'x'.repeat(61) }],
    ['a number with a letter outside of ASCII', { numserie: 'Ñ1' }],
    ['a number that records refuse', { numserie: 'A=1' }],
    ['a day in another form', { fecha: '2026-09-15' }],
    ['a day that does not exist', { fecha: '31-02-2026' }],
    ['an amount with a comma', { importe: '15,00' }],
    ['an amount with three decimals', { importe: '15.001' }],
    ['an amount with a plus', { importe: '+15.00' }],
    ['an amount of thirteen digits', { importe: '1234567890123.00' }],
  ])('is refused for %s', (_, wrong) => {
    expect(qrText('production', { ...document, ...wrong })).toBeNull()
  })
})
