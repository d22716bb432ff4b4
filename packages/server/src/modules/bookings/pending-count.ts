import { confirmStates } from '@app/contract/bookings/booking'
import { pendingCount } from '@app/contract/bookings/pending-count'
import { sql } from 'kysely'
import { handle } from '../../kit/serve.ts'

export const count = handle(pendingCount, ({ tx, today }) =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(sql<number>`count(*)`.as('pendientes'))
    .where('r.pendiente_confirmar', '=', confirmStates.validation)
    .where('c.mostrar_reservas_pendientes', '=', true)
    .where('r.fecha', '>=', today)
    .executeTakeFirstOrThrow(),
)
