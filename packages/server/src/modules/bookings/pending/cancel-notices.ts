import { guestMember } from '@app/contract/members/member'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { type Writer, writeLetter } from '../../mail/public.ts'
import { letterAddress } from '../../members/public.ts'

/** Mails to the players of cancelled bookings: one each, with all of their bookings. Players without address get none. */
export async function cancelNotices(tx: Tx, writer: Writer, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('reserva_socio as p')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios')
    .leftJoin('cuenta as a', 'a.id_mst_socios', 's.id_mst_socios')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select([
      's.id_mst_socios',
      letterAddress('s', 'tutor').as('email'),
      'a.lang',
      fullName('s').as('nombre'),
      'r.fecha',
      'r.hora_ini',
      'c.desc_recurso',
    ])
    .where('p.id_reg_reserva', 'in', ids)
    .where('s.id_mst_socios', '<>', guestMember)
    .orderBy('s.id_mst_socios')
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .execute()
  return [...Map.groupBy(rows, (row) => row.id_mst_socios).values()].flatMap((own) => {
    const reservas = own.map((one) => `${one.desc_recurso} ${formatDay(one.fecha)} ${formatMinute(one.hora_ini)}`).join(', ')
    const words = { subject: 'booking.aviso_asunto', body: 'booking.aviso', values: { reservas } } as const
    return writeLetter(own[0]!, writer, words) ?? []
  })
}
