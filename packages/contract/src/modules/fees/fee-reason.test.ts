import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fill, inLanguage, languages } from '../../kit/texts.ts'
import { aFee, aHeldFee, alone, anyFeeCase } from '../../testing/fee-cases.ts'
import { feeOf } from './fee-amount.ts'
import { reanchored } from './fee-periods.ts'
import { type Backlog, reasonOf, stepValues } from './fee-reason.ts'
import { collections, type FeeContext, type FeeTerms, type HeldFee, proportions } from './fee-terms.ts'
import { explanationTexts } from './words/explanation-texts.ts'

const { days, half } = proportions
const spanish = inLanguage(explanationTexts, 'es')
interface Asked {
  readonly fee?: Partial<FeeTerms>
  readonly held?: Partial<HeldFee>
  readonly k?: number
  readonly context?: Partial<FeeContext>
  readonly backlog?: Backlog
}
/** Colour and words of a reason. */
function chip({ fee, held, k = 1, context, backlog }: Asked): string {
  const { motivo, tono, valores } = reasonOf(feeOf(aFee(fee), aHeldFee(held), k, { ...alone, ...context }), backlog)
  return `${tono}: ${fill(spanish[`cuota.motivo.${motivo}`], valores).replaceAll('\u00a0', ' ')}`
}
const promociones = [{ num_cuotas: 3, precio_promocion: 2500 }]
const hermanos = [2000]
const change = { dia_generacion_factura: 15, frecuencia_cuotas: 1 }
const changed = { ...change, ...reanchored(aFee(), aHeldFee({ siguiente: 1 }), change) }
const begun = { fecha_inicio_cuota: '2026-01-18' }

describe('the reason of an amount', () => {
  it.each<[string, Asked]>([
    ['grey: Precio', {}],
    ['grey: −10 %', { held: { prc_descuento: 1000 } }],
    ['grey: −5,00 € y −12,5 %', { held: { importe_descuento: 500, prc_descuento_acum: 1250 } }],
    ['grey: 3 descuentos', { held: { importe_descuento: 500, prc_descuento: 1000, prc_descuento_acum: 1000 } }],
    ['grey: 2.ª de la familia, −20 %', { fee: { hermanos }, context: { hermano: 2 } }],
    ['grey: −10 % y −20 %', { fee: { hermanos }, held: { prc_descuento: 1000 }, context: { hermano: 2 } }],
    ['grey: Precio especial', { held: { precio_especial: 2000, prc_descuento: 1000 } }],
    ['blue: Promoción, 2.ª de 3 a 25,00 €', { fee: { promociones } }],
    ['blue: Acaba su promoción', { fee: { promociones }, k: 3 }],
    ['grey: Precio', { fee: { promociones }, k: 4 }],
    ['grey: Vencida, 6 meses', { fee: { frecuencia_cuotas: 6, periodo_cobro_cuota: collections.arrears } }],
    ['grey: Vencida, 1 mes', { fee: { periodo_cobro_cuota: collections.arrears } }],
    ['grey: Precio', { k: 0 }],
    ['blue: Primera por días, 14 de 31', { fee: { primera_mensualidad_proporcional: days }, held: begun, k: 0 }],
    ['blue: Primera cuota, la mitad', { fee: { primera_mensualidad_proporcional: half }, held: begun, k: 0 }],
    ['blue: Primera cuota, entera', { held: begun, k: 0 }],
    ['blue: Primera a mano, 9,00 €', { held: { ...begun, importe_primera_mensualidad: 900 }, k: 0 }],
    ['amber: Última cuota, entera', { held: { fecha_fin_cuota: '2026-02-10' } }],
    ['amber: Última por días, 10 de 28', { fee: { ultima_mensualidad_proporcional: days }, held: { fecha_fin_cuota: '2026-02-10' } }],
    ['amber: Última cuota, la mitad', { fee: { ultima_mensualidad_proporcional: half }, held: { fecha_fin_cuota: '2026-02-10' } }],
    ['amber: Pasa al día 15: 14 de 31 días', { held: changed }],
    ['amber: Atrasada, 1 de 3', { held: { prc_descuento: 1000 }, backlog: { n: 1, de: 3 } }],
    ['amber: Importe 0: sin línea', { held: { prc_descuento: 10_000 }, backlog: { n: 1, de: 3 } }],
    ['amber: En lista de espera: no paga', { held: { espera: true } }],
    ['red: Cuota inactiva: no se genera', { fee: { activo: false } }],
    ['red: Curso inactivo: no se genera', { context: { curso_activo: false } }],
    ['grey: Empieza después', { held: { fecha_inicio_cuota: '2026-03-01' } }],
    ['grey: Terminada', { held: { fecha_fin_cuota: '2026-01-31' } }],
  ])('is «%s»', (words, asked) => {
    expect(chip(asked)).toBe(words)
  })
  it('has a value for every place of its text, in all languages', () => {
    fc.assert(
      fc.property(anyFeeCase, fc.constantFrom(1, 1, 3), ({ fee, held, k, context }, de) => {
        const { motivo, valores } = reasonOf(feeOf(fee, held, k, context), { n: 1, de })
        const words = languages.map((language) => fill(inLanguage(explanationTexts, language)[`cuota.motivo.${motivo}`], valores))
        expect(words.filter((text) => text.includes('{'))).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })
})

describe('the steps of an amount', () => {
  it('have words with percentages, months, places and days', () => {
    const fee = aFee({ hermanos, promociones, primera_mensualidad_proporcional: days })
    const held = { ...begun, prc_descuento: 1250, prc_descuento_acum: 1000, frecuencia_cuotas: 3, cantidad: 2 }
    const amount = feeOf(fee, aHeldFee(held), 0, { ...alone, hermano: 2 })
    const words = 'motivo' in amount ? [] : amount.partes.map((part) => fill(spanish[`cuota.paso.${part.paso}`], stepValues(part)))
    expect(words).toEqual([
      ...['Precio', 'Promoción, 1.ª de 3', 'Descuento, 12,5 %', 'Y además, 10 %', 'Familia, lugar 2: 20 %'],
      ...['Cada 3 meses, precio de 1 mes', 'Por días, 73 de 90', 'Cantidad: 2'],
    ])
  })
})
