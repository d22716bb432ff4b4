import { confirmStates } from '@app/contract/bookings/booking'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { User } from '../../../kit/http/user.ts'
import type { Booking } from '../booking-row.ts'
import type { CourtFacts } from '../schedule/court-facts.ts'

type CourtConfirmer = Pick<CourtFacts, 'id_mst_socios_confirmador'>

/** True if the user may confirm bookings of a court: its confirmer and administrators. */
const mayConfirm = ({ id_mst_socios_confirmador: confirmer }: CourtConfirmer, user: User) =>
  confirmer === null || user.is_admin || confirmer === user.id_mst_socios

/** State of a new booking: pending validation on a court with a confirmer, unless the confirmer creates it. */
export const stateOfNew = ({ id_mst_socios_confirmador: confirmer }: CourtConfirmer, user: User) =>
  confirmer === null || confirmer === user.id_mst_socios ? confirmStates.none : confirmStates.validation

/**
 * State of a moved booking: pending validation if the user may not confirm it there; a pending one remains pending;
 * matches keep their state.
 */
export const stateOfMoved = ({ pendiente_confirmar }: Booking, court: CourtConfirmer, user: User) =>
  pendiente_confirmar === confirmStates.none && !mayConfirm(court, user) ? confirmStates.validation : pendiente_confirmar

/** The confirmer of the bookings of a court, with name; null if the court has none. */
export const confirmerOf = (tx: Tx, court: number) =>
  tx
    .selectFrom('recurso as c')
    .innerJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios_confirmador')
    .select(['c.desc_recurso', 's.id_mst_socios', fullName('s').as('nombre')])
    .where('c.id_mst_recurso', '=', court)
    .executeTakeFirst()

/** Refuses users other than the court's confirmer and administrators. */
export async function requireConfirmer(tx: Tx, { id_mst_recurso }: Pick<Booking, 'id_mst_recurso'>, user: User) {
  const confirmer = await confirmerOf(tx, id_mst_recurso)
  if (!confirmer || mayConfirm({ id_mst_socios_confirmador: confirmer.id_mst_socios }, user)) return
  refuse('booking.no_confirma', {}, { pista: confirmer.desc_recurso, nombre: confirmer.nombre })
}
