import { seasonDays } from '@app/contract/season/season-days'
import { describe, expect, it } from 'vitest'
import { groupsOf, type ListFilter, mayTick, partsOf, type SeasonBooking, type Verdict } from './season-model.ts'

const wish = (id_reg_reserva: number, more: Partial<SeasonBooking> = {}): SeasonBooking => ({
  ...{ id_reg_reserva, id_mst_recurso: 1, fecha: seasonDays[2]!, hora_ini: 600, hora_fin: 690, duracion: 90, nombre: null },
  ...{ id_mst_socios: null, id_mst_tiporeserva: 1, num_faltan: 0, nivel: 0, nivel_max: 7, sx: '-' as const, solapada: false },
  ...{ pendiente_confirmar: 0 as const, estado_reserva_fija: 2 as const, ocupado: true, reserva_relacionada: null },
  ...{ id_mst_reservasfijas: null, es_bloqueig: false, observaciones: null, comentarios: null, version: 1 },
  ...{ desc_tiporeserva: 'Partido', color: '#3366cc', color_segun_pago: false, socios: [], total: 0, pagado: 0, pago: 'none' as const },
  ...{ bloqueo: null, aparcada: false, responsable: null, solapa_con: [], reserva_fija: null, fusionada: false },
  ...more,
})
const verdict = (more: Partial<Verdict> = {}): Verdict => ({
  ...{ id_reg_reserva: 1, fechas: 4, chocan: 0, fijas: [], motivo: null, pasada: false },
  ...more,
})

describe('the list of the season', () => {
  it('shows what waits, what is approved or everything, day by day (R-266, A-37)', () => {
    const rows = [wish(1), wish(2, { estado_reserva_fija: 3 }), wish(3, { estado_reserva_fija: 1, fecha: seasonDays[0]! })]
    const ids = (shown: ListFilter) => groupsOf(rows, shown).map((group) => group.rows.map((row) => row.id_reg_reserva))
    expect(ids('pending')).toEqual([[1]])
    expect(ids('approved')).toEqual([[2]])
    expect(ids('over')).toEqual([])
    expect(ids('all')).toEqual([[3], [1, 2]])
  })
  it('ticks what may be approved: nothing that overlaps, is over, is a draft or has no verdict yet (R-273)', () => {
    const known = (more?: Partial<Verdict>) => new Map([[1, verdict(more)]])
    expect(mayTick(wish(1), known({ chocan: 2 }))).toBe(true)
    expect(mayTick(wish(1), known({ pasada: true, motivo: 'Ya pasó' }))).toBe(false)
    expect(mayTick(wish(1, { solapa_con: [2] }), known())).toBe(false)
    expect(mayTick(wish(1, { estado_reserva_fija: 1 }), known())).toBe(false)
    expect(mayTick(wish(1), new Map())).toBe(false)
  })
})

describe('a lane of the season', () => {
  it('puts bookings that lie over one another side by side, and gives the others the whole width', () => {
    const parts = partsOf([
      wish(1, { hora_ini: 600, hora_fin: 690 }),
      wish(2, { hora_ini: 630, hora_fin: 720 }),
      wish(3, { hora_ini: 690, hora_fin: 750 }),
      wish(4, { hora_ini: 750, hora_fin: 800 }),
    ])
    expect([...parts].toSorted(([a], [b]) => a - b)).toEqual([
      [1, { at: 0, of: 2 }],
      [2, { at: 1, of: 2 }],
      [3, { at: 0, of: 2 }],
      [4, { at: 0, of: 1 }],
    ])
  })
})
