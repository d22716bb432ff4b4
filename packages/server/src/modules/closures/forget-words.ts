import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { namesAny } from '../../kit/database/personal-rows.ts'

/** Empties the names of the bookings of erased members, deleted ones included, in the lists of closures. */
export async function forgetClosureNames(tx: Tx, { schema }: Pick<ClubFacts, 'schema'>, ids: readonly number[]) {
  await tx
    .updateTable('cierre_reserva')
    .set({ nombre: '--' })
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id_reg_reserva', 'in', selectFrom('reserva').select('id_reg_reserva').where('id_mst_socios', 'in', ids)),
        eb('id_reg_reserva', 'in', selectFrom('reserva_socio').select('id_reg_reserva').where('id_mst_socios', 'in', ids)),
        eb(
          'id_reg_reserva',
          'in',
          selectFrom('reserva_hist')
            .select('id_reg_reserva')
            .where(namesAny(schema, 'datos', ids)),
        ),
      ]),
    )
    .execute()
}
