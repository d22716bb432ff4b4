import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'matches: the booking of a match waits for approval or is approved, and no other booking does',
    offending: (tx) =>
      tx
        .selectFrom('reserva')
        .select(['id_reg_reserva', 'id_reg_partidos', 'pendiente_confirmar'])
        .where((eb) =>
          eb.or([
            eb.and([eb('id_reg_partidos', 'is not', null), eb('pendiente_confirmar', 'not in', [2, 3])]),
            eb.and([eb('id_reg_partidos', 'is', null), eb('pendiente_confirmar', 'in', [2, 3])]),
          ]),
        )
        .limit(100)
        .execute(),
  },
]
