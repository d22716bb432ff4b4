import type { booking } from '@app/contract/bookings/booking'
import type { RowOfResource } from '@app/contract/kit/resource'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/fail.ts'
import { settings } from '../club/public.ts'
import { type Asked, type CourtFacts, courtFacts } from './court-facts.ts'

export type Booking = RowOfResource<typeof booking>

/** A booking, locked: whoever changes it, its places and its lines take turns. */
export const lockBooking = async (tx: Tx, id: number): Promise<Booking> =>
  (await tx.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id).forUpdate().executeTakeFirst()) ?? refuse('msg.not_found')

/** One court with its limits, those for one booking where it is `asked` about; refuses a court that does not exist. */
export const oneCourt = async (tx: Tx, id: number, asked?: Asked): Promise<CourtFacts> =>
  (await courtFacts(tx, { ids: [id] }, await settings(tx), asked))[0] ?? refuse('msg.not_found', { id_mst_recurso: 'msg.not_found' })

/** Refuses a type that is not used any more, of a court that was asked about it; keeping the one a booking has is allowed. */
export const checkType = ({ tipo_activo }: CourtFacts, id: number, kept?: number) => {
  if (id !== kept && !tipo_activo) refuse('booking.tipo_inactivo', { id_mst_tiporeserva: 'booking.tipo_inactivo' })
}

/** Refuses levels the wrong way round. */
export const checkLevels = ({ nivel, nivel_max }: Pick<Booking, 'nivel' | 'nivel_max'>) => {
  if (nivel > nivel_max) refuse('booking.nivel_invertido', { nivel_max: 'booking.nivel_invertido' })
}

/** What every call that saves a booking answers: `total` is the sum of its lines in cents. */
export async function savedAs(tx: Tx, { id_reg_reserva, version }: Pick<Booking, 'id_reg_reserva' | 'version'>) {
  const { total } = await tx
    .selectFrom('factura')
    .select(sql<number>`coalesce(sum(precio * cantidad), 0)::bigint`.as('total'))
    .where('id_reg_reserva', '=', id_reg_reserva)
    .executeTakeFirstOrThrow()
  return { id_reg_reserva, version, total }
}
