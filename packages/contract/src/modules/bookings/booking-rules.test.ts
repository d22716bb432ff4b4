import { describe, expect, it } from 'vitest'
import {
  type BookingLimits,
  clubMinutes,
  duplicateLockReason,
  durations,
  effectiveLimits,
  isStart,
  lockReason,
  mayOpen,
  moveLockReason,
  placesOf,
  starts,
} from './booking-rules.ts'

const limits: BookingLimits = {
  step_inicio: 15,
  step_tiempo: 15,
  min_tiempo: 30,
  max_tiempo: 120,
  default_tiempo: 60,
  cambiar_inicio: true,
  cambiar_duracion: true,
}
const booking = {
  ocupado: true,
  num_faltan: 0,
  id_mst_socios_creacion: 1,
  estado_reserva_fija: 0,
  pendiente_confirmar: 0,
  reserva_relacionada: null,
}

describe('lengths', () => {
  it('run from the minimum to the maximum in steps (R-202, R-216..R-218)', () => {
    expect(durations(limits)).toEqual([30, 45, 60, 75, 90, 105, 120])
  })
  it('always hold the default one, also off the step (R-219)', () => {
    expect(durations({ ...limits, min_tiempo: 60, max_tiempo: 120, step_tiempo: 60, default_tiempo: 90 })).toEqual([60, 90, 120])
  })
  it('are the default one alone where they may not be chosen (R-220)', () => {
    expect(durations(effectiveLimits({ ...limits, cambiar_duracion: false }))).toEqual([60])
  })
})

describe('starts', () => {
  it('are on the step with room for the shortest booking (R-215)', () => {
    expect(starts([{ from: 540, to: 600 }], limits)).toEqual([540, 555, 570])
  })
  it('follow the default length where they may not be chosen (R-220)', () => {
    expect(starts([{ from: 510, to: 720 }], effectiveLimits({ ...limits, cambiar_inicio: false }))).toEqual([510, 570, 630, 690])
  })
  it('are counted from the opening, or on the clock', () => {
    const open = { from: 510, to: 900 }
    expect([510, 540, 570, 600].map((from) => isStart(from, 60, open))).toEqual([true, true, true, true])
    expect([510, 540, 600].map((from) => isStart(from, 90, open))).toEqual([true, false, true])
  })
})

describe('time across midnight (A-17)', () => {
  it('is one stretch', () => {
    expect(clubMinutes('2000-01-02', 30)).toBe(1470)
    expect(clubMinutes('2026-11-21', 0) - clubMinutes('2026-11-20', 1410)).toBe(30)
  })
})

describe('what a booking offers (A-38, R-205)', () => {
  it('is everything for an ordinary one', () => {
    expect([lockReason(booking), moveLockReason(booking, true), duplicateLockReason(booking, true)]).toEqual([null, null, null])
  })
  it('is nothing before it is approved', () => {
    expect(lockReason({ ...booking, estado_reserva_fija: 2 })).toBe('booking.bloqueo_aprobacion')
    expect(lockReason({ ...booking, estado_reserva_fija: 3 })).toBeNull()
    expect(lockReason({ ...booking, pendiente_confirmar: 2 })).toBe('booking.bloqueo_aprobacion')
    expect(lockReason({ ...booking, pendiente_confirmar: 1 })).toBeNull()
  })
  it('is neither moving nor duplicating while DUPLICAR_RESERVA_ADMIN is off (R-206, R-207)', () => {
    expect([lockReason(booking), moveLockReason(booking, false), duplicateLockReason(booking, false)]).toEqual([
      null,
      'booking.bloqueo_parametro',
      'booking.bloqueo_parametro',
    ])
  })
  it('is no duplicate with a related booking, which without a creator cannot be opened either (R-206, R-204)', () => {
    expect(duplicateLockReason({ ...booking, reserva_relacionada: 7 }, true)).toBe('booking.bloqueo_relacionada')
    expect(mayOpen({ reserva_relacionada: 7, id_mst_socios_creacion: null })).toBe(false)
    expect(mayOpen({ reserva_relacionada: 7, id_mst_socios_creacion: 1 })).toBe(true)
  })
})

describe('places', () => {
  it('start with the owner, who is not counted twice (A-121)', () => {
    expect(placesOf(5, [])).toEqual([5])
    expect(placesOf(5, [7, 5, 3, 3])).toEqual([5, 7, 3, 3])
    expect(placesOf(3, [3, 3])).toEqual([3, 3])
  })
})
