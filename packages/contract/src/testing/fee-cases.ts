import fc from 'fast-check'
import { anchorFor } from '../modules/fees/fee-periods.ts'
import { type FeeContext, type FeeTerms, feeFrequencies, type HeldFee } from '../modules/fees/fee-terms.ts'
import { addDays, type Day } from '../values/day.ts'

/** Monthly fee of 31.00 on day 1, in advance, full. */
export const aFee = (own: Partial<FeeTerms> = {}): FeeTerms => ({
  ...{ precio: 3100, frecuencia_cuotas: 1, dia_generacion_factura: 1, periodo_cobro_cuota: 0, activo: true, promociones: [], hermanos: [] },
  ...{ primera_mensualidad_proporcional: 0, ultima_mensualidad_proporcional: 0 },
  ...own,
})

/** Fee of a member since 1 January 2026, without anything of its own. */
export const aHeldFee = (own: Partial<HeldFee> = {}): HeldFee => ({
  ...{ fecha_inicio_cuota: '2026-01-01', fecha_fin_cuota: null, ancla: '2026-01-01', siguiente: 0, fecha_proxima: '2026-01-01' },
  ...{ frecuencia_cuotas: null, dia_generacion_factura: null, desde_cambio: null, cantidad: 1, precio_especial: null },
  ...{ importe_descuento: 0, prc_descuento: 0, prc_descuento_acum: 0, importe_primera_mensualidad: null, espera: false },
  ...own,
})

/** The member's first fee, in no family. */
export const alone: FeeContext = { anteriores: 0, hermano: null, curso_activo: true }

const cents = fc.integer({ min: 0, max: 20_000 })
const percent = fc.oneof(fc.constant(0), fc.constantFrom(10_000, 3333), fc.integer({ min: 0, max: 10_000 }))
const proportion = fc.constantFrom(0, 1, 2)
const dayOfMonth = fc.oneof(fc.constantFrom(1, 28, 29, 30, 31), fc.integer({ min: 1, max: 31 }))
const frequency = fc.constantFrom(...feeFrequencies)

/** Days of 2023 to 2028. */
export const anyDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 2191 }).map((days) => addDays('2023-01-01', days))
/** Day of generation and frequency. */
export const anyRhythm = fc.record({ frecuencia_cuotas: frequency, dia_generacion_factura: dayOfMonth })

const anyFee: fc.Arbitrary<FeeTerms> = fc.record({
  ...{ precio: cents, frecuencia_cuotas: frequency, dia_generacion_factura: dayOfMonth, periodo_cobro_cuota: fc.constantFrom(0, 1) },
  ...{ primera_mensualidad_proporcional: proportion, ultima_mensualidad_proporcional: proportion, activo: fc.constant(true) },
  promociones: fc.array(fc.record({ num_cuotas: fc.integer({ min: 1, max: 3 }), precio_promocion: cents }), { maxLength: 3 }),
  hermanos: fc.array(percent, { maxLength: 3 }),
})

/** Any fee that a member has, with a boundary in any month, and the number of a period near its first. */
export const anyFeeCase = fc
  .record({
    fee: anyFee,
    own: fc.record({ frecuencia_cuotas: fc.option(frequency), dia_generacion_factura: fc.option(dayOfMonth) }),
    ...{ fecha_inicio_cuota: anyDay, boundaryMonth: anyDay, length: fc.option(fc.integer({ min: 0, max: 500 })) },
    money: fc.record({
      ...{ importe_descuento: fc.oneof(fc.constant(0), cents), prc_descuento: percent, prc_descuento_acum: percent },
      ...{ cantidad: fc.integer({ min: 0, max: 3 }), precio_especial: fc.option(cents, { freq: 1 }) },
      importe_primera_mensualidad: fc.option(cents, { freq: 1 }),
    }),
    context: fc.record({
      ...{
        anteriores: fc.integer({ min: 0, max: 4 }),
        hermano: fc.option(fc.integer({ min: 1, max: 5 })),
        curso_activo: fc.constant(true),
      },
    }),
    k: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ fee, own, fecha_inicio_cuota, boundaryMonth, length, money, context, k }) => {
    const ancla = anchorFor(fee, { ...own, fecha_inicio_cuota, fecha_proxima: boundaryMonth })
    const fecha_fin_cuota = length === null ? null : addDays(fecha_inicio_cuota, length)
    const held = aHeldFee({ ...own, ...money, fecha_inicio_cuota, fecha_fin_cuota, ancla, fecha_proxima: fecha_inicio_cuota })
    return { fee, held, context, k }
  })
