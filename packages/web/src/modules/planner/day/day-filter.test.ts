import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTexts } from '../../../kit/texts/i18n.ts'
import { countRows, dayFilter, matchFilter, noFilter, onlyRows, toggleRow } from './day-filter.ts'
import type { DayAnswer } from './use-planner-day.ts'

type Row = DayAnswer['reservas'][number]

const row = (id: number, values: Partial<Row> = {}) =>
  ({
    id_reg_reserva: id,
    nombre: null,
    socios: [{ id_mst_socios: 100 + id, nombre_completo: `Socio ${id}` }],
    id_mst_tiporeserva: 1,
    desc_tiporeserva: 'Partido',
    pago: 'paid',
    total: 1200,
    pagado: 1200,
    nivel: 0,
    num_faltan: 0,
    pendiente_confirmar: 0,
    estado_reserva_fija: 0,
    solapada: false,
    observaciones: null,
    comentarios: null,
    ...values,
  }) as Row

const rows = [
  row(1, { socios: [{ id_mst_socios: 101, nombre_completo: 'Núria Rovira' }], nivel: 3.5 }),
  row(2, { pago: 'unpaid', pagado: 0, total: 2750, num_faltan: 1 }),
  row(3, { pago: 'part', pagado: 400, id_mst_tiporeserva: 2, desc_tiporeserva: 'Clase', comentarios: 'Trae 2 raquetas' }),
  row(4, { pago: 'unpaid', pagado: 0, pendiente_confirmar: 1 }),
  row(5, { pago: 'none', total: 0, pagado: 0, solapada: true, nombre: 'Torneo Nadal' }),
]
const lit = (chosen: readonly string[], text = '', members?: ReadonlySet<number>) => {
  const found = matchFilter({ chosen, text }, rows, members)
  return found && [...found]
}

beforeAll(() => startTexts('es-ES', inLanguage(plannerTexts, 'es')))
beforeEach(() => dayFilter.set(noFilter))

describe('the filter of a day', () => {
  it('means every booking while nothing is chosen', () => {
    expect(lit([])).toBeNull()
    expect(lit([], '  ')).toBeNull()
  })
  it('adds up what is chosen of one part of the legend, and lets its parts narrow each other', () => {
    expect(lit(['payment.unpaid'])).toEqual([2, 4])
    expect(lit(['payment.unpaid', 'payment.part'])).toEqual([2, 3, 4])
    expect(lit(['payment.unpaid', 'payment.part', 'type.2'])).toEqual([3])
    expect(lit(['payment.unpaid', 'state.pending'])).toEqual([4])
    expect(lit(['state.missing', 'state.overlapping'])).toEqual([2, 5])
    expect(lit(['type.99'])).toEqual([])
  })
  it('counts the bookings behind each row', () => {
    const counts = countRows(rows)
    expect(['payment.unpaid', 'payment.none', 'type.1', 'type.2', 'state.pending', 'state.missing'].map((key) => counts.get(key))).toEqual([
      2, 1, 4, 1, 1, 1,
    ])
  })
  it.each([
    ['rovira', [1]],
    ['NURIA rov', [1]],
    ['3,5', [1]],
    ['27,50', [2]],
    ['falta 1', [2]],
    ['raquetas', [3]],
    ['clase', [3]],
    ['sin pagar', [2, 4]],
    ['nadal', [5]],
    ['nobody at all', []],
  ])('finds “%s” by name, level, amount, comment, type or payment, accents aside', (text, ids) => {
    expect(lit([], text)).toEqual(ids)
  })
  it('finds those who play under a number or a phone that their card does not say', () => {
    expect(lit([], '772860249', new Set([104, 105]))).toEqual([4, 5])
    expect(lit(['payment.unpaid'], '772860249', new Set([104, 105]))).toEqual([4])
  })
  it('chooses a row, another one too, and lets it go', () => {
    toggleRow('payment.paid')
    toggleRow('type.2')
    expect(dayFilter.get().chosen).toEqual(['payment.paid', 'type.2'])
    toggleRow('payment.paid')
    expect(dayFilter.get().chosen).toEqual(['type.2'])
    onlyRows(['payment.unpaid', 'payment.part'])
    expect(dayFilter.get().chosen).toEqual(['payment.unpaid', 'payment.part'])
    onlyRows(['payment.unpaid', 'payment.part'])
    expect(dayFilter.get().chosen).toEqual([])
  })
})
