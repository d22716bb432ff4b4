import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import { together } from '../../../kit/database/together.ts'
import type { SlotColumns } from '../schedule/slot.ts'

/** A booking as it stood, with its players. */
export interface Stood extends SlotColumns {
  readonly version: number
  readonly desc_recurso: string
  readonly socios: readonly number[]
}
/** A booking as it stands. */
export interface Stands extends Stood {
  readonly pin_reserva: string | null
  readonly id_mst_curso: number | null
  readonly pendiente_confirmar: number
}
/** Untold change of a booking. */
export interface Untold {
  readonly id_reg_reserva: number
  readonly forzado: boolean
  readonly restaurada: boolean
  /** As its players know it; null if they know nothing of it. */
  readonly before: Stood | null
  /** Null once it is deleted. */
  readonly now: Stands | null
  /** Places and players that it left since then, the newest first. */
  readonly left: readonly Stood[]
}

/** Bookings as they left a place or players, the newest first. */
async function departures(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('reserva_salida as l')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'l.id_mst_recurso')
    .select(['l.id_reg_reserva', 'l.version', 'l.fecha', 'l.hora_ini', 'l.duracion', 'l.id_mst_recurso', 'l.socios', 'c.desc_recurso'])
    .where(isOneOf('l.id_reg_reserva', ids))
    .orderBy('l.id_reg_reserva')
    .orderBy('l.version', 'desc')
    .execute()
  return Map.groupBy(rows, (row) => row.id_reg_reserva)
}

/** Bookings as they stand, by id; those that no longer occupy their court are absent. */
export async function standing(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Stands>> {
  const [rows, places] = await together(
    tx
      .selectFrom('reserva as r')
      .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
      .select(['r.id_reg_reserva', 'r.version', 'r.fecha', 'r.hora_ini', 'r.duracion', 'r.id_mst_recurso', 'c.desc_recurso'])
      .select(['r.pin_reserva', 'r.id_mst_curso', 'r.pendiente_confirmar'])
      .where(isOneOf('r.id_reg_reserva', ids))
      .where('r.ocupado', '=', true)
      .execute(),
    tx
      .selectFrom('reserva_socio')
      .select(['id_reg_reserva', 'id_mst_socios'])
      .where(isOneOf('id_reg_reserva', ids))
      .orderBy('id_reg_reserva')
      .orderBy('orden')
      .execute(),
  )
  const playersOf = Map.groupBy(places, (place) => place.id_reg_reserva)
  return new Map(
    rows.map(({ id_reg_reserva: id, ...row }) => [id, { ...row, socios: (playersOf.get(id) ?? []).map((place) => place.id_mst_socios) }]),
  )
}

/**
 * Takes the pending notices of a batch: bookings as their players know them and as they stand. Those in the hands of a desk are left, which
 * takes them into its own batch or leaves them as they are.
 */
export async function takeUntold(tx: Tx, lote: string) {
  const taken = await tx
    .selectFrom('reserva_aviso')
    .select(['id_reg_reserva_aviso', 'id_reg_reserva', 'version', 'forzado', 'restaurada'])
    .where('lote', '=', lote)
    .orderBy('id_reg_reserva')
    .forUpdate()
    .skipLocked()
    .execute()
  const rows = taken.map((row) => row.id_reg_reserva_aviso)
  if (rows.length > 0) await tx.deleteFrom('reserva_aviso').where(isOneOf('id_reg_reserva_aviso', rows)).execute()
  const rest = await tx.selectFrom('reserva_aviso').select('id_reg_reserva').where('lote', '=', lote).limit(1).execute()
  if (rows.length === 0) return { untold: [], isWhole: rest.length === 0 }
  const ids = taken.map((row) => row.id_reg_reserva)
  const [leftBy, standsBy] = await together(departures(tx, ids), standing(tx, ids))
  const untold = taken.flatMap(({ id_reg_reserva, version, forzado, restaurada }): Untold | [] => {
    const all = leftBy.get(id_reg_reserva) ?? []
    const before = version === null ? null : all.find((one) => one.version === version)
    if (before === undefined) return []
    const left = before === null ? [] : all.filter((one) => one.version >= before.version)
    return { id_reg_reserva, forzado, restaurada, before, now: standsBy.get(id_reg_reserva) ?? null, left }
  })
  return { untold, isWhole: rest.length === 0 }
}
