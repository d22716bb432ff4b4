import { describe, expect, it } from 'vitest'
import { fieldName, type ReportKind, readField } from './field-names.ts'

describe('the name of a field of a report (R-417)', () => {
  it('says the kind of its values, and is read back as what it was made of', () => {
    const kinds: ReportKind[] = ['instant', 'money', 'minute', 'day', 'hour', 'dec2', 'dec3', 'integer', 'html', 'text']
    for (const kind of kinds) expect(readField(fieldName(kind, 'total'))).toEqual({ kind, name: 'total' })
  })
  it('is read by the longest beginning that fits', () => {
    expect(readField('frm$FechaHora$alta').kind).toBe('instant')
    expect(readField('frm$Fecha$alta').kind).toBe('day')
    expect(readField('msg$Fecha$alta').kind).toBe('day')
    expect(readField('frm$HoraMM$desde').kind).toBe('minute')
    expect(readField('frm$Hora$desde').kind).toBe('hour')
  })
  it('of nothing but a beginning is still a name', () => {
    expect(readField('frm$Num')).toEqual({ kind: 'integer', name: 'frm_Num' })
    expect(readField('frm$Moneda_total')).toEqual({ kind: 'money', name: 'total' })
  })
})
