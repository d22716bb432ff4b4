import { confirmStates } from '@app/contract/bookings/booking'
import type { User } from '../../kit/user.ts'
import type { Booking } from './booking-row.ts'
import type { CourtFacts } from './court-facts.ts'

type Confirmed = Pick<CourtFacts, 'id_mst_socios_confirmador'>

/** Whether somebody may confirm bookings of a court: its confirmer and administrators. */
export const mayConfirm = ({ id_mst_socios_confirmador: confirmer }: Confirmed, user: User) =>
  confirmer === null || user.is_admin || confirmer === user.id_mst_socios

/** A booking of a court that somebody confirms waits for that one, unless they make it themselves. */
export const stateOfNew = ({ id_mst_socios_confirmador: confirmer }: Confirmed, user: User) =>
  confirmer === null || confirmer === user.id_mst_socios ? confirmStates.none : confirmStates.validation

/** A booking that is moved by somebody who may not confirm it there waits (again); one that waits goes on waiting; matches keep their state. */
export const stateOfMoved = ({ pendiente_confirmar }: Booking, court: Confirmed, user: User) =>
  pendiente_confirmar === confirmStates.none && !mayConfirm(court, user) ? confirmStates.validation : pendiente_confirmar
