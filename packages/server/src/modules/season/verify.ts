import { seasonStates } from '@app/contract/bookings/booking'
import { seasonWeek } from '@app/contract/season/season-days'
import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'season: a booking of the model week is approved exactly when its approval is kept',
    offending: (tx) =>
      tx
        .selectFrom('reserva as r')
        .leftJoin('temporada_aprobada as a', 'a.id_reg_reserva', 'r.id_reg_reserva')
        .select(['r.id_reg_reserva', 'a.id_mst_reservasfijas'])
        .where('r.fecha', '>=', seasonWeek.start)
        .where('r.fecha', '<=', seasonWeek.end)
        .where(sql<boolean>`(r.estado_reserva_fija = ${seasonStates.approved}) <> (a.id_reg_reserva is not null)`)
        .limit(100)
        .execute(),
  },
  {
    name: 'season: nobody owes anything for a booking of the model week',
    offending: (tx) =>
      tx
        .selectFrom('reserva as r')
        .innerJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
        .select(['r.id_reg_reserva', 'f.id_reg_factura'])
        .where('r.fecha', '>=', seasonWeek.start)
        .where('r.fecha', '<=', seasonWeek.end)
        .where('f.precio_calculado', 'is not', null)
        .limit(100)
        .execute(),
  },
]
