import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deskPaymentTypes, differenceOf, isPaid, lineRemainder, mayEditMoney, paymentState, spread, taxesWithin } from './invoice-rules.ts'

const line = { precio: 600, cantidad: 2, pagado: 0, fecha_pago: null, id_mst_tipopago: 1 }

describe('a line', () => {
  it('is paid when it has a payment date (R-114, R-115)', () => {
    expect(isPaid(line)).toBe(false)
    expect(isPaid({ fecha_pago: '2026-11-20' })).toBe(true)
  })
  it('has a remainder', () => {
    expect(lineRemainder({ ...line, pagado: 500 })).toBe(700)
  })
  it('that adds to a paid one is a difference, as far as it is not paid (A-128)', () => {
    const added = { ...line, id_reg_factura_origen: 7 }
    expect(differenceOf([{ ...line, id_reg_factura_origen: null }, added, { ...added, pagado: 500 }])).toBe(1900)
  })
  it('holds its VAT, told by rate from the lowest', () => {
    const amounts = [
      { cents: 1210, prc_iva: 2100 },
      { cents: 110, prc_iva: 1000 },
      { cents: 1210, prc_iva: 2100 },
    ]
    expect(taxesWithin(amounts)).toEqual([
      { impuesto: 'iva', prc_iva: 1000, exencion: null, base: 100, cuota: 10 },
      { impuesto: 'iva', prc_iva: 2100, exencion: null, base: 2000, cuota: 420 },
    ])
  })
  it('has net amounts and taxes that add up to each rate and to the whole, to the cent', () => {
    const amount = fc.record({ cents: fc.integer({ min: -1_000_000, max: 1_000_000 }), prc_iva: fc.constantFrom(0, 400, 1000, 2100, 333) })
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), (amounts) => {
        const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)
        for (const { prc_iva, base, cuota } of taxesWithin(amounts))
          expect(base + cuota).toBe(sum(amounts.filter((one) => one.prc_iva === prc_iva).map(({ cents }) => cents)))
        expect(sum(taxesWithin(amounts).map(({ base, cuota }) => base + cuota))).toBe(sum(amounts.map(({ cents }) => cents)))
      }),
    )
  })
  it('keeps its price once something is paid, and on a pass (R-116, R-118, R-120, R-121)', () => {
    const free = { ...line, retenido: 0 }
    expect(mayEditMoney(free)).toBe(true)
    expect(mayEditMoney({ ...free, retenido: 1 })).toBe(false)
    expect(mayEditMoney({ ...free, pagado: 1 })).toBe(false)
    expect(mayEditMoney({ ...free, fecha_pago: '2026-11-20' })).toBe(false)
    expect(mayEditMoney({ ...free, id_mst_tipopago: 3 })).toBe(false)
  })
})

describe('payment', () => {
  it('is none, unpaid, part or whole', () => {
    expect([paymentState(0, 0), paymentState(1200, 0), paymentState(1200, 600), paymentState(1200, 1200)]).toEqual([
      'none',
      'unpaid',
      'part',
      'paid',
    ])
    expect(paymentState(1200, 1300)).toBe('paid')
  })
  it('is taken at the desk in cash, by card terminal or by transfer (A-05)', () => {
    expect(deskPaymentTypes).toEqual([1, 4, 6])
  })
  it('fills the first lines first and refuses more than is left', () => {
    expect(spread(1000, [600, 600, 600])).toEqual([600, 400, 0])
    expect(spread(1800, [600, 600, 600])).toEqual([600, 600, 600])
    expect(spread(1801, [600, 600, 600])).toBeNull()
  })
})
