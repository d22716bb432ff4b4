import { parkedBookings } from '@app/contract/planner/parked-bookings'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'
import { handle } from '../../kit/serve.ts'
import { fullName } from '../bookings/public.ts'
import { settings } from '../club/public.ts'
import { bookingRows, withPeopleAndMoney } from './planner-bookings.ts'

/** How many bookings from today on are on the parking strip. */
export async function countParked(tx: Tx, today: Day): Promise<number> {
  const { count } = await tx
    .selectFrom('reserva_aparcada as a')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'a.id_reg_reserva')
    .select(sql<number>`count(*)`.as('count'))
    .where('r.fecha', '>=', today)
    .executeTakeFirstOrThrow()
  return count
}

export const parked = handle(parkedBookings, async ({ tx, today }) => {
  const rows = await bookingRows(tx)
    .innerJoin('reserva_aparcada as a', 'a.id_reg_reserva', 'r.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios_creacion')
    .select(['c.id_mst_tiporecurso', 'c.desc_recurso', sql<string>`${fullName('s')}`.as('aparcada_por')])
    .where('r.fecha', '>=', today)
    .orderBy('a.fecha_creacion')
    .orderBy('r.id_reg_reserva')
    .execute()
  return withPeopleAndMoney(tx, rows, (await settings(tx)).DUPLICAR_RESERVA_ADMIN)
})
