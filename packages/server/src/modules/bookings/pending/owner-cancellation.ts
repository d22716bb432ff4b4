import { isPunished, punishmentEnd } from '@app/contract/members/web-punishment'
import type { Day } from '@app/contract/values/day'
import { after, wallInstant } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Call } from '../../../kit/http/serve.ts'
import { settings } from '../../club/public.ts'
import { lockMember, writeMember } from '../../members/public.ts'
import type { Booking } from '../booking-row.ts'

type Calling = Pick<Call<unknown>, 'tx' | 'now' | 'club'>

/** Last instant at which the owner may cancel a booking, and whether it has passed (A-173, decision 0154). */
export async function deadlineOf({ tx, now, club }: Calling, { fecha, hora_ini }: Pick<Booking, 'fecha' | 'hora_ini'>) {
  const { HORAS_ANULAR_RESERVA: hours } = await settings(tx)
  const limite = after(wallInstant(fecha, hora_ini, club.zone), -hours * 3600)
  return { limite, fuera_de_plazo: now > limite }
}

/** First day with web access after a penalty for a late cancellation; null without one: a guest, a reserved member, or no days set. */
export async function penaltyOf(tx: Tx, { id_mst_socios: owner }: Pick<Booking, 'id_mst_socios'>, today: Day): Promise<Day | null> {
  const end = punishmentEnd(today, (await settings(tx)).SOCIO_DIAS_CASTIGO)
  if (end === null || owner === null) return null
  const found = await tx.selectFrom('socio').select('reservado').where('id_mst_socios', '=', owner).executeTakeFirst()
  return found && !found.reservado ? end : null
}

/** Penalises the owner of a late cancellation, unless a penalty lasts as long already; returns the penalty for the archive. */
export async function penalise(call: Call<unknown>, booking: Booking) {
  const hasta = await penaltyOf(call.tx, booking, call.today)
  if (hasta === null) return null
  const before = await lockMember(call.tx, booking.id_mst_socios!)
  const antes = before.fecha_ini_acceso_web
  if (antes !== null && antes >= hasta) return null
  await writeMember(call, before, { fecha_ini_acceso_web: hasta })
  return { antes, hasta }
}

/** Takes back the penalty of a cancellation that is undone, while it is the one in force. */
export async function pardon(call: Call<unknown>, owner: number, { antes, hasta }: { antes: Day | null; hasta: Day }) {
  const before = await lockMember(call.tx, owner)
  if (before.fecha_ini_acceso_web !== hasta) return
  await writeMember(call, before, { fecha_ini_acceso_web: isPunished(antes, call.today) ? antes : null })
}
