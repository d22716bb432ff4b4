import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { minutesByHour } from '@app/contract/planner/month-rules'
import { reportDays } from '@app/contract/reports/report'
import { addDays, type Day, daysBetween } from '@app/contract/values/day'
import { sql } from 'kysely'
import { wallInstant } from '../../kit/clock.ts'
import { fullName } from '../../kit/full-name.ts'
import { openingOfDays } from '../calendars/public.ts'
import { inSports } from '../member-permissions/public.ts'
import { inHours, percent, type ReportQuery, report, rowsOf } from './define.ts'

/** 30: the bookings of a day, as a sheet for the courts. */
export const dayBookings = report({
  id: 30,
  rights: ['bookings'],
  group: 'reservas',
  days: reportDays.day,
  columns: {
    desde: 'minute',
    hasta: 'minute',
    deporte: 'text',
    pista: 'text',
    tipo_reserva: 'text',
    socio: 'text',
    jugadores: 'integer',
    minutos: 'integer',
    observaciones: 'text',
  },
  totals: { jugadores: 'sum', minutos: 'sum' },
  chart: { along: 'pista', of: ['minutos'] },
  rows: ({ tx, start, end, sports }) =>
    rowsOf(
      tx
        .selectFrom('reserva as r')
        .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
        .innerJoin('tipo_recurso as d', 'd.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
        .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
        .leftJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
        .select(['r.hora_ini as desde', 'd.desc_tiporecurso as deporte', 'c.desc_recurso as pista', 't.desc_tiporeserva as tipo_reserva'])
        .select([
          sql<string | null>`coalesce(r.nombre, ${fullName<string | null>('s')})`.as('socio'),
          'r.duracion as minutos',
          'r.observaciones',
        ])
        .select(sql<number>`(r.hora_ini + r.duracion) % 1440`.as('hasta'))
        .select((eb) =>
          eb
            .selectFrom('reserva_socio as p')
            .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .as('jugadores'),
        )
        .where('r.fecha', '>=', start)
        .where('r.fecha', '<=', end)
        .where(inSports('c.id_mst_tiporecurso', sports))
        .orderBy('r.hora_ini')
        .orderBy('c.orden')
        .orderBy('r.id_reg_reserva'),
    ),
})

/** Leaf courts, which bookings occupy. */
const leafCourtsOf = ({ tx, sports }: ReportQuery) =>
  tx
    .selectFrom('recurso as c')
    .innerJoin('tipo_recurso as d', 'd.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
    .select(['c.id_mst_recurso', 'c.desc_recurso', 'c.id_mst_calendario', 'd.desc_tiporecurso'])
    .where('c.activo', '=', true)
    .where(inSports('c.id_mst_tiporecurso', sports))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('recurso as p').select('p.id_mst_recurso').whereRef('p.id_mst_recurso_padre', '=', 'c.id_mst_recurso'))),
    )
    .orderBy('d.desc_tiporecurso')
    .orderBy('c.orden')
    .orderBy('c.id_mst_recurso')
    .execute()

/** Number of times that each stretch of a day was occupied on each court, between two days. */
const takenStretches = ({ tx, start, end }: ReportQuery, courts: readonly number[]) =>
  rowsOf(
    tx
      .selectFrom('reserva_ocupa')
      .select(['id_mst_recurso', 'hora_ini', 'duracion', sql<number>`count(*)`.as('veces')])
      .where('id_mst_recurso', 'in', courts) // only for speed
      .where('capa', '=', 0)
      .where(sql<boolean>`ocupa && int4range(${sql.lit(clubMinutes(start, 0))}, ${sql.lit(clubMinutes(end, 1440))})`)
      .where('fecha', '>=', start)
      .groupBy(['id_mst_recurso', 'hora_ini', 'duracion']),
  )

/** Adds the minutes of a stretch to its hours; those past midnight to the first ones. */
function addTo(hours: number[], { from, to, times }: { from: number; to: number; times: number }) {
  for (const [hour, minutes] of minutesByHour({ hora_ini: from, hora_fin: to })) hours[hour % 24]! += minutes * times
}
const noHours = () => Array.from({ length: 24 }, () => 0)

/** Occupancy in percent from which an hour counts as full, and below which it counts as empty. */
const fullFrom = 90
const emptyBelow = 10

/** An hour of a court in figures, of minutes. */
const figuresOf = <R extends object>(of: R, { open, busy }: { open: number; busy: number }) => ({
  ...of,
  abierto: inHours(open),
  ocupado: inHours(busy),
  ocupacion: percent(busy, open),
})

/** 1681: how much of the time that each court was open in each hour of the day was taken. */
export const occupancy = report({
  id: 1681,
  rights: ['bookings'],
  group: 'reservas',
  days: reportDays.range,
  columns: { deporte: 'text', pista: 'text', hora: 'hour', abierto: 'dec2', ocupado: 'dec2', ocupacion: 'dec2' },
  totals: { abierto: 'sum', ocupado: 'sum', ocupacion: { share: ['ocupado', 'abierto'] } },
  groups: ['pista'],
  chart: { along: 'hora', of: ['abierto', 'ocupado'] },
  rows: async (query) => {
    const { tx, start, end } = query
    const courts = await leafCourtsOf(query)
    if (courts.length === 0) return []
    const taken = Map.groupBy(
      await takenStretches(
        query,
        courts.map((one) => one.id_mst_recurso),
      ),
      (one) => one.id_mst_recurso,
    )
    const openOn = await openingOfDays(tx, courts, false)
    const days: Day[] = Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => addDays(start, at))
    return courts.flatMap(({ id_mst_recurso, id_mst_calendario, desc_recurso: pista, desc_tiporecurso: deporte }) => {
      const [open, busy] = [noHours(), noHours()]
      for (const day of days) for (const { from, to } of openOn(id_mst_calendario, day)) addTo(open, { from, to, times: 1 })
      for (const { hora_ini, duracion, veces } of taken.get(id_mst_recurso) ?? [])
        addTo(busy, { from: hora_ini, to: hora_ini + duracion, times: veces })
      return open.flatMap((minutes, hora) =>
        minutes === 0 ? [] : [figuresOf({ deporte, pista, hora }, { open: minutes, busy: Math.min(busy[hora]!, minutes) })],
      )
    })
  },
  tone: ({ ocupacion }) => (ocupacion === null ? null : ocupacion >= fullFrom ? 'warn' : ocupacion < emptyBelow ? 'muted' : null),
})

/** 9150: cancelled bookings, by the day of play; cancellations within a day of it are marked, and those after it. */
export const cancellations = report({
  id: 9150,
  rights: ['bookings'],
  group: 'reservas',
  days: reportDays.range,
  isPaged: true,
  columns: {
    dia: 'day',
    desde: 'minute',
    deporte: 'text',
    pista: 'text',
    socio: 'text',
    anulada: 'instant',
    anulada_por: 'text',
    antelacion: 'dec2',
    motivo: 'text',
    anulaciones: 'integer',
  },
  totals: { antelacion: 'mean', anulaciones: 'sum' },
  chart: { along: 'pista', of: ['anulaciones'] },
  rows: async ({ tx, start, end, club, sports }) => {
    const rows = await rowsOf(
      tx
        .selectFrom('reserva_hist as h')
        .innerJoin('recurso as c', 'c.id_mst_recurso', 'h.id_mst_recurso')
        .innerJoin('tipo_recurso as d', 'd.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
        .leftJoin('socio as s', (join) => join.on(sql<boolean>`s.id_mst_socios = (h.datos -> 'reserva' ->> 'id_mst_socios')::bigint`))
        .leftJoin('socio as q', 'q.id_mst_socios', 'h.id_mst_socios_baja')
        .select(['h.fecha as dia', 'h.hora_ini as desde', 'd.desc_tiporecurso as deporte', 'c.desc_recurso as pista', 'h.motivo'])
        .select(['h.fecha_baja', fullName<string | null>('s').as('socio'), fullName<string | null>('q').as('anulada_por')])
        .where('h.fecha_baja', 'is not', null)
        .where('h.fecha_restaurada', 'is', null)
        .where('h.fecha', '>=', start)
        .where('h.fecha', '<=', end)
        .where(inSports('c.id_mst_tiporecurso', sports))
        .orderBy('h.fecha', 'desc')
        .orderBy('h.hora_ini', 'desc')
        .orderBy('h.id_reg_reserva_hist', 'desc'),
    )
    return rows.map(({ fecha_baja, ...row }) => ({
      ...row,
      anulada: fecha_baja,
      anulaciones: 1,
      antelacion: fecha_baja && inHours(Math.floor((wallInstant(row.dia, row.desde, club.zone).getTime() - fecha_baja.getTime()) / 60_000)),
    }))
  },
  tone: ({ antelacion }) => (antelacion === null || antelacion >= 24 ? null : antelacion < 0 ? 'late' : 'warn'),
})
