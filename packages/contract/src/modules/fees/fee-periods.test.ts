import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFee, aHeldFee, anyDay, anyFeeCase, anyRhythm } from '../../testing/fee-cases.ts'
import { slowDays } from '../../testing/slow-fee.ts'
import { addDays, type Day, endOfMonth } from '../../values/day.ts'
import { duePeriods } from './due-periods.ts'
import { anchorFor, boundary, nextOf, periodIndexAt, periodOf, reanchored, withNextDate } from './fee-periods.ts'
import { collections, type FeePeriod, type FeeTerms, type HeldFee } from './fee-terms.ts'

const { arrears } = collections
const runs = { numRuns: 1500 }
const boundaries = (dia: number, frecuencia_cuotas: number, ancla: Day, count: number) =>
  Array.from({ length: count }, (_, k) => boundary(aFee({ frecuencia_cuotas, dia_generacion_factura: dia }), aHeldFee({ ancla }), k))
const daysOf = ({ desde, hasta }: FeePeriod) => [desde, hasta]
const period = (fee: Partial<FeeTerms>, held: Partial<HeldFee>, k = 0) => periodOf(aFee(fee), aHeldFee(held), k)

describe('boundaries (A-143)', () => {
  it('on day 31, 30 and 29 are clipped in a shorter month, in that month alone', () => {
    expect(boundaries(31, 1, '2026-01-01', 5)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
    expect(boundaries(30, 1, '2026-01-01', 3)).toEqual(['2026-01-30', '2026-02-28', '2026-03-30'])
    expect(boundaries(29, 1, '2028-01-01', 3)).toEqual(['2028-01-29', '2028-02-29', '2028-03-29'])
    expect(boundaries(29, 12, '2027-02-01', 3)).toEqual(['2027-02-28', '2028-02-29', '2029-02-28'])
    expect(boundaries(28, 1, '2026-02-01', 2)).toEqual(['2026-02-28', '2026-03-28'])
  })
  it('are so many months apart, over the end of a year and before the anchor', () => {
    expect(boundaries(1, 4, '2026-11-01', 3)).toEqual(['2026-11-01', '2027-03-01', '2027-07-01'])
    expect(boundary(aFee({ frecuencia_cuotas: 6 }), aHeldFee(), -1)).toBe('2025-07-01')
  })
  it('have the day and frequency of the member before those of the fee', () => {
    expect(boundary(aFee({ dia_generacion_factura: 5 }), aHeldFee({ frecuencia_cuotas: 3 }), 1)).toBe('2026-04-05')
    expect(boundary(aFee({ frecuencia_cuotas: 6 }), aHeldFee({ dia_generacion_factura: 20 }), 1)).toBe('2026-07-20')
  })
  it('bound the period of a day from its first to its last', () => {
    const index = (day: Day) => periodIndexAt(aFee({ dia_generacion_factura: 31 }), aHeldFee(), day)
    expect(['2026-01-30', '2026-01-31', '2026-02-27', '2026-02-28', '2026-03-30', '2026-03-31'].map(index)).toEqual([-1, 0, 0, 1, 1, 2])
  })
  it('agree with boundaries that are found by walking from day to day', () => {
    fc.assert(
      fc.property(anyFeeCase, ({ fee, held, k }) => {
        const days = slowDays(fee, held, k)
        const { inicio, fin } = periodOf(fee, held, k)
        expect([inicio, fin]).toEqual([days[0], addDays(days.at(-1)!, 1)])
        expect([inicio, addDays(fin, -1), fin].map((day) => periodIndexAt(fee, held, day))).toEqual([k, k, k + 1])
      }),
      runs,
    )
  })
})

describe('a period', () => {
  it('has the charged days within the member’s fee, its last day included', () => {
    expect(daysOf(period({}, { fecha_inicio_cuota: '2026-01-10', fecha_fin_cuota: '2026-01-20' }))).toEqual(['2026-01-10', '2026-01-21'])
    expect(daysOf(period({}, { fecha_fin_cuota: '2026-01-31' }))).toEqual(['2026-01-01', '2026-02-01'])
    expect(daysOf(period({}, { fecha_fin_cuota: '2026-01-31' }, 1))).toEqual(['2026-02-01', '2026-02-01'])
  })
  it('is raised in advance on its first day, the member’s if later (A-144)', () => {
    expect(period({}, { fecha_inicio_cuota: '2026-01-10' }).generar).toBe('2026-01-10')
    expect(period({}, {}, 1).generar).toBe('2026-02-01')
  })
  it('is raised in arrears on the day after its last, the day after the member’s last if earlier (A-144)', () => {
    const fee = { periodo_cobro_cuota: arrears, dia_generacion_factura: 31 }
    expect(period(fee, { fecha_inicio_cuota: '2026-02-01' }).generar).toBe('2026-02-28')
    expect(period(fee, { fecha_fin_cuota: '2026-02-20' }).generar).toBe('2026-02-21')
    expect(period(fee, { fecha_fin_cuota: '2026-02-27' }).generar).toBe('2026-02-28')
  })
  it('is followed by another one until the member’s fee ends', () => {
    expect(nextOf(aFee(), aHeldFee(), 0)).toEqual({ siguiente: 1, fecha_proxima: '2026-02-01' })
    expect(nextOf(aFee(), aHeldFee({ fecha_fin_cuota: '2026-02-01' }), 0)).toEqual({ siguiente: 1, fecha_proxima: '2026-02-01' })
    expect(nextOf(aFee(), aHeldFee({ fecha_fin_cuota: '2026-01-31' }), 0)).toEqual({ siguiente: 1, fecha_proxima: null })
  })
})

describe('the anchor of a new member’s fee (A-143)', () => {
  it('makes its first day part of period 0, and a boundary of the month of its next date', () => {
    const own = { frecuencia_cuotas: 3, dia_generacion_factura: null, fecha_inicio_cuota: '2026-02-10' }
    expect(
      ['2026-02-10', '2026-03-01', '2026-04-01', '2026-10-01'].map((fecha_proxima) => anchorFor(aFee(), { ...own, fecha_proxima })),
    ).toEqual(['2026-02-01', '2025-12-01', '2026-01-01', '2026-01-01'])
    expect(anchorFor(aFee({ dia_generacion_factura: 15 }), { ...own, fecha_proxima: '2026-02-10' })).toBe('2025-11-01')
  })
  it('does so in any case', () => {
    fc.assert(
      fc.property(anyFeeCase, anyDay, ({ fee, held }, fecha_proxima) => {
        const now = { ...held, ancla: anchorFor(fee, { ...held, fecha_proxima }) }
        expect(periodIndexAt(fee, now, held.fecha_inicio_cuota)).toBe(0)
        const index = periodIndexAt(fee, now, endOfMonth(fecha_proxima))
        expect(boundary(fee, now, index).slice(0, 7)).toBe(fecha_proxima.slice(0, 7))
      }),
      runs,
    )
  })
})

/** A member's fee with the periods raised so far. */
interface Life {
  readonly held: HeldFee
  readonly raised: readonly FeePeriod[]
}
function raise(fee: FeeTerms, { held, raised }: Life, upTo: Day): Life {
  const due = duePeriods(fee, held, upTo)
  const last = due.at(-1)
  return last === undefined ? { held, raised } : { held: { ...held, ...nextOf(fee, held, last.k) }, raised: [...raised, ...due] }
}
const anyAct = fc.record({
  kind: fc.constantFrom('raise', 'raise', 'change', 'date'),
  days: fc.integer({ min: 0, max: 200 }),
  rhythm: anyRhythm,
})

/** Life of a fee through acts, each some days later; a typed date that names a raised period needs it to be taken back first. */
function live(
  fee: FeeTerms,
  start: HeldFee,
  acts: readonly { kind: string; days: number; rhythm: Parameters<typeof reanchored>[2] }[],
): Life {
  let life: Life = { held: { ...start, ...nextOf(fee, start, -1) }, raised: [] }
  let day = start.fecha_inicio_cuota
  for (const { kind, days, rhythm } of acts) {
    day = addDays(day, days)
    const { held } = life
    if (kind === 'raise') life = raise(fee, life, day)
    if (kind === 'change') life = { ...life, held: { ...held, ...rhythm, ...reanchored(fee, held, rhythm) } }
    const typed = kind === 'date' ? withNextDate(fee, held, day) : null
    if (typed && typed.siguiente >= held.siguiente) life = { ...life, held: { ...held, ...typed } }
  }
  return life
}

describe('the days of a member’s fee', () => {
  it('are charged once, whatever is changed and raised in whatever order (A-152)', () => {
    fc.assert(
      fc.property(anyFeeCase, fc.array(anyAct, { minLength: 2, maxLength: 9 }), ({ fee, held }, acts) => {
        const { raised } = live(fee, held, acts)
        const charged = raised.filter(({ desde, hasta }) => desde < hasta)
        expect(charged.slice(1).filter(({ desde }, at) => desde < charged[at]!.hasta)).toEqual([])
        expect(raised.map(({ k }) => k)).toEqual([...new Set(raised.map(({ k }) => k))].toSorted((a, b) => a - b))
      }),
      runs,
    )
  })
  it('are charged without a gap while nobody types a date (A-152)', () => {
    fc.assert(
      fc.property(anyFeeCase, fc.array(anyAct, { minLength: 2, maxLength: 9 }), ({ fee, held }, acts) => {
        const typed = acts.filter(({ kind }) => kind !== 'date')
        const { raised } = live(fee, held, typed)
        const ends = [held.fecha_inicio_cuota, ...raised.map(({ hasta }) => hasta)]
        expect(raised.map(({ desde }) => desde)).toEqual(ends.slice(0, -1))
        expect(raised.map(({ k }) => k)).toEqual(raised.map((_, at) => at))
      }),
      runs,
    )
  })
})

describe('another day or frequency (A-152)', () => {
  const change = (fee: Partial<FeeTerms>, own: Partial<HeldFee>, dia_generacion_factura: number, frecuencia_cuotas: number) => {
    const held = aHeldFee(own)
    const to = { dia_generacion_factura, frecuencia_cuotas }
    const schedule = reanchored(aFee(fee), held, to)
    const now = { ...held, ...to, ...schedule }
    const two = [0, 1].map((more) => daysOf(periodOf(aFee(fee), now, held.siguiente + more)))
    return { now, schedule, two }
  }
  it('holds from the end of the last raised period, its number being kept', () => {
    expect(change({}, { siguiente: 2 }, 15, 1)).toMatchObject({
      schedule: { ancla: '2025-12-01', desde_cambio: '2026-03-01', siguiente: 2, fecha_proxima: '2026-03-01' },
      two: [
        ['2026-03-01', '2026-03-15'],
        ['2026-03-15', '2026-04-15'],
      ],
    })
    expect(change({ dia_generacion_factura: 15 }, { siguiente: 2 }, 1, 1).two).toEqual([
      ['2026-03-15', '2026-04-01'],
      ['2026-04-01', '2026-05-01'],
    ])
  })
  it('names the month of that end a boundary, for a longer and a shorter frequency', () => {
    expect(change({}, { siguiente: 4 }, 1, 3).two).toEqual([
      ['2026-05-01', '2026-08-01'],
      ['2026-08-01', '2026-11-01'],
    ])
    expect(change({ frecuencia_cuotas: 3 }, { siguiente: 1 }, 10, 1).two).toEqual([
      ['2026-04-01', '2026-04-10'],
      ['2026-04-10', '2026-05-10'],
    ])
  })
  it('may change again before the stretch is raised', () => {
    const first = change({}, { siguiente: 2 }, 15, 1).now
    expect(change({}, first, 20, 12)).toMatchObject({ schedule: { desde_cambio: '2026-03-01' } })
    expect(change({}, first, 20, 12).two[0]).toEqual(['2026-03-01', '2026-03-20'])
    const second = change({ dia_generacion_factura: 15 }, { siguiente: 2 }, 1, 1).now
    expect(change({}, second, 20, 12)).toMatchObject({ schedule: { desde_cambio: '2026-03-15' }, two: [['2026-03-15', '2026-03-20'], {}] })
  })
  it('holds from the first day where nothing was raised', () => {
    expect(change({}, { fecha_inicio_cuota: '2026-01-10' }, 15, 1)).toMatchObject({
      schedule: { ancla: '2025-12-01', desde_cambio: null, siguiente: 0, fecha_proxima: '2026-01-10' },
      two: [['2026-01-10', '2026-01-15'], {}],
    })
  })
  it('is raised in arrears at the first new boundary', () => {
    expect(change({ periodo_cobro_cuota: arrears }, { siguiente: 2 }, 15, 1).schedule.fecha_proxima).toBe('2026-03-15')
  })
  it('leaves the stretch full where the new day is clipped to the same one', () => {
    expect(change({ dia_generacion_factura: 31 }, { siguiente: 1 }, 30, 1).two).toEqual([
      ['2026-02-28', '2026-03-30'],
      ['2026-03-30', '2026-04-30'],
    ])
  })
  it('changes nothing where it is the same', () => {
    fc.assert(
      fc.property(anyFeeCase, ({ fee, held, k }) => {
        const at = { ...held, siguiente: k }
        const rhythm = {
          frecuencia_cuotas: held.frecuencia_cuotas ?? fee.frecuencia_cuotas,
          dia_generacion_factura: held.dia_generacion_factura ?? fee.dia_generacion_factura,
        }
        const now = { ...at, ...reanchored(fee, at, rhythm) }
        expect([k, k + 1].map((n) => periodOf(fee, now, n))).toEqual([k, k + 1].map((n) => periodOf(fee, at, n)))
      }),
      runs,
    )
  })
})

describe('a typed next date (A-143)', () => {
  const typed = (fee: Partial<FeeTerms>, held: Partial<HeldFee>, day: Day) => withNextDate(aFee(fee), aHeldFee(held), day)
  it('on another day of its month moves the raising of that period alone', () => {
    expect(typed({}, { siguiente: 2 }, '2026-03-12')).toEqual({
      ...{ siguiente: 2, ancla: '2026-01-01', desde_cambio: null, fecha_proxima: '2026-03-12' },
    })
  })
  it('in a month of another boundary names that period, later or earlier', () => {
    expect(typed({}, { siguiente: 2 }, '2026-05-01')).toMatchObject({ siguiente: 4, ancla: '2026-01-01' })
    expect(typed({}, { siguiente: 2 }, '2026-01-31')).toMatchObject({ siguiente: 0 })
    expect(typed({ periodo_cobro_cuota: arrears }, { siguiente: 2 }, '2026-05-20')).toMatchObject({ siguiente: 3 })
    expect(typed({ frecuencia_cuotas: 3 }, { siguiente: 1 }, '2026-07-31')).toMatchObject({ siguiente: 2 })
    expect(typed({ dia_generacion_factura: 31 }, { siguiente: 0 }, '2026-02-01')).toMatchObject({ siguiente: 1 })
  })
  it('prefers the next period where two are raised in one month, else the one raised last before it', () => {
    const held = { fecha_inicio_cuota: '2026-01-10', ancla: '2025-12-01' }
    const fee = { dia_generacion_factura: 15 }
    expect(typed(fee, held, '2026-01-20')).toMatchObject({ siguiente: 0 })
    expect(typed(fee, { ...held, siguiente: 2 }, '2026-01-15')).toMatchObject({ siguiente: 1 })
    expect(typed(fee, { ...held, siguiente: 2 }, '2026-01-14')).toMatchObject({ siguiente: 0 })
    expect(typed(fee, { ...held, siguiente: 2 }, '2026-01-02')).toMatchObject({ siguiente: 0 })
  })
  it('before the first period raises that one earlier, after the end raises nothing', () => {
    expect(typed({}, {}, '2025-11-05')).toMatchObject({ siguiente: 0, ancla: '2026-01-01', fecha_proxima: '2025-11-05' })
    const held = aHeldFee({ fecha_fin_cuota: '2026-03-31', siguiente: 3, fecha_proxima: null })
    const late = { ...held, ...withNextDate(aFee(), held, '2026-06-01') }
    expect(duePeriods(aFee(), late, '2027-01-01')).toEqual([])
  })
  it('in a month without a boundary makes it one of the next period, and charges no day again', () => {
    const held = aHeldFee({ siguiente: 1 })
    const fee = aFee({ frecuencia_cuotas: 3 })
    const after = (day: Day, terms = fee) => {
      const schedule = withNextDate(terms, held, day)
      return { ...schedule, days: daysOf(periodOf(terms, { ...held, ...schedule }, 1)) }
    }
    expect(after('2026-05-09')).toMatchObject({ siguiente: 1, fecha_proxima: '2026-05-09', days: ['2026-05-01', '2026-08-01'] })
    expect(after('2026-03-01')).toMatchObject({ ancla: '2025-12-01', desde_cambio: '2026-04-01', days: ['2026-04-01', '2026-06-01'] })
    expect(after('2025-09-01')).toMatchObject({ desde_cambio: '2026-04-01', days: ['2026-04-01', '2026-06-01'] })
    const late = { ...fee, periodo_cobro_cuota: arrears }
    expect(after('2026-08-01', late)).toMatchObject({ ancla: '2026-02-01', days: ['2026-05-01', '2026-08-01'] })
    expect(after('2026-06-01', late)).toMatchObject({ days: ['2026-04-01', '2026-06-01'] })
  })
  it('that stands there already changes nothing', () => {
    fc.assert(
      fc.property(anyFeeCase, ({ fee, held, k }) => {
        const { fecha_fin_cuota } = held
        const at = { ...held, ...nextOf(fee, { ...held, fecha_fin_cuota: null }, k - 1) }
        fc.pre(fecha_fin_cuota === null || at.fecha_proxima! <= fecha_fin_cuota)
        const { siguiente, ancla, desde_cambio, fecha_proxima } = at
        expect(withNextDate(fee, at, fecha_proxima!)).toEqual({ siguiente, ancla, desde_cambio, fecha_proxima })
      }),
      runs,
    )
  })
})
