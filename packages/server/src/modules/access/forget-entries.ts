import type { Tx } from '../../kit/database/database.ts'

/** Deletes the requests of terminals that erased members caused: their answers name them. Their log is deleted by its resource. */
export async function forgetEntries(tx: Tx, ids: readonly number[]) {
  await tx
    .deleteFrom('peticion_domotica as p')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('acceso as a')
          .select('a.id_reg_reservaplc')
          .whereRef('a.id_terminalacceso', '=', 'p.id_terminalacceso')
          .whereRef('a.fecha', '=', 'p.fecha_peticion')
          .where('a.id_mst_socios', 'in', ids),
      ),
    )
    .execute()
}
