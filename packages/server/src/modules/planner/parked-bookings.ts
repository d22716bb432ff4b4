import { parkedBookings, parkedToday } from '@app/contract/planner/parked-bookings'
import { sql } from 'kysely'
import { fullName } from '../../kit/full-name.ts'
import { handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { inSports, sportsReadBy } from '../member-permissions/public.ts'
import { bookingRows, withPeopleAndMoney } from './planner-bookings.ts'

export const parked = handle(parkedBookings, async ({ tx, user, today }) => {
  const rows = await bookingRows(tx)
    .innerJoin('reserva_aparcada as a', 'a.id_reg_reserva', 'r.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios_creacion')
    .select(['c.id_mst_tiporecurso', 'c.desc_recurso', sql<string>`${fullName('s')}`.as('aparcada_por')])
    .where('r.fecha', '>=', today)
    .where(inSports('c.id_mst_tiporecurso', await sportsReadBy(tx, user)))
    .orderBy('a.fecha_creacion')
    .orderBy('r.id_reg_reserva')
    .execute()
  const strip = new Set(rows.map(({ id_reg_reserva }) => id_reg_reserva))
  return withPeopleAndMoney(tx, rows, { mayMove: (await settings(tx)).DUPLICAR_RESERVA_ADMIN, strip })
})

export const ofToday = handle(parkedToday, async ({ tx, user, today }) => {
  const rows = await tx
    .selectFrom('reserva_aparcada as a')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'a.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select('c.id_mst_tiporecurso')
    .where('r.fecha', '=', today)
    .where(inSports('c.id_mst_tiporecurso', await sportsReadBy(tx, user)))
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .execute()
  return { aparcadas: rows.length, id_mst_tiporecurso: rows[0]?.id_mst_tiporecurso ?? null }
})
