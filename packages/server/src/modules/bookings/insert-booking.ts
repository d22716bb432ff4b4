import { type Insertable, sql } from 'kysely'
import type { Database, Tx } from '../../kit/database/database.ts'

interface NewBooking {
  readonly row: Insertable<Database['reserva']>
  /** The courts that it occupies: those below its own that have no parts. */
  readonly occupied: readonly number[]
  /** Players, the owner first. */
  readonly places: readonly number[]
}

/** Writes a booking with its occupation and its places, in one statement: desks wait for it; `reserva_pista_libre` has the last word. */
export const insertBooking = (tx: Tx, { row, occupied, places }: NewBooking) =>
  tx
    .with('made', (db) => db.insertInto('reserva').values(row).returningAll())
    .with('occupation', (db) =>
      db
        .insertInto('reserva_ocupa')
        .columns(['id_reg_reserva', 'fecha', 'hora_ini', 'duracion', 'id_mst_recurso'])
        .expression((made) =>
          made
            .selectFrom('made')
            .select(['id_reg_reserva', 'fecha', 'hora_ini', 'duracion', sql<number>`unnest(${occupied}::bigint[])`.as('id_mst_recurso')]),
        ),
    )
    .with('seats', (db) =>
      db
        .insertInto('reserva_socio')
        .columns(['id_reg_reserva', 'id_mst_socios', 'orden'])
        .expression((made) =>
          made
            .selectFrom(['made', sql<{ id: number; n: number }>`unnest(${places}::bigint[]) with ordinality`.as<'seat'>(sql`seat(id, n)`)])
            .select(['id_reg_reserva', 'seat.id', sql<number>`seat.n - 1`.as('orden')]),
        ),
    )
    .selectFrom('made')
    .selectAll()
    .executeTakeFirstOrThrow()
