import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../values/day.ts'
import { type Debit, type DebitMandate, debitFault, lapsesOn, nextSequence } from './debit-fault.ts'

const iban = 'ES9121000418450200051332'
const andorra = 'AD1200012030200359100100'
const signed: DebitMandate = {
  ...{ estado: 'activo', iban, fecha_firma: '2023-11-20', confirmado: true, esquema: 'CORE', uso: 'RCUR', usos: 0, ultimo_uso: null },
  ...{ pais: null, direccion: null, poblacion: null },
}
const good: Debit = { empresa_completa: true, iban, mandato: signed, dia: '2026-11-20' }
const of = (mandato: Partial<DebitMandate>, more: Partial<Debit> = {}) =>
  debitFault({ ...good, ...more, mandato: { ...signed, ...mandato } })

describe('a debit', () => {
  it('has no fault with a signed and confirmed mandate of the account in the record (A-181)', () => {
    expect(debitFault(good)).toBeNull()
  })
  it('is prevented by company, account and state of the mandate', () => {
    expect(debitFault({ ...good, empresa_completa: false })).toBe('empresa_incompleta')
    expect(debitFault({ ...good, iban: null })).toBe('sin_cuenta')
    expect(debitFault({ ...good, iban: 'ES8350210036679521296135' })).toBe('iban_mal')
    expect(debitFault({ ...good, mandato: null })).toBe('sin_mandato')
    expect([of({ estado: 'pedido' }), of({ estado: 'reposo' }), of({ estado: 'revocado' })]).toEqual([
      'mandato_pedido',
      'mandato_reposo',
      'mandato_revocado',
    ])
    expect(of({ confirmado: false })).toBe('mandato_por_confirmar')
    expect(of({ iban: andorra })).toBe('cuenta_cambiada')
  })
  it('holds from the day of the signature until 36 months after the last debit, or the signature (formats.md §1.3)', () => {
    expect([of({ fecha_firma: '2026-11-20' }), of({ fecha_firma: '2026-11-21' })]).toEqual([null, 'mandato_futuro'])
    expect([of({ fecha_firma: '2023-11-20' }), of({ fecha_firma: '2023-11-19' })]).toEqual([null, 'mandato_caducado'])
    const old = { fecha_firma: '2010-01-01' }
    expect([of({ ...old, ultimo_uso: '2023-11-20' }), of({ ...old, ultimo_uso: '2023-11-19' })]).toEqual([null, 'mandato_caducado'])
    expect(lapsesOn({ fecha_firma: null, ultimo_uso: null })).toBeNull()
  })
  it('is one alone by a mandate for one', () => {
    expect([of({ uso: 'OOFF' }), of({ uso: 'OOFF', usos: 1 }), of({ usos: 9, ultimo_uso: '2026-11-01' })]).toEqual([
      null,
      'mandato_usado',
      null,
    ])
  })
  it('of an account outside of the EEA needs country, street and town of its holder (EPC153-22)', () => {
    const address = { pais: 'AD', direccion: 'Av. Meritxell 1', poblacion: 'Andorra la Vella' }
    const there = { iban: andorra }
    expect(of({ ...there, ...address }, there)).toBeNull()
    for (const name of ['pais', 'direccion', 'poblacion'] as const)
      expect(of({ ...there, ...address, [name]: null }, there)).toBe('sin_direccion')
  })
  it('is possible on every day from the signature to the last, and on no other', () => {
    const days = fc.integer({ min: -1500, max: 1500 }).map((n) => addDays('2026-11-20', n))
    fc.assert(
      fc.property(days, days, fc.option(days), (fecha_firma, dia, ultimo_uso) => {
        const fault = of({ fecha_firma, ultimo_uso }, { dia })
        expect(fault === null).toBe(fecha_firma <= dia && dia <= lapsesOn({ fecha_firma, ultimo_uso })!)
      }),
    )
  })
})

it('the first debit is RCUR unless the setting of the company asks for FRST (A-188)', () => {
  expect(nextSequence({ uso: 'RCUR', usos: 0 }, false)).toBe('RCUR')
  expect(nextSequence({ uso: 'RCUR', usos: 0 }, true)).toBe('FRST')
  expect(nextSequence({ uso: 'RCUR', usos: 1 }, true)).toBe('RCUR')
  expect(nextSequence({ uso: 'OOFF', usos: 0 }, true)).toBe('OOFF')
})
