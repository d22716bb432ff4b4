import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { paymentState } from '@app/contract/invoices/invoice-rules'
import type { ConflictingBooking } from '@app/contract/permanent/compare-series'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { isCharged } from './series-rows.ts'

interface ConflictQuery {
  readonly days: readonly Day[]
  readonly hora_ini: number
  readonly duracion: number
  /** The courts, each with those without parts that a booking of it occupies, and the minutes that stay free after its bookings. */
  readonly courts: readonly { readonly id: number; readonly leaves: readonly number[]; readonly pause: number }[]
}

/**
 * The bookings in the way of courts on days, in one statement; the minutes that courts keep free after bookings count
 * as for a single one.
 */
export async function bookingsInTheWay(tx: Tx, { days, hora_ini, duracion, courts }: ConflictQuery): Promise<ConflictingBooking[]> {
  if (days.length === 0) return []
  const leafRows = courts.flatMap(({ id, leaves, pause }) => leaves.map((leaf) => ({ id, leaf, pause })))
  const starts = days.map((day) => clubMinutes(day, hora_ini))
  const { pausa } = await tx
    .selectFrom('recurso')
    .select(sql<number>`coalesce(max(tiempo_reserva_posterior), 0)`.as('pausa'))
    .executeTakeFirstOrThrow()
  const start = sql.ref<number>('w.start')
  const overlaps = sql<boolean>`o.ocupa && int4range(${start}, ${start} + ${duracion}::int)`
  return tx
    .selectFrom(sql<{ fecha: Day; start: number }>`unnest(${days}::date[], ${starts}::int[])`.as<'w'>(sql`w(fecha, start)`))
    .innerJoin(
      sql<{
        root: number
        leaf: number
        pause: number
      }>`unnest(${leafRows.map((one) => one.id)}::bigint[], ${leafRows.map((one) => one.leaf)}::bigint[], ${leafRows.map((one) => one.pause)}::int[])`.as<'g'>(
        sql`g(root, leaf, pause)`,
      ),
      (join) => join.onTrue(),
    )
    .innerJoin('reserva_ocupa as o', (join) =>
      join
        .onRef('o.id_mst_recurso', '=', 'g.leaf')
        .on(sql<boolean>`o.ocupa && int4range(${start} - ${pausa}::int, ${start} + ${duracion}::int + ${pausa}::int)`),
    )
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['w.fecha', 'g.root as id_mst_recurso', 'o.id_reg_reserva', sql<boolean>`bool_or(${overlaps})`.as('solapa')])
    .where(sql<boolean>`lower(o.ocupa) < ${start} + ${duracion}::int + g.pause`)
    .where(sql<boolean>`${start} < upper(o.ocupa) + c.tiempo_reserva_posterior`)
    .groupBy(['w.fecha', 'g.root', 'o.id_reg_reserva'])
    .orderBy('w.fecha')
    .orderBy('g.root')
    .orderBy('o.id_reg_reserva')
    .execute()
}

/** Facts of bookings in the way: owner, day, place, amount paid. */
export async function clashes(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .leftJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .leftJoin('reservafija as p', 'p.id_mst_reservasfijas', 'r.id_mst_reservasfijas')
    .leftJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
    .select([
      'r.id_reg_reserva',
      'r.fecha',
      'r.hora_ini',
      'r.duracion',
      'r.id_mst_recurso',
      'c.desc_recurso',
      'p.id_mst_reservasfijas',
      'r.es_bloqueig',
    ])
    .select([
      sql<string | null>`coalesce(r.nombre, ${fullName('s')})`.as('nombre'),
      sql<number>`coalesce(sum(f.precio * f.cantidad), 0)::bigint`.as('total'),
      sql<number>`coalesce(sum(f.pagado), 0)::bigint`.as('pagado'),
      isCharged.as('cobrada'),
    ])
    .where('r.id_reg_reserva', 'in', ids)
    .groupBy(['r.id_reg_reserva', 'c.id_mst_recurso', 's.id_mst_socios', 'p.id_mst_reservasfijas'])
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .execute()
  return rows.map(({ duracion, ...row }) => ({ ...row, hora_fin: row.hora_ini + duracion, pago: paymentState(row.total, row.pagado) }))
}
export type Clash = Awaited<ReturnType<typeof clashes>>[number]
