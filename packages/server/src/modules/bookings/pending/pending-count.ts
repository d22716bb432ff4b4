import { confirmStates } from '@app/contract/bookings/booking'
import { pendingCount } from '@app/contract/bookings/pending-count'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { handle } from '../../../kit/http/serve.ts'
import type { User } from '../../../kit/http/user.ts'
import { inSports, sportsReadBy } from '../../member-permissions/public.ts'

/** Number of bookings that the user sees pending validation from a day on, on courts whose pending bookings are shown. */
export const countPending = async (tx: Tx, user: User, from: Day): Promise<{ pendientes: number }> =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(sql<number>`count(*)`.as('pendientes'))
    .where('r.pendiente_confirmar', '=', sql.lit(confirmStates.validation))
    .where('c.mostrar_reservas_pendientes', '=', true)
    .where('r.fecha', '>=', from)
    .where(inSports('c.id_mst_tiporecurso', await sportsReadBy(tx, user)))
    .executeTakeFirstOrThrow()

export const count = handle(pendingCount, ({ tx, user, today }) => countPending(tx, user, today))
