import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'

/** First and last day of a period. */
export interface Days {
  readonly from: Day
  readonly to: Day
}
/** Change of the day on which enrolments were billed; null for pending ones. */
interface BilledChange {
  readonly before: Day | null
  readonly after: Day | null
}
/** Prices of changed enrolments, in cents. */
export type Prices = readonly { readonly precio: number }[]

/** Sets the day of billing of the enrolments in activities of these days that have another one. */
export const rebillActivities = (tx: Tx, { from, to }: Days, { before, after }: BilledChange): Promise<Prices> =>
  tx
    .updateTable('actividad_inscrito')
    .set({ fecha_facturacion: after })
    .where('id_reg_actividades_inscritos', 'in', (q) =>
      q
        .selectFrom('actividad_inscrito')
        .select('id_reg_actividades_inscritos')
        .where('fecha', '>=', from)
        .where('fecha', '<=', to)
        .where('fecha_facturacion', before === null ? 'is' : '=', before)
        .orderBy('id_reg_actividades_inscritos')
        .forNoKeyUpdate(),
    )
    .returning('precio')
    .execute()

/** The same for enrolments in championships. */
export const rebillChampionships = (tx: Tx, { from, to }: Days, { before, after }: BilledChange): Promise<Prices> =>
  tx
    .updateTable('campeonato_inscrito')
    .set({ fecha_facturacion: after })
    .where('id_reg_campeonatos_inscritos', 'in', (q) =>
      q
        .selectFrom('campeonato_inscrito')
        .select('id_reg_campeonatos_inscritos')
        .where('fecha', '>=', from)
        .where('fecha', '<=', to)
        .where('fecha_facturacion', before === null ? 'is' : '=', before)
        .orderBy('id_reg_campeonatos_inscritos')
        .forNoKeyUpdate(),
    )
    .returning('precio')
    .execute()
