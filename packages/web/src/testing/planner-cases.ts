import { makeBoard, type PlannerBooking, type PlannerCourt } from '../modules/planner/planner-model.ts'

/** Court of the tests: open 08:00–22:00, steps of 15, lengths 30 to 120, 60 minutes by default. */
export const sampleCourt = (id: number, values: Partial<PlannerCourt> = {}): PlannerCourt => ({
  id,
  name: `Pista ${id}`,
  opens: 480,
  closes: 1320,
  closed: [],
  minutes: { step: 15, min: 30, max: 120, normal: 60 },
  pause: 0,
  mayMoveStart: true,
  mayResize: true,
  ...values,
})

/** Booking of the tests, paid and free to move. */
export const sampleBooking = (
  id: number,
  court: number,
  from: number,
  to: number,
  values: Partial<PlannerBooking> = {},
): PlannerBooking => ({
  id,
  court,
  from,
  to,
  title: `Socio ${id}`,
  kind: 'Alquiler',
  colour: '#3b6ef5',
  payment: 'paid',
  colourByPayment: false,
  blocked: false,
  pending: false,
  overlapping: false,
  ...values,
})

/** Board from 07:00 to 24:00. */
export const sampleBoard = (courts: readonly PlannerCourt[], bookings: readonly PlannerBooking[] = []) =>
  makeBoard(courts, bookings, { from: 420, to: 1440 })
