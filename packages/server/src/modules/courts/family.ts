import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** A court and the courts it is part of, upwards; a circle, which nothing should make, ends. */
async function lineOf(tx: Tx, court: number | null): Promise<number[]> {
  if (court === null) return []
  const rows = await tx
    .withRecursive('line(id)', (db) =>
      db
        .selectFrom('recurso')
        .where('id_mst_recurso', '=', court)
        .select('id_mst_recurso as id')
        .union(
          db
            .selectFrom('recurso as part')
            .innerJoin('line', 'line.id', 'part.id_mst_recurso')
            .where('part.id_mst_recurso_padre', 'is not', null)
            .select('part.id_mst_recurso_padre as id')
            .$narrowType<{ id: number }>(),
        ),
    )
    .selectFrom('line')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A court and all of its parts, downwards. */
export async function familyBelow(tx: Tx, court: number): Promise<number[]> {
  const rows = await tx
    .withRecursive('below(id)', (db) =>
      db
        .selectFrom('recurso')
        .where('id_mst_recurso', '=', court)
        .select('id_mst_recurso as id')
        .union(
          db.selectFrom('recurso as part').innerJoin('below', 'below.id', 'part.id_mst_recurso_padre').select('part.id_mst_recurso as id'),
        ),
    )
    .selectFrom('below')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Refuses a parent that is the court itself or one of its parts; call with the families locked. */
export async function requireNoCircle(tx: Tx, court: number, parent: number | null) {
  if ((await lineOf(tx, parent)).includes(court)) refuse('recurso.padre_en_circulo', { id_mst_recurso_padre: 'recurso.padre_en_circulo' })
}

/** Two bookings that would occupy the same court at the same time. */
export interface Collision {
  readonly id_reg_reserva: number
  readonly id_otra: number
  readonly text: string
}
/**
 * Renews the occupation of live bookings of these courts from a day on, and returns the first collisions. Provided by
 * the module of bookings (`registry.ts`): courts do not import it.
 */
export type RenewOccupation = (tx: Tx, courts: readonly number[], from: Day) => Promise<readonly Collision[]>

interface Moved {
  readonly from: number | null
  readonly to: number | null
  readonly today: Day
}
/**
 * After a court has moved from one parent to another: renews the occupation of live bookings of both lines. Refused if
 * some would collide.
 */
export async function regroup(tx: Tx, { from, to, today }: Moved, renewOccupation: RenewOccupation) {
  const courts = [...new Set([...(await lineOf(tx, from)), ...(await lineOf(tx, to))])]
  if (courts.length === 0) return
  await tx.updateTable('recurso').set({ familia_desde: today }).where('id_mst_recurso', 'in', courts).execute()
  const collisions = await renewOccupation(tx, courts, today)
  if (collisions.length === 0) return
  const reservas = collisions.map(({ text }) => text).join('; ')
  const complaint = { key: 'recurso.padre_con_choques', values: { reservas } }
  refuse('recurso.padre_con_choques', { id_mst_recurso_padre: complaint }, { reservas }, { choques: collisions })
}
