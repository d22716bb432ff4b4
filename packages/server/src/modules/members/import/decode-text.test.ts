import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const marked = (mark: readonly number[], rest: readonly number[]) => decodeText(Uint8Array.from([...mark, ...rest]))

describe('the text of a file', () => {
  it('is read by its byte order mark, which is no part of it', () => {
    expect(marked([0xef, 0xbb, 0xbf], [0x4e, 0xc3, 0xba])).toBe('Nú')
    expect(marked([0xff, 0xfe], [0x4e, 0x00, 0xfa, 0x00])).toBe('Nú')
    expect(marked([0xfe, 0xff], [0x00, 0x4e, 0x00, 0xfa])).toBe('Nú')
  })
  it('is UTF-8 without one where all of it is valid, else Windows-1252', () => {
    expect(decodeText(Buffer.from('població'))).toBe('població')
    expect(decodeText(Buffer.from('poblaci\xf3 5 \x80', 'latin1'))).toBe('població 5 €')
    // an incomplete byte-order mark is not one
    expect(marked([0xff], [0x4e])).toBe('ÿN')
    expect(decodeText(new Uint8Array())).toBe('')
  })
  it('is none where a byte is zero', () => {
    expect(decodeText(Buffer.from('a\0b'))).toBeNull()
  })
})
