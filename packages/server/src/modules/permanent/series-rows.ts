import type { RowOfResource } from '@app/contract/kit/resource'
import type { StoredDate } from '@app/contract/permanent/compare-series'
import type { permanentBooking } from '@app/contract/permanent/permanent-booking'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'

export type SeriesRow = RowOfResource<typeof permanentBooking>

/** A permanent booking or block, with its courts, people and income types. */
export interface Series {
  readonly row: Omit<
    SeriesRow,
    'id_mst_reservasfijas' | 'generada_hasta' | 'version' | 'id_mst_socios_creacion' | 'fecha_creacion' | 'fecha_modificacion'
  >
  readonly courts: readonly number[]
  readonly people: readonly { readonly id_mst_socios: number; readonly cantidad: number }[]
  readonly incomes: readonly { readonly id_mst_tipoingreso: number; readonly id_mst_tipopago: number | null }[]
}
/** A stored series. */
export interface StoredSeries extends Series {
  readonly row: SeriesRow
}

const rowOf = (tx: Tx, id: number) => tx.selectFrom('reservafija').selectAll().where('id_mst_reservasfijas', '=', id)
const courtsOf = async (tx: Tx, id: number) =>
  (
    await tx
      .selectFrom('reservafija_recurso')
      .select('id_mst_recurso')
      .where('id_mst_reservasfijas', '=', id)
      .orderBy('id_reg_reservafija_recurso')
      .execute()
  ).map((one) => one.id_mst_recurso)
const peopleOf = (tx: Tx, id: number) =>
  tx.selectFrom('reservafija_socio').select(['id_mst_socios', 'cantidad']).where('id_mst_reservasfijas', '=', id).orderBy('orden').execute()
const incomesOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('reservafija_ingreso')
    .select(['id_mst_tipoingreso', 'id_mst_tipopago'])
    .where('id_mst_reservasfijas', '=', id)
    .orderBy('orden')
    .execute()

/** A stored series; refuses an unknown number. */
export async function readSeries(tx: Tx, id: number): Promise<StoredSeries> {
  const [row, courts, people, incomes] = await together(
    rowOf(tx, id).executeTakeFirst(),
    courtsOf(tx, id),
    peopleOf(tx, id),
    incomesOf(tx, id),
  )
  return { row: row ?? refuse('msg.not_found'), courts, people, incomes }
}

/** The same, locked: changes of it take turns. Its courts are locked before. */
export async function lockSeries(tx: Tx, id: number): Promise<StoredSeries> {
  await rowOf(tx, id).forUpdate().execute()
  return readSeries(tx, id)
}

/** The same, active, or from a day on not any more. */
export const activated = <S extends Series>(series: S, activo: boolean, from: Day): S => ({
  ...series,
  row: { ...series.row, activo, desactivada_desde: activo ? null : from },
})

/** True if money was taken for a booking, or if a line is no longer the booking's alone: it must not be changed. */
export const isCharged = sql<boolean>`coalesce(bool_or(f.pagado <> 0 or f.retenido <> 0 or f.fecha_pago is not null or f.id_reg_facturaoficial is not null or f.id_reg_tpv_carro is not null or f.id_reg_factura_origen is not null), false)`

/** The dates of a series from a day on, with their bookings as they are now. */
export async function storedDates(tx: Tx, id: number, since: Day): Promise<StoredDate[]> {
  const rows = await tx
    .selectFrom('reservafija_fecha as d')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'd.id_reg_reserva')
    .leftJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
    .select(['d.fecha', 'd.id_mst_recurso', 'r.id_reg_reserva', 'r.fecha as day', 'r.hora_ini', 'r.duracion', 'r.id_mst_recurso as court'])
    .select([sql<number>`coalesce(sum(f.pagado), 0)::bigint`.as('pagado'), isCharged.as('cobrada')])
    .select(sql<number>`coalesce(sum(f.precio * f.cantidad), 0)::bigint`.as('importe'))
    .where('d.id_mst_reservasfijas', '=', id)
    .where('d.fecha', '>=', since)
    .groupBy(['d.id_reg_reservafija_fecha', 'r.id_reg_reserva'])
    .orderBy('d.fecha')
    .execute()
  return rows.map(({ fecha, id_mst_recurso, id_reg_reserva, day, hora_ini, duracion, court, pagado, cobrada, importe }) => ({
    fecha,
    id_mst_recurso,
    reserva:
      id_reg_reserva === null
        ? null
        : { id_reg_reserva, fecha: day!, hora_ini: hora_ini!, duracion: duracion!, id_mst_recurso: court!, pagado, cobrada, importe },
  }))
}
