import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { guestMember } from '@app/contract/members/member'
import { sql } from 'kysely'
import { clubTime } from '../../../kit/clock.ts'
import { isOneOf } from '../../../kit/database/database.ts'
import type { WorkCall } from '../../../kit/http/serve.ts'
import { readersOf } from '../../letters/public.ts'
import { noteAsked } from '../notices/pending-notices.ts'

type Asking = Pick<WorkCall, 'tx' | 'now'> & { readonly club: Pick<WorkCall['club'], 'zone'> }

/**
 * Has the players of bookings told that they are cancelled, before they are: whatever the players and AVISO_RESERVAS say (`forzar_notificar`).
 * Returns the number of people who get a letter; nobody is told of a booking that began.
 */
export async function cancelNotices({ tx, now, club }: Asking, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { today, minute } = clubTime(now, club.zone)
  const players = await tx
    .selectFrom('reserva_socio as p')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
    .select('p.id_mst_socios')
    .distinct()
    .where(isOneOf('p.id_reg_reserva', ids))
    .where('p.id_mst_socios', '<>', guestMember)
    .where(sql<boolean>`(r.fecha - date '2000-01-01') * 1440 + r.hora_ini > ${clubMinutes(today, minute)}::integer`)
    .execute()
  await noteAsked(tx, ids, now)
  const readers = await readersOf(
    tx,
    players.map((one) => one.id_mst_socios),
    'asked',
  )
  return readers.filter((one) => one.motivo === null).length
}
