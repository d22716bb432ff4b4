import { confirmStates } from '@app/contract/bookings/booking'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { User } from '../../../kit/http/user.ts'
import type { Booking } from '../booking-row.ts'
import type { CourtFacts } from '../schedule/court-facts.ts'

type Confirmed = Pick<CourtFacts, 'id_mst_socios_confirmador'>

/** Whether somebody may confirm bookings of a court: its confirmer and administrators. */
const mayConfirm = ({ id_mst_socios_confirmador: confirmer }: Confirmed, user: User) =>
  confirmer === null || user.is_admin || confirmer === user.id_mst_socios

/** A booking of a court that somebody confirms waits for that one, unless they make it themselves. */
export const stateOfNew = ({ id_mst_socios_confirmador: confirmer }: Confirmed, user: User) =>
  confirmer === null || confirmer === user.id_mst_socios ? confirmStates.none : confirmStates.validation

/** A booking that is moved by somebody who may not confirm it there waits (again); one that waits goes on waiting; matches keep their state. */
export const stateOfMoved = ({ pendiente_confirmar }: Booking, court: Confirmed, user: User) =>
  pendiente_confirmar === confirmStates.none && !mayConfirm(court, user) ? confirmStates.validation : pendiente_confirmar

/** Who confirms the bookings of a court, with the name; null where nobody has to. */
export const confirmerOf = (tx: Tx, court: number) =>
  tx
    .selectFrom('recurso as c')
    .innerJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios_confirmador')
    .select(['c.desc_recurso', 's.id_mst_socios', fullName('s').as('nombre')])
    .where('c.id_mst_recurso', '=', court)
    .executeTakeFirst()

/** Refuses whoever is neither the court's confirmer nor an administrator. */
export async function requireConfirmer(tx: Tx, { id_mst_recurso }: Pick<Booking, 'id_mst_recurso'>, user: User) {
  const confirmer = await confirmerOf(tx, id_mst_recurso)
  if (!confirmer || mayConfirm({ id_mst_socios_confirmador: confirmer.id_mst_socios }, user)) return
  refuse('booking.no_confirma', {}, { pista: confirmer.desc_recurso, nombre: confirmer.nombre })
}
