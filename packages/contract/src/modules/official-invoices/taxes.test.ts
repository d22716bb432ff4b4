import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentTotals, type Taxation, taxationFault, taxBreakdown } from './taxes.ts'

const iva = (rate: number): Taxation => ({ tax: '01', regime: '01', treatment: 'S1', rate })
const exempt: Taxation = { tax: '01', regime: '01', treatment: 'E1', rate: 0 }

describe('the taxes of a document', () => {
  it('are shares by rate and cause, with the included tax taken out', () => {
    expect(
      taxBreakdown([
        { ...iva(2100), total: 3000 },
        { ...exempt, total: 5000 },
        { ...iva(2100), total: 2999 },
        { ...iva(1000), total: 150 },
      ]),
    ).toEqual([
      { ...exempt, base: 5000, taxAmount: 0 },
      { ...iva(1000), base: 136, taxAmount: 14 },
      { ...iva(2100), base: 4958, taxAmount: 1041 },
    ])
  })
  it('are those of the sum, not the sum of lines: three of 0,10 € have 5 cents of tax', () => {
    const tenCents = { ...iva(2100), total: 10 }
    expect(taxBreakdown([tenCents, tenCents, tenCents])).toEqual([{ ...iva(2100), base: 25, taxAmount: 5 }])
  })
  it('are negative for a refund, and of nothing where lines cancel each other', () => {
    expect(taxBreakdown([{ ...iva(2100), total: -1500 }])).toEqual([{ ...iva(2100), base: -1240, taxAmount: -260 }])
    const [nothing] = taxBreakdown([
      { ...iva(2100), total: 1500 },
      { ...iva(2100), total: -1500 },
    ])
    expect(nothing).toEqual({ ...iva(2100), base: 0, taxAmount: 0 })
    expect(Object.is(nothing!.base, 0)).toBe(true)
  })
  it('keep taxes, regimes and causes apart at the same rate', () => {
    const others: Taxation[] = [
      iva(0),
      exempt,
      { ...exempt, treatment: 'E6' },
      { ...exempt, treatment: 'N1' },
      { ...exempt, treatment: 'N2', regime: '08' },
      { ...iva(0), tax: '02' },
      { ...iva(0), tax: '03' },
    ]
    expect(taxBreakdown(others.map((taxation) => ({ ...taxation, total: 100 })))).toHaveLength(others.length)
  })

  const taxation = fc.record({
    tax: fc.constantFrom('01', '02', '03'),
    regime: fc.constantFrom('01', '08'),
    treatment: fc.constantFrom('S1', 'E1', 'N2'),
    rate: fc.constantFrom(0, 300, 400, 700, 950, 1000, 2100),
  })
  const lines = fc.array(
    fc.tuple(taxation, fc.integer({ min: -5_000_000, max: 5_000_000 })).map(([one, total]) => ({ ...one, total })),
    { maxLength: 40 },
  )
  it('always add up to what was paid, in whole cents, whatever the order of the lines', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const shares = taxBreakdown(some)
        const { base, taxAmount, total } = documentTotals(shares)
        expect(total).toBe(some.reduce((sum, line) => sum + line.total, 0))
        expect(base + taxAmount).toBe(total)
        expect(shares.every((share) => Number.isInteger(share.base) && Number.isInteger(share.taxAmount))).toBe(true)
        expect(taxBreakdown(some.toReversed())).toEqual(shares)
      }),
    )
  })
  it('have a tax within a cent of its rate, with the sign of its base', () => {
    fc.assert(
      fc.property(fc.constantFrom(400, 700, 1000, 2100), fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (rate, total) => {
        const [{ base, taxAmount } = { base: 0, taxAmount: 0 }] = taxBreakdown([{ ...iva(rate), total }])
        expect(Math.abs(base * rate - taxAmount * 10_000)).toBeLessThanOrEqual(10_000)
        expect(Math.sign(base) * Math.sign(taxAmount)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a taxation', () => {
  it.each<[string, Taxation]>([
    ['IVA at 21 %', iva(2100)],
    ['IVA at 4 %', iva(400)],
    ['exempt as a sport service', exempt],
    ['not subject', { ...exempt, treatment: 'N1' }],
    ['exported', { ...exempt, treatment: 'E2', regime: '02' }],
    ['subject to the tax of another territory', { ...exempt, treatment: 'N2', regime: '08' }],
    ['rent of business premises', { ...iva(2100), regime: '11' }],
    ['IGIC at 7 %', { ...iva(700), tax: '03' }],
    ['IGIC at its rate of 0', { ...iva(0), tax: '03' }],
    ['IPSI at 0,5 %', { ...iva(50), tax: '02' }],
  ])('is taken: %s', (_, taxation) => {
    expect(taxationFault(taxation)).toBeNull()
  })
  it.each<[string, Taxation, string]>([
    ['a rate of 0 without a cause', iva(0), 'cause'],
    ['IPSI at 0', { ...iva(0), tax: '02' }, 'cause'],
    ['a rate of IVA that is none (1124)', iva(1800), 'rate'],
    ['a rate below 0', { ...iva(-700), tax: '03' }, 'rate'],
    ['a rate of half a hundredth', { ...iva(700.5), tax: '03' }, 'rate'],
    ['a rate beside an exemption (1238)', { ...exempt, rate: 2100 }, 'rate'],
    ['an export in the general regime (1199)', { ...exempt, treatment: 'E2' }, 'regime'],
    ['a taxed export (1286)', { ...iva(2100), regime: '02' }, 'regime'],
    ['the regime of another territory, exempt (1252)', { ...exempt, regime: '08' }, 'regime'],
    ['rent of business premises at 10 % (1206)', { ...iva(1000), regime: '11' }, 'regime'],
    ['rent of business premises on the Canary Islands', { ...iva(2100), tax: '03', regime: '11' }, 'regime'],
  ])('is refused for %s', (_, taxation, fault) => {
    expect(taxationFault(taxation)).toBe(fault)
  })
})
