import { type Holiday, openOn, type Schedule } from '@app/contract/calendars/opening-rules'
import type { QuoteInput, Tariff } from '@app/contract/tariffs/price-input'
import { quote } from '@app/contract/tariffs/price-rules'
import { compare, timed } from './measure.ts'
import { type Result, took } from './report.ts'

/** A full calendar: the whole year in three slots a day, four seasons, six special weeks. */
const calendar = (court: number): Schedule[] => {
  const horas = [540, 840, 1020].map((hora_ini) => ({
    dias: 127,
    hora_ini: hora_ini + court,
    hora_fin: hora_ini + court + 150,
    duracion: 60,
  }))
  const schedule = (id: number, tipo_horario: 1 | 2 | 3, more: Partial<Schedule> = {}): Schedule => ({
    id_mst_horarios: id,
    tipo_horario,
    fecha_ini: null,
    fecha_fin: null,
    rangos: [],
    horas,
    ...more,
  })
  const seasons = [1, 4, 7, 10].map((month) =>
    schedule(month + 1, 2, { rangos: [{ diames_ini: month * 100 + 1, diames_fin: month * 100 + 220 }] }),
  )
  const weeks = [1, 2, 3, 4, 5, 6].map((n) => schedule(20 + n, 3, { fecha_ini: `2026-0${n}-01`, fecha_fin: `2026-0${n}-07` }))
  return [schedule(1, 1), ...seasons, ...weeks]
}
const holidays: Holiday[] = Array.from({ length: 40 }, (_, n) => ({ dia: null, mes: 1 + (n % 12), dia_mes: 1 + ((n * 7) % 28) }))

const tariff = (n: number): Tariff => ({
  id_mst_tarifas: n,
  desc_tarifa: `Tarifa ${n}`,
  tipo_tarifa: ([1, 2, 3] as const)[n % 3]!,
  fecha_ini: n % 3 === 2 ? '2026-11-01' : null,
  fecha_fin: n % 3 === 2 ? '2026-11-20' : null,
  hora_ini: 60 * (n % 12),
  hora_fin: 1439,
  dias: 1 + ((n * 37) % 127),
  activo: n % 7 !== 0,
  id_mst_tipoingreso: 1 + (n % 2),
  duracion: n % 5 === 0 ? 90 : 0,
  dias_tarifa: [{ mes: 11, dia_mes: 1 + n }],
  precios: [1, 2, 3, 4].map((id_mst_tiposocio) => ({
    id_mst_tiposocio,
    precio: 500 + 50 * n,
    precio_faltan_pocas_horas: n % 2 === 0 ? 400 : null,
    tramos:
      n % 4 === 0
        ? [
            { min_horas: 0, max_horas: 1, precio: 700 },
            { min_horas: 1, max_horas: 2, precio: 1200 },
          ]
        : [],
  })),
})
/** Bookings of four players in a club of twenty tariffs, no two alike. */
const quoteInput = (n: number): QuoteInput => ({
  day: `2026-11-${String(1 + (n % 30)).padStart(2, '0')}`,
  from: 480 + 15 * (n % 50),
  minutes: [60, 75, 90, 120][n % 4]!,
  hoursAhead: n % 40,
  lastMinuteHours: 12,
  unlinkedTariffs: [],
  tariffs: Array.from({ length: 20 }, (_, index) => tariff(index + 1)),
  courtTypeIncomes: [1, 2],
  courtPrices: [{ id_mst_tiposocio: 2, precio: 600, hora_ini: 0, hora_fin: 1439 }],
  courtTypePrices: [{ id_mst_tiposocio: 3, precio: 800, hora_ini: 0, hora_fin: 1439 }],
  reservationType: { desc_tiporeserva: 'Alquiler', preciohora: 900, id_mst_tipoingreso: 1 },
  players: [1, 2, 3, 4].map((id) => ({ id_mst_socios: 100 + id, id_mst_tiposocio: 1 + ((n + id) % 4), preciohora: 0 })),
})

/** The two pure engines, each against writing its input as JSON once: prices of bookings of four players, and a day of sixty courts with a calendar each. */
export async function benchRules(): Promise<Result[]> {
  const bookings = Array.from({ length: 500 }, (_, n) => quoteInput(n))
  const calendars = Array.from({ length: 60 }, (_, court) => calendar(court))
  const all = (work: (booking: QuoteInput) => unknown) =>
    timed(async () => {
      for (let n = 0; n < 10_000; n += 1) work(bookings[n % bookings.length]!)
    })
  const day = (work: (schedules: Schedule[]) => unknown) =>
    timed(async () => {
      for (const schedules of calendars) work(schedules)
    })
  return [
    took('10,000 quotes', 'read', await compare(all(quote), [all(JSON.stringify)], { rounds: 5 })),
    took(
      'opening of 60 courts on a day',
      'read',
      await compare(
        day((schedules) => openOn(schedules, holidays, '2026-11-21')),
        [day(JSON.stringify)],
        { rounds: 20 },
      ),
    ),
  ]
}
