import { describe, expect, it } from 'vitest'
import { readCodes } from './code-file.ts'

describe('a file of codes', () => {
  it('has a code a line, quoted or not, before the first comma', () => {
    expect(readCodes('\uFEFF481200\r\n"ABC-123",libre\n\n000007;x\t\n')).toEqual({ codes: ['481200', 'ABC-123', '000007'], wrong: [] })
  })
  it('is told each wrong line by its number: of 5 or 31 characters, twice, with other signs (R-286)', () => {
    expect(readCodes(`12345\n${'1'.repeat(31)}\n123456\n123456\n12 456\n${'1'.repeat(30)}`)).toEqual({
      codes: ['123456', '1'.repeat(30)],
      wrong: [
        { key: 'acceso.linea_corta', linea: 1 },
        { key: 'acceso.linea_corta', linea: 2 },
        { key: 'acceso.linea_repetida', linea: 4 },
        { key: 'acceso.linea_signos', linea: 5 },
      ],
    })
  })
})
