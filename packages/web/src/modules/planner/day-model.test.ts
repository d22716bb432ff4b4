import { describe, expect, it } from 'vitest'
import { bookingsOf, courtsOf, hoursOf, occupationOf, typesOf } from './day-model.ts'
import type { DayAnswer } from './use-planner-day.ts'

type Court = DayAnswer['recursos'][number]
type Booking = DayAnswer['reservas'][number]

const court = (id: number, values: Partial<Court> = {}) =>
  ({
    id_mst_recurso: id,
    desc_recurso: `Pista ${id}`,
    hora_ini: 510,
    hora_fin: 1350,
    cerrado: [],
    relacionados: [],
    step_inicio: 15,
    min_tiempo: 30,
    max_tiempo: 120,
    default_tiempo: 60,
    cambiar_inicio: true,
    cambiar_duracion: true,
    ocupacion: 50,
    ...values,
  }) as Court
const booking = (id: number, at: number, values: Partial<Booking> = {}) =>
  ({
    id_reg_reserva: id,
    id_mst_recurso: at,
    hora_ini: 600,
    hora_fin: 660,
    nombre: null,
    socios: [{ id_mst_socios: 7, nombre_completo: 'Pau Soler' }],
    desc_tiporeserva: 'Partido',
    color: '#3b6ef5',
    color_segun_pago: false,
    pago: 'part',
    total: 1200,
    pagado: 400,
    num_faltan: 0,
    ocupado: true,
    solapada: false,
    pendiente_confirmar: 0,
    estado_reserva_fija: 0,
    bloqueo: null,
    ...values,
  }) as Booking
const day = (recursos: Court[], reservas: Booking[] = []) =>
  ({ id_mst_tiporecurso: 1, start: '2026-11-20', end: '2026-11-20', recursos, reservas }) as DayAnswer

describe('a day as the planner draws it', () => {
  it('calls a booking by its own name, else by its owner, else by its type', () => {
    const [named, owned, nobodys] = bookingsOf(
      day([], [booking(1, 1, { nombre: 'Torneo' }), booking(2, 1), booking(3, 1, { socios: [] })]),
      0,
    )
    expect([named?.title, owned?.title, nobodys?.title]).toEqual(['Torneo', 'Pau Soler', 'Partido'])
    expect([named?.subtitle, owned?.subtitle]).toEqual(['Pau Soler', ''])
  })

  it('hatches a block, and marks what is of a permanent booking (screens-bookings §0)', () => {
    const fixed = { id_mst_reservasfijas: 5 }
    const all = [
      booking(1, 1, { ...fixed, es_bloqueig: true }),
      booking(2, 1, { ...fixed, es_bloqueig: false }),
      booking(3, 1, { id_mst_reservasfijas: null, es_bloqueig: false }),
    ]
    expect(bookingsOf(day([], all), 0).map(({ blocked, permanent }) => [blocked, permanent])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('shows no money, the price, or what is paid of it, as the parameter says (R-223)', () => {
    const amounts = ([0, 1, 2] as const).map((shown) => bookingsOf(day([], [booking(1, 1)]), shown)[0]?.amount?.replaceAll('\u00a0', ' '))
    expect(amounts).toEqual([undefined, '12,00 €', '4,00 € / 12,00 €'])
  })

  it('closes a court while a booking of a court on the same ground takes it', () => {
    const [whole, half] = courtsOf(day([court(1, { relacionados: [2] }), court(2)], [booking(1, 2)]))
    expect(whole?.closed).toEqual([{ from: 600, to: 660, reason: 'Pista 2 · Pau Soler' }])
    expect(half?.closed).toEqual([])
  })

  it('shows whole hours from the first opening to the last closing, and how full the day is', () => {
    const answer = day([court(1), court(2, { hora_ini: 600, hora_fin: 1440, ocupacion: 20 })], [booking(1, 1), booking(2, 1)])
    expect(hoursOf(courtsOf(answer))).toEqual({ from: 480, to: 1440 })
    expect(hoursOf([])).toEqual({ from: 480, to: 1320 })
    expect(hoursOf(courtsOf(answer), bookingsOf(day([], [booking(1, 1, { hora_ini: 400 })]), 0))).toEqual({ from: 360, to: 1440 })
    expect(occupationOf(answer)).toBe(0.35)
    expect(typesOf(answer)).toEqual([{ text: 'Partido', colour: '#3b6ef5' }])
  })

  it('gives a court that is closed all day no say in the hours, and a closed club a day to look at (R-066)', () => {
    const closed = court(3, { hora_ini: 0, hora_fin: 0, cerrado: [{ hora_ini: 0, hora_fin: 1440, motivo: 'Navidad' }] })
    expect(hoursOf(courtsOf(day([court(1), closed])))).toEqual({ from: 480, to: 1380 })
    expect(hoursOf(courtsOf(day([closed])))).toEqual({ from: 480, to: 1320 })
    expect(courtsOf(day([closed]))[0]?.closed).toEqual([{ from: 0, to: 1440, reason: 'Navidad' }])
  })
})
