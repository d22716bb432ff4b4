import { describe, expect, it } from 'vitest'
import { bookingsOf, courtsOf, hoursOf, summaryOf, typesOf } from './day-model.ts'
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
    reservar_pista: true,
    deporte_activo: true,
    calendario_activo: true,
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
    id_mst_tiporeserva: 4,
    id_mst_reservasfijas: null,
    es_bloqueig: false,
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

const looks = { money: 0, byPayment: true }

describe('a day as the planner draws it', () => {
  it('calls a booking by its own name, else by its owner, else by its type', () => {
    const [named, owned, nobodys] = bookingsOf(
      day([], [booking(1, 1, { nombre: 'Torneo' }), booking(2, 1), booking(3, 1, { socios: [] })]),
      looks,
    )
    expect([named?.title, owned?.title, nobodys?.title]).toEqual(['Torneo', 'Pau Soler', 'Partido'])
    expect([named?.subtitle, owned?.subtitle]).toEqual(['Pau Soler', ''])
  })

  it('hatches a block, and marks what is of a permanent booking (screens-bookings §0)', () => {
    const fixed = { id_mst_reservasfijas: 5 }
    const all = [booking(1, 1, { ...fixed, es_bloqueig: true }), booking(2, 1, { ...fixed, es_bloqueig: false }), booking(3, 1)]
    expect(bookingsOf(day([], all), looks).map(({ blocked, isPermanent = false }) => [blocked, isPermanent])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('shows what is due while something is, the price, or what is paid of it, as the parameter says (R-223)', () => {
    const amounts = (values: Partial<Booking>) =>
      [0, 1, 2].map((money) => bookingsOf(day([], [booking(1, 1, values)]), { ...looks, money })[0]?.amount?.replaceAll('\u00a0', ' '))
    expect(amounts({})).toEqual(['8,00 €', '12,00 €', '4,00 € / 12,00 €'])
    expect(amounts({ pagado: 1200, pago: 'paid' })).toEqual([undefined, '12,00 €', '12,00 € / 12,00 €'])
    expect(amounts({ total: 0, pagado: 0, pago: 'none' })).toEqual([undefined, undefined, undefined])
  })

  it('colours by payment where the type does and the club lets it (R-375)', () => {
    const one = (color_segun_pago: boolean, byPayment: boolean) =>
      bookingsOf(day([], [booking(1, 1, { color_segun_pago })]), { ...looks, byPayment })[0]?.colourByPayment
    expect([one(true, true), one(true, false), one(false, true)]).toEqual([true, false, false])
  })

  it('waits for somebody’s word while it is to be validated, its match to be approved or its season hour pending', () => {
    const pending = (values: Partial<Booking>) => bookingsOf(day([], [booking(1, 1, values)]), looks)[0]?.pending
    const confirming: Partial<Booking>[] = [{}, { pendiente_confirmar: 1 }, { pendiente_confirmar: 2 }, { pendiente_confirmar: 3 }]
    expect(confirming.map(pending)).toEqual([false, true, true, false])
    const season: Partial<Booking>[] = [{ estado_reserva_fija: 1 }, { estado_reserva_fija: 2 }, { estado_reserva_fija: 3 }]
    expect(season.map(pending)).toEqual([false, true, false])
  })

  it('closes a court while a booking of a court on the same ground takes it', () => {
    const [whole, half] = courtsOf(day([court(1, { relacionados: [2] }), court(2)], [booking(1, 2)]))
    expect(whole?.closed).toEqual([{ from: 600, to: 660, reason: 'Pista 2 · Pau Soler' }])
    expect(half?.closed).toEqual([])
  })

  it.each([
    ['reservar_pista', 'booking.pista_sin_reservas'],
    ['deporte_activo', 'booking.deporte_inactivo'],
    ['calendario_activo', 'booking.calendario_inactivo'],
  ] as const)('closes a court all day, with the reason, where %s is off (A-131)', (name, reason) => {
    const [shown] = courtsOf(day([court(1, { [name]: false, relacionados: [2] }), court(2)], [booking(1, 2)]))
    expect(shown?.closed).toEqual([{ from: 0, to: 1440, reason }])
    expect(courtsOf(day([court(1)]))[0]?.closed).toEqual([])
  })

  it('shows whole hours from the first opening to the last closing, and how full the day is', () => {
    const answer = day([court(1), court(2, { hora_ini: 600, hora_fin: 1440, ocupacion: 20 })], [booking(1, 1), booking(2, 1)])
    expect(hoursOf(courtsOf(answer))).toEqual({ from: 480, to: 1440 })
    expect(hoursOf([])).toEqual({ from: 480, to: 1320 })
    expect(hoursOf(courtsOf(answer), bookingsOf(day([], [booking(1, 1, { hora_ini: 400 })]), looks))).toEqual({ from: 360, to: 1440 })
    expect(summaryOf(answer)).toEqual({ bookings: 2, occupancy: 0.35, due: 1600, owing: 2 })
    expect(typesOf(answer)).toEqual([{ id: 4, text: 'Partido', colour: '#3b6ef5' }])
  })

  it('gives a court that is closed all day no say in the hours, and a closed club a day to look at (R-066)', () => {
    const closed = court(3, { hora_ini: 0, hora_fin: 0, cerrado: [{ hora_ini: 0, hora_fin: 1440, motivo: 'Navidad' }] })
    expect(hoursOf(courtsOf(day([court(1), closed])))).toEqual({ from: 480, to: 1380 })
    expect(hoursOf(courtsOf(day([closed])))).toEqual({ from: 480, to: 1320 })
    expect(courtsOf(day([closed]))[0]?.closed).toEqual([{ from: 0, to: 1440, reason: 'Navidad' }])
  })
})
