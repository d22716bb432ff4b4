import { moveLockReason } from '@app/contract/bookings/booking-rules'
import { paymentState } from '@app/contract/invoices/invoice-rules'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'

interface Span {
  readonly courts: readonly number[]
  readonly start: string
  readonly end: string
  /** DUPLICAR_RESERVA_ADMIN: bookings may be moved. */
  readonly mayMove: boolean
}

const columns = [
  ...([
    'r.id_reg_reserva',
    'r.id_mst_recurso',
    'r.fecha',
    'r.hora_ini',
    'r.duracion',
    'r.nombre',
    'r.id_mst_socios',
    'r.id_mst_tiporeserva',
  ] as const),
  ...(['r.num_faltan', 'r.nivel', 'r.nivel_max', 'r.sx', 'r.solapada', 'r.pendiente_confirmar', 'r.estado_reserva_fija'] as const),
  ...([
    'r.ocupado',
    'r.reserva_relacionada',
    'r.id_mst_reservasfijas',
    'r.es_bloqueig',
    'r.observaciones',
    'r.comentarios',
    'r.version',
    'r.id_mst_socios_creacion',
  ] as const),
] as const

/** Bookings with the facts of their type. */
export const bookingRows = (tx: Tx) =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
    .select(columns)
    .select(['t.desc_tiporeserva', 't.color', 't.color_segun_pago'])

/** The bookings themselves, including those of the day before that run past midnight, with their own day. */
const bookings = (tx: Tx, { courts, start, end }: Span) =>
  bookingRows(tx)
    .where('r.id_mst_recurso', 'in', courts)
    .where('r.fecha', '>=', addDays(start, -1))
    .where('r.fecha', '<=', end)
    .where((where) => where.or([where('r.fecha', '>=', start), where(sql<number>`r.hora_ini + r.duracion`, '>', 1440)]))
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .execute()

const players = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('reserva_socio as p')
    .innerJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios')
    .select(['p.id_reg_reserva', 's.id_mst_socios', fullName('s').as('nombre_completo')])
    .where('p.id_reg_reserva', 'in', ids) // only for speed
    .orderBy('p.id_reg_reserva')
    .orderBy('p.orden')
    .execute()

const money = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('factura')
    .select(['id_reg_reserva', sql<number>`sum(precio * cantidad)::bigint`.as('total'), sql<number>`sum(pagado)::bigint`.as('pagado')])
    .where('id_reg_reserva', 'in', ids) // only for speed
    .groupBy('id_reg_reserva')
    .execute()

/** All parked bookings, with their day: always a handful. */
const parked = (tx: Tx) =>
  tx
    .selectFrom('reserva_aparcada as a')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'a.id_reg_reserva')
    .select(['r.id_reg_reserva', 'r.fecha'])
    .execute()

const unbilled = { total: 0, pagado: 0 }

type Row = Awaited<ReturnType<typeof bookings>>[number]

/** Bookings with players and money, read by all of their keys together, and the reason if one cannot be moved. */
export async function withPeopleAndMoney<R extends Row>(
  tx: Tx,
  rows: readonly R[],
  { mayMove, strip }: Pick<Span, 'mayMove'> & { strip: ReadonlySet<number> },
) {
  const ids = rows.map(({ id_reg_reserva }) => id_reg_reserva)
  const [places, billed] = await together(players(tx, ids), money(tx, ids))
  const seats = Map.groupBy(places, ({ id_reg_reserva }) => id_reg_reserva)
  const sums = new Map(billed.map(({ id_reg_reserva, ...sum }) => [id_reg_reserva, sum]))
  return rows.map(({ id_mst_socios_creacion, ...row }) => {
    const { total, pagado } = sums.get(row.id_reg_reserva) ?? unbilled
    return {
      ...row,
      socios: (seats.get(row.id_reg_reserva) ?? []).map(({ id_mst_socios, nombre_completo }) => ({ id_mst_socios, nombre_completo })),
      total,
      pagado,
      hora_fin: row.hora_ini + row.duracion,
      pago: paymentState(total, pagado),
      bloqueo: moveLockReason({ ...row, id_mst_socios_creacion }, mayMove),
      aparcada: strip.has(row.id_reg_reserva),
    }
  })
}

/** The bookings of courts in a span of days, with players and money, and the days of all that are parked: four statements. */
export async function plannerBookings(tx: Tx, span: Span) {
  const [rows, waiting] = await together(bookings(tx, span), parked(tx))
  const strip = new Set(waiting.map(({ id_reg_reserva }) => id_reg_reserva))
  return { reservas: await withPeopleAndMoney(tx, rows, { ...span, strip }), aparcadas: waiting.map(({ fecha }) => fecha) }
}
