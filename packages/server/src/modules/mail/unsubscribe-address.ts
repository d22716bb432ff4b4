import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/**
 * Records that an address wants no more letters to many, or wants them again. One that is stopped by its bounces stays so, and is unsubscribed
 * when staff lift that.
 */
export const unsubscribeAddress = (
  tx: Tx,
  { email, activa, now }: { readonly email: string; readonly activa: boolean; readonly now: Date },
) => {
  const isHard = sql<boolean>`direccion_parada.activa and direccion_parada.motivo <> 'baja'`
  return tx
    .insertInto('direccion_parada')
    .values({ email: email.toLowerCase(), motivo: 'baja', activa, fecha: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => ({
        motivo: sql<'baja'>`case when ${isHard} then direccion_parada.motivo else 'baja' end`,
        activa: sql<boolean>`${isHard} or ${eb.ref('excluded.activa')}`,
        dada_de_baja: sql<boolean>`${isHard} and ${eb.ref('excluded.activa')}`,
        fecha: sql<Date>`case when ${isHard} then direccion_parada.fecha else ${eb.ref('excluded.fecha')} end`,
      })),
    )
    .execute()
}
