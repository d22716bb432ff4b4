import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'permanent bookings: a booking to come of a permanent one is a date of it, once',
    offending: (tx) =>
      tx
        .selectFrom('reserva as r')
        .innerJoin('reservafija as s', 's.id_mst_reservasfijas', 'r.id_mst_reservasfijas')
        .leftJoin('reservafija_fecha as d', (join) =>
          join.onRef('d.id_reg_reserva', '=', 'r.id_reg_reserva').onRef('d.id_mst_reservasfijas', '=', 's.id_mst_reservasfijas'),
        )
        .select(['r.id_reg_reserva', 's.id_mst_reservasfijas'])
        .groupBy(['r.id_reg_reserva', 's.id_mst_reservasfijas'])
        .having((eb) => eb.fn.count('d.id_reg_reservafija_fecha'), '<>', 1)
        .limit(100)
        .execute(),
  },
]
