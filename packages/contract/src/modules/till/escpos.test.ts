import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plain } from '../../values/text.ts'
import { columnsOf, columnsOn, escposTicket, pc858, printable, qrBytes, wrapped } from './escpos.ts'

const hex = (bytes: Iterable<number>) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')

describe('text for a printer', () => {
  it('has the Spanish letters and the euro where page 858 has them', () => {
    const known = {
      '€': 'D5',
      ñ: 'A4',
      Ñ: 'A5',
      á: 'A0',
      é: '82',
      í: 'A1',
      ó: 'A2',
      ú: 'A3',
      ü: '81',
      '¿': 'A8',
      '¡': 'AD',
      º: 'A7',
      ª: 'A6',
      Ç: '80',
      ç: '87',
    }
    for (const [sign, byte] of Object.entries(known)) expect([sign, hex(pc858(sign))]).toEqual([sign, byte])
    expect(hex(pc858('À·ò€'))).toBe('B7FA95D5')
  })
  it('says what the page lacks in letters that it has', () => {
    expect(hex(pc858('d’ŝ–🎾…'))).toBe(hex([..."d's-?..."].map((sign) => sign.charCodeAt(0))))
    expect(hex(pc858('1,50\u00A0€'))).toBe('312C353020D5')
    expect(hex(pc858('a \u007F~\t\u001F'))).toBe('61203F7E3F3F')
  })
  it('has every letter of the seven languages, and the nearest one of any Latin name', () => {
    for (const [text, printed] of [
      ['Łukasz Œuvre ŒILLET œuf', 'Lukasz OEuvre OEILLET oeuf'],
      ['Đorđe Ģirts Şeyma İpek ığdır', 'Dorde Girts Seyma Ipek igdir'],
      ['Straße, Ærø, Ñuñez, l·l, ŀ', 'Straße, Ærø, Ñuñez, l·l, l'],
      ['ẞ Ĳ ﬁ Ŋ', 'SS IJ fi N'],
    ])
      expect(printable(text!)).toBe(printed)
    const letters = Array.from({ length: 0x24f - 0xbf }, (_, at) => String.fromCharCode(0xc0 + at)).filter((sign) => /\p{L}/u.test(sign))
    const known = letters.filter((sign) => /^[ -~]+$/.test(plain(sign)))
    const languages = 'aàáâãäçèéêëìíîïñòóôõöœùúûüÿæŀ·ªº«»¿¡€'
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known, ...languages), { minLength: 1, maxLength: 40 }), (signs) => {
        const name = signs.join('')
        expect(printable(name)).not.toContain('?')
        expect(plain(printable(name))).toBe(plain(name))
      }),
    )
  })
  it('is a byte for each column, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(pc858(text).every((byte) => byte >= 0x20 && byte <= 0xff)).toBe(true)
      }),
    )
  })
})

describe('a line of a ticket', () => {
  it('has its amount at the right edge, and long words above it', () => {
    expect(columnsOf('Agua', '1,50', 12)).toEqual(['Agua    1,50'])
    expect(columnsOf('Agua con gas', '1,50', 12)).toEqual(['Agua', 'con gas 1,50'])
    expect([wrapped('abcdefgh', 3), wrapped('abcdef', 3)]).toEqual([
      ['abc', 'def', 'gh'],
      ['abc', 'def'],
    ])
    expect([wrapped('ab cd', 5), wrapped('ab cd', 4)]).toEqual([['ab cd'], ['ab', 'cd']])
    expect([columnsOn(80), columnsOn(70), columnsOn(0), columnsOn(58)]).toEqual([48, 48, 48, 32])
  })
  it('is as wide as the roll, never wider', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.constantFrom('1,50', '-12.345,67'), (text, amount) => {
        const lines = columnsOf(text, amount, 32)
        expect(lines.every((line) => line.length <= 32)).toBe(true)
        expect([lines.at(-1)!.length, lines.at(-1)!.endsWith(amount)]).toEqual([32, true])
      }),
    )
  })
})

describe('a ticket in ESC/POS', () => {
  const words = {
    head: 'Peña',
    about: ['Tique 7'],
    lines: [{ text: 'Té', amount: '2' }],
    total: { text: 'T', amount: '2€' },
    sums: [],
    qrs: [],
  }
  it('is these bytes: init, page 858, head, lines, total in bold, feed and cut', () => {
    const by = ['1B40', '1B7413', '1B6101', '1B4501', '5065A4610A', '1B4500', '546971756520370A', '1B6100', '2D2D2D2D2D2D2D2D0A']
    const then = ['5482202020202032', '0A', '2D2D2D2D2D2D2D2D0A', '1B4501', '54202020202032D50A', '1B4500', '1B6403', '1D564200']
    expect(hex(escposTicket(words, 8))).toBe([...by, ...then].join(''))
  })
  it('ends with the QR of each pass that it sold', () => {
    expect(hex(qrBytes('AB'))).toBe('1D286B0400314132001D286B03003143061D286B03003145311D286B05003150304142' + '1D286B0300315130')
    const bytes = hex(escposTicket({ ...words, qrs: [{ text: 'Bono', code: 'AB' }] }, 8))
    expect(bytes).toContain(`1B6101426F6E6F0A${hex(qrBytes('AB'))}0A41420A`)
  })
})
