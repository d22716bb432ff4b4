import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFee, aHeldFee, alone, anyDay, anyFeeCase, anyRhythm } from '../../testing/fee-cases.ts'
import { slowAmount } from '../../testing/slow-fee.ts'
import { addDays, type Day, daysBetween } from '../../values/day.ts'
import { feeOf } from './fee-amount.ts'
import { reanchored } from './fee-periods.ts'
import { type FeeContext, type FeeTerms, type HeldFee, proportions } from './fee-terms.ts'

const { days, half } = proportions
const runs = { numRuns: 2000 }
/** Amount of a period that is raised. */
function amountOf(fee: Partial<FeeTerms>, held: Partial<HeldFee>, k = 0, context: Partial<FeeContext> = {}) {
  const amount = feeOf(aFee(fee), aHeldFee(held), k, { ...alone, ...context })
  if ('motivo' in amount) throw new Error(amount.motivo)
  return amount
}
const cents = (...asked: Parameters<typeof amountOf>) => amountOf(...asked).importe
const steps = (...asked: Parameters<typeof amountOf>) => amountOf(...asked).partes.map(({ paso, importe }) => [paso, importe])
const from = (fecha_inicio_cuota: Day, fecha_fin_cuota: Day | null = null): Partial<HeldFee> => ({ fecha_inicio_cuota, fecha_fin_cuota })

describe('the amount of a fee, in any case,', () => {
  it('is explained whole by its parts and never negative (A-147)', () => {
    fc.assert(
      fc.property(anyFeeCase, ({ fee, held, k, context }) => {
        const amount = feeOf(fee, held, k, context)
        if ('motivo' in amount) return
        expect(amount.partes.reduce((sum, { importe }) => sum + importe, 0)).toBe(amount.importe)
        expect(amount.importe).toBe(amount.precio * amount.cantidad)
        expect(amount.importe).toBeGreaterThanOrEqual(0)
        expect(amount.partes.slice(1).every(({ importe }) => importe !== 0)).toBe(true)
      }),
      runs,
    )
  })
  it('agrees with days that are counted one by one, also after a change of day or frequency', () => {
    fc.assert(
      fc.property(anyFeeCase, fc.option(anyRhythm), ({ fee, held, k, context }, change) => {
        const at = { ...held, siguiente: k }
        const now = change === null ? at : { ...at, ...change, ...reanchored(fee, at, change) }
        const amount = feeOf(fee, now, k, context)
        expect('motivo' in amount ? 0 : amount.importe).toBe(slowAmount(fee, now, k, context))
      }),
      runs,
    )
  })
  it('is the same to the cent for two that share a period by days (A-148)', () => {
    fc.assert(
      fc.property(anyFeeCase, fc.nat(), (one, at) => {
        const fee = { ...one.fee, primera_mensualidad_proporcional: days, ultima_mensualidad_proporcional: days }
        const held = { ...one.held, cantidad: 1, importe_primera_mensualidad: null }
        const whole = feeOf(fee, held, one.k, one.context)
        if ('motivo' in whole || daysBetween(whole.periodo.desde, whole.periodo.hasta) < 2) return
        const { desde, hasta } = whole.periodo
        const last = addDays(desde, at % (daysBetween(desde, hasta) - 1))
        const importeOf = (dates: Partial<HeldFee>) => {
          const part = feeOf(fee, { ...held, ...dates }, one.k, one.context)
          return 'motivo' in part ? Number.NaN : part.importe
        }
        const sum = importeOf({ fecha_fin_cuota: last }) + importeOf({ fecha_inicio_cuota: addDays(last, 1) })
        expect(Math.abs(sum - whole.importe)).toBeLessThanOrEqual(1)
      }),
      runs,
    )
  })
  it('is refused exactly where no day of the period is covered (A-151)', () => {
    fc.assert(
      fc.property(anyFeeCase, anyDay, ({ fee, held, k, context }, end) => {
        const ended = { ...held, fecha_fin_cuota: end < held.fecha_inicio_cuota ? null : end }
        const amount = feeOf(fee, ended, k, context)
        const { desde, hasta } = 'motivo' in amount ? { desde: '', hasta: '' } : amount.periodo
        expect('motivo' in amount).toBe(desde >= hasta)
      }),
      runs,
    )
  })
})

describe('the price (A-146)', () => {
  const promociones = [
    { num_cuotas: 2, precio_promocion: 1000 },
    { num_cuotas: 1, precio_promocion: 2000 },
  ]
  it('is the special one before a promotion, and a promotion before the fee', () => {
    expect(steps({ promociones }, { precio_especial: 2500 })).toEqual([
      ['precio', 3100],
      ['precio_especial', -600],
    ])
    expect(steps({ promociones }, {})).toEqual([
      ['precio', 3100],
      ['promocion', -2100],
    ])
    expect(cents({}, { precio_especial: 0 })).toBe(0)
  })
  it('follows the rows of a promotion one after the other and tells the first fee after them', () => {
    expect([0, 1, 2, 3, 4].map((k) => cents({ promociones }, {}, k))).toEqual([1000, 1000, 2000, 3100, 3100])
    expect([2, 3, 4].map((k) => amountOf({ promociones }, {}, k).acaba_promocion)).toEqual([false, true, false])
    expect(amountOf({ promociones }, { precio_especial: 1 }, 3).acaba_promocion).toBe(false)
    expect(amountOf({}, {}, 0).acaba_promocion).toBe(false)
    expect(amountOf({ promociones }, {}, 1).partes[1]).toEqual({ paso: 'promocion', importe: -2100, valor: 2, de: 2 })
    expect(amountOf({ promociones }, {}, 2).partes[1]).toEqual({ paso: 'promocion', importe: -1100, valor: 1, de: 1 })
  })
  it('counts a proportional first fee as one of the promotion', () => {
    const fee = { promociones, primera_mensualidad_proporcional: days }
    expect([0, 1, 2].map((k) => cents(fee, from('2026-01-22'), k))).toEqual([323, 1000, 2000])
  })
  it('does not begin a promotion again for a member who comes back', () => {
    expect(cents({ promociones }, {}, 0, { anteriores: 2 })).toBe(2000)
    expect(amountOf({ promociones }, {}, 0, { anteriores: 3 })).toMatchObject({ importe: 3100, numero: 4, acaba_promocion: true })
  })
})

describe('discounts (A-147)', () => {
  it('take the amount off before percentages and proportion, not after', () => {
    const fee = { precio: 3000, primera_mensualidad_proporcional: days }
    expect(cents(fee, { ...from('2026-01-17'), importe_descuento: 500, prc_descuento: 1000 })).toBe(1089)
    // 10 of 31 days of 36.00; taken off after them it would be 8.90
    expect(cents({ ...fee, precio: 4000 }, { ...from('2026-01-22'), importe_descuento: 400 })).toBe(1161)
  })
  it('take each percentage of what the one before leaves, and round once', () => {
    const held = { prc_descuento: 1000, prc_descuento_acum: 2000 }
    expect(steps({ precio: 10_000, hermanos: [5000] }, held, 0, { hermano: 2 })).toEqual([
      ['precio', 10_000],
      ['prc_descuento', -1000],
      ['prc_descuento_acum', -1800],
      ['familia', -3600],
    ])
    // 0.05 − 50 % is 2.5 cents, half of which is 1.25: rounded at each step it would be 2
    expect(cents({ precio: 5 }, { prc_descuento: 5000, prc_descuento_acum: 5000 })).toBe(1)
  })
  it('round half a cent up', () => {
    expect(cents({ precio: 5 }, { prc_descuento: 5000 })).toBe(3)
    expect(cents({ precio: 5 }, { prc_descuento: 5001 })).toBe(2)
  })
  it('stop at 0', () => {
    expect(cents({}, { importe_descuento: 3101 })).toBe(0)
    expect(cents({}, { importe_descuento: 3099 })).toBe(1)
    expect(amountOf({}, { prc_descuento: 10_000, cantidad: 3 })).toMatchObject({ importe: 0, precio: 0, cantidad: 3 })
  })
  it('give the place in the family its percentage, further ones the last, the first none (A-149)', () => {
    const hermanos = [1000, 2000]
    expect([null, 0, 1, 2, 3, 4, 9].map((hermano) => cents({ hermanos }, {}, 0, { hermano }))).toEqual([
      ...[3100, 3100, 3100, 2790, 2480, 2480, 2480],
    ])
    expect(cents({}, {}, 0, { hermano: 2 })).toBe(3100)
    expect(amountOf({ hermanos }, {}, 0, { hermano: 4 }).partes[1]).toEqual({ paso: 'familia', importe: -620, valor: 2000, de: 4 })
  })
})

describe('the frequency of a member', () => {
  it('multiplies a monthly fee that he pays quarterly, after discounts', () => {
    expect(steps({}, { frecuencia_cuotas: 3, importe_descuento: 100 })).toEqual([
      ['precio', 3100],
      ['importe_descuento', -100],
      ['frecuencia', 6000],
    ])
  })
  it('divides a yearly fee that he pays monthly, and rounds once', () => {
    expect(cents({ precio: 10_000, frecuencia_cuotas: 12 }, { frecuencia_cuotas: 1 })).toBe(833)
    expect(cents({ precio: 10_000, frecuencia_cuotas: 12 }, { frecuencia_cuotas: 1, cantidad: 3 })).toBe(2499)
  })
})

describe('a first period that is covered in part (A-148)', () => {
  it.each([
    ['2026-01-01', 3100, 3100, 3100],
    ['2026-01-02', 3100, 3000, 3100],
    ['2026-01-16', 3100, 1600, 3100],
    ['2026-01-17', 3100, 1500, 1550],
    ['2026-01-31', 3100, 100, 1550],
  ])('from %s costs %i full, %i by days, %i by half', (day, full, byDays, byHalf) => {
    const [whole, share, halved] = [0, days, half].map((primera) => cents({ primera_mensualidad_proporcional: primera }, from(day)))
    expect([whole, share, halved]).toEqual([full, byDays, byHalf])
  })
  it('is half where exactly half of the days are left, in months of 30 and 28 days', () => {
    const on = (ancla: Day, day: Day) => cents({ precio: 3000, primera_mensualidad_proporcional: half }, { ...from(day), ancla })
    expect([on('2026-04-01', '2026-04-15'), on('2026-04-01', '2026-04-16')]).toEqual([3000, 1500])
    expect([on('2026-02-01', '2026-02-14'), on('2026-02-01', '2026-02-15')]).toEqual([3000, 1500])
    // 29 days: 15 are more than half, 14 are not
    expect([on('2028-02-01', '2028-02-15'), on('2028-02-01', '2028-02-16')]).toEqual([3000, 1500])
  })
  it('has the days of its month, also of a leap year and of day 31', () => {
    const share = (ancla: Day, day: Day, dia = 1) =>
      amountOf({ dia_generacion_factura: dia, primera_mensualidad_proporcional: days }, { ...from(day), ancla }).partes.at(-1)
    expect(share('2026-02-01', '2026-02-15')).toMatchObject({ valor: 14, de: 28 })
    expect(share('2028-02-01', '2028-02-15')).toMatchObject({ valor: 15, de: 29 })
    expect(share('2026-01-01', '2026-02-27', 31)).toMatchObject({ valor: 1, de: 28 })
    expect(share('2026-02-01', '2026-03-01', 31)).toMatchObject({ valor: 30, de: 31 })
    expect(share('2028-01-01', '2028-02-28', 31)).toMatchObject({ valor: 1, de: 29 })
  })
  it('is the amount set by hand in the first fee alone, per piece', () => {
    const held = { ...from('2026-01-17'), importe_primera_mensualidad: 500, cantidad: 2 }
    expect([0, 1].map((k) => cents({}, held, k))).toEqual([1000, 6200])
    expect(steps({ primera_mensualidad_proporcional: days }, held)).toEqual([
      ...[['precio', 3100] as const, ['dias', -1600] as const, ['importe_primera', -1000] as const, ['cantidad', 500] as const],
    ])
    expect(cents({}, { importe_primera_mensualidad: 0 })).toBe(0)
  })
  it('is told as the first, later ones not', () => {
    expect([0, 1].map((k) => amountOf({}, {}, k).primera)).toEqual([true, false])
  })
})

describe('a last period that is covered in part (A-148)', () => {
  it.each([
    ['2026-03-31', 3100, 3100, 3100],
    ['2026-03-30', 3100, 3000, 3100],
    ['2026-03-16', 3100, 1600, 3100],
    ['2026-03-15', 3100, 1500, 1550],
    ['2026-03-01', 3100, 100, 1550],
  ])('until %s costs %i full, %i by days, %i by half, by its own field', (day, full, byDays, byHalf) => {
    const held = from('2026-01-01', day)
    expect([0, days, half].map((ultima) => cents({ ultima_mensualidad_proporcional: ultima }, held, 2))).toEqual([full, byDays, byHalf])
    expect(cents({ primera_mensualidad_proporcional: days }, held, 2)).toBe(3100)
    expect([1, 2].map((k) => amountOf({}, held, k).ultima)).toEqual([false, true])
  })
  it('is one cut with the first in the same period: days are taken off once', () => {
    const both = { precio: 1000, primera_mensualidad_proporcional: days, ultima_mensualidad_proporcional: days }
    expect(cents(both, from('2026-01-11', '2026-01-20'))).toBe(323)
    expect(amountOf(both, from('2026-01-11', '2026-01-20')).partes).toHaveLength(2)
    expect(cents({ ...both, ultima_mensualidad_proporcional: half }, from('2026-01-11', '2026-01-20'))).toBe(323)
    expect(cents({ ...both, ultima_mensualidad_proporcional: 0 }, from('2026-01-11', '2026-01-20'))).toBe(677)
    expect(cents({ ...both, primera_mensualidad_proporcional: 0 }, from('2026-01-11', '2026-01-20'))).toBe(645)
    const halves = { ...both, primera_mensualidad_proporcional: half, ultima_mensualidad_proporcional: half }
    expect(cents(halves, from('2026-01-11', '2026-01-25'))).toBe(500)
    expect(cents(halves, from('2026-01-11', '2026-01-26'))).toBe(1000)
  })
})

describe('a change of day or frequency (A-152)', () => {
  const held = aHeldFee({ siguiente: 2 })
  it('charges the stretch up to the first new boundary by days, whatever the fee says of first and last', () => {
    const change = { frecuencia_cuotas: 1, dia_generacion_factura: 15 }
    const now = { ...held, ...change, ...reanchored(aFee(), held, change) }
    expect(amountOf({}, now, 2)).toMatchObject({ importe: 1550, cambio: 15, primera: false, numero: 3 })
    expect(amountOf({}, now, 2).partes[1]).toEqual({ paso: 'dias', importe: -1550, valor: 14, de: 28 })
    expect(amountOf({ primera_mensualidad_proporcional: half }, now, 2).importe).toBe(1550)
    expect(amountOf({}, now, 3)).toMatchObject({ importe: 3100, cambio: null })
  })
  it('before anything is raised makes the first period as if it had always held', () => {
    const change = { frecuencia_cuotas: 1, dia_generacion_factura: 15 }
    const first = aHeldFee({ ...change, ...reanchored(aFee(), aHeldFee(), change) })
    expect(amountOf({}, first)).toMatchObject({ importe: 3100, cambio: null, primera: true })
    expect(amountOf({ primera_mensualidad_proporcional: half }, first).importe).toBe(1550)
  })
  it('of a frequency alone has no stretch', () => {
    const change = { frecuencia_cuotas: 3, dia_generacion_factura: 1 }
    expect(amountOf({}, { ...held, ...change, ...reanchored(aFee(), held, change) }, 2)).toMatchObject({ importe: 9300, cambio: null })
  })
})

describe('a quantity (A-145)', () => {
  it('multiplies the rounded piece, 0 reads as 1', () => {
    expect([0, 1, 3].map((cantidad) => cents({ precio: 5 }, { prc_descuento: 5000, cantidad }))).toEqual([3, 3, 9])
    expect(amountOf({ precio: 5 }, { cantidad: 0 })).toMatchObject({ cantidad: 1, partes: [{ paso: 'precio', importe: 5 }] })
    expect(amountOf({ precio: 5 }, { cantidad: 3 }).partes[1]).toEqual({ paso: 'cantidad', importe: 10, valor: 3 })
  })
})

describe('a period is not raised', () => {
  const motivo = (held: Partial<HeldFee>, k = 0, fee: Partial<FeeTerms> = {}, context: Partial<FeeContext> = {}) => {
    const amount = feeOf(aFee(fee), aHeldFee(held), k, { ...alone, ...context })
    return 'motivo' in amount ? amount.motivo : null
  }
  it('before the first day and after the last, which themselves are charged', () => {
    expect(['2026-01-31', '2026-02-01'].map((day) => motivo(from(day)))).toEqual([null, 'empieza_despues'])
    expect(['2026-01-31', '2026-02-01'].map((day) => motivo(from('2026-01-01', day), 1))).toEqual(['terminada', null])
  })
  it('of who waits, of an inactive fee or of an inactive course (A-151)', () => {
    expect(motivo({ espera: true })).toBe('espera')
    expect(motivo({}, 0, { activo: false })).toBe('inactiva')
    expect(motivo({}, 0, {}, { curso_activo: false })).toBe('curso_inactivo')
  })
})
