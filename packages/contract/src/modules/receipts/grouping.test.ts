import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupKey, receiptConcept } from './grouping.ts'

const line = { id_mst_socios_pagador: 7, id_mst_empresas: 1, concepto: 'Cuota adulto' }

describe('the lines of a receipt (A-179)', () => {
  it('are of one payer, company and concept', () => {
    const key = groupKey(line, null)
    expect(groupKey({ ...line, concepto: ' Cuota adulto ' }, null)).toBe(key)
    expect(groupKey({ ...line, id_mst_socios_pagador: 8 }, null)).not.toBe(key)
    expect(groupKey({ ...line, id_mst_empresas: 2 }, null)).not.toBe(key)
    expect(groupKey({ ...line, concepto: 'Taquilla' }, null)).not.toBe(key)
  })
  it('have one concept where a custom one is given (R-182), and their own where it is blank', () => {
    const other = { ...line, concepto: 'Taquilla' }
    expect(groupKey(other, 'Diciembre')).toBe(groupKey(line, ' Diciembre '))
    expect(groupKey(other, '  ')).toBe(groupKey(other, null))
  })
  it('share a key with those of no other payer or company, whatever the concept', () => {
    const number = fc.integer({ min: 1, max: 30 })
    const lines = fc.record({ id_mst_socios_pagador: number, id_mst_empresas: number, concepto: fc.string({ maxLength: 6 }) })
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const areOne =
          one.id_mst_socios_pagador === other.id_mst_socios_pagador &&
          one.id_mst_empresas === other.id_mst_empresas &&
          one.concepto.trim() === other.concepto.trim()
        expect(groupKey(one, null) === groupKey(other, null)).toBe(areOne)
      }),
    )
  })
})

it('a concept is cut to 140 letters, without a space at its end', () => {
  expect(receiptConcept(`${'a'.repeat(139)} b`, null)).toBe('a'.repeat(139))
  expect(receiptConcept('a', 'b'.repeat(200))).toHaveLength(140)
})
