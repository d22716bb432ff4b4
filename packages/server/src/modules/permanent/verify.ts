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
        // one that was brought back after its date got another booking is a booking by itself
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('reserva_hist as h')
                .select('h.id_reg_reserva')
                .whereRef('h.id_reg_reserva', '=', 'r.id_reg_reserva')
                .where('h.fecha_restaurada', 'is not', null),
            ),
          ),
        )
        .groupBy(['r.id_reg_reserva', 's.id_mst_reservasfijas'])
        .having((eb) => eb.fn.count('d.id_reg_reservafija_fecha'), '<>', 1)
        .limit(100)
        .execute(),
  },
  {
    name: 'permanent bookings: the booking of a date is one of its permanent booking',
    offending: (tx) =>
      tx
        .selectFrom('reservafija_fecha as d')
        .innerJoin('reserva as r', 'r.id_reg_reserva', 'd.id_reg_reserva')
        .select(['d.id_reg_reservafija_fecha', 'r.id_reg_reserva'])
        .where((eb) => eb('r.id_mst_reservasfijas', 'is distinct from', eb.ref('d.id_mst_reservasfijas')))
        .limit(100)
        .execute(),
  },
]
