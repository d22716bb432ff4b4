import { confirmStates } from '@app/contract/bookings/booking'
import { clubMinutes } from '@app/contract/bookings/booking-rules'
import * as declared from '@app/contract/matches/approvals'
import { sql } from 'kysely'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { changeBookings, lockBooking, requireConfirmer } from '../bookings/public.ts'
import { readersOf } from '../letters/public.ts'
import { mailJob, writeLetter } from '../mail/public.ts'
import { notificationTimes } from '../notification-ranges/public.ts'
import { matchById } from './match-rows.ts'
import { placedText } from './matches.ts'

const { pending, approved } = confirmStates
type State = typeof pending | typeof approved

/** Sets another state of the booking of one match; refuses one that is not in the opposite state, or that has ended. */
async function decide({ tx, user, now, today, minute, input: { id } }: Call<{ id: number }>, to: State) {
  const booking = await lockBooking(tx, id)
  const { pendiente_confirmar, fecha, hora_ini, duracion, version } = booking
  if (booking.id_reg_partidos === null) refuse('partido.no_es_partido')
  if (pendiente_confirmar === to) refuse(to === approved ? 'partido.ya_aprobado' : 'partido.no_aprobado')
  if (clubMinutes(fecha, hora_ini) + duracion <= clubMinutes(today, minute)) refuse('partido.pasado')
  await requireConfirmer(tx, booking, user)
  await changeBookings(tx, [id], { pendiente_confirmar: to, now })
  return { id_reg_reserva: id, version: version + 1 }
}

export const approve = handle(declared.approveMatch, (call) => decide(call, approved))
export const unapprove = handle(declared.unapproveMatch, (call) => decide(call, pending))

/**
 * Sets this state of the day's matches in the opposite state: those that have not ended, on courts whose bookings this
 * user may confirm.
 */
async function decideDay(call: Call<{ dia: string; id_mst_tiporecurso: number }>, to: State) {
  const { tx, user, now, today, minute, input } = call
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select('r.id_reg_reserva')
    .where('r.fecha', '=', input.dia)
    .where('c.id_mst_tiporecurso', '=', input.id_mst_tiporecurso)
    .where('r.id_reg_partidos', 'is not', null)
    .where('r.pendiente_confirmar', '=', to === approved ? pending : approved)
    .where(sql<boolean>`${clubMinutes(input.dia, 0)}::int + r.hora_ini + r.duracion > ${clubMinutes(today, minute)}::int`)
    .$if(!user.is_admin, (q) =>
      q.where((eb) => eb.or([eb('c.id_mst_socios_confirmador', 'is', null), eb('c.id_mst_socios_confirmador', '=', user.id_mst_socios)])),
    )
    .orderBy('r.id_reg_reserva')
    .forUpdate('r')
    .execute()
  const ids = rows.map((row) => row.id_reg_reserva)
  if (ids.length > 0) await changeBookings(tx, ids, { pendiente_confirmar: to, now })
  return { partidos: ids.length }
}

export const approveAll = handle(declared.approveDay, (call) => decideDay(call, approved))
export const unapproveAll = handle(declared.unapproveDay, (call) => decideDay(call, pending))

export const mail = handle(declared.mailMatchState, async ({ tx, input, club, now, later }) => {
  const match = (await matchById(tx, input.id)) ?? refuse('msg.not_found')
  const readers = (await readersOf(tx, match.miembros, 'asked')).filter((reader) => reader.motivo === null)
  const values = { partido: match.nombre, campeonato: match.desc_campeonato, ...(match.reserva && placedText(match.reserva)) }
  const words = { subject: 'partido.correo_asunto', body: `partido.correo_${match.estado}`, values } as const
  const writer = { club: club.nombre, standard: club.language }
  const times = await notificationTimes(tx, match.miembros, { now, zone: club.zone })
  const letters = readers.flatMap((reader) => {
    const letter = writeLetter({ ...reader, nombre: reader.nombre_completo }, writer, words)
    return letter ? [{ letter, due: times.get(reader.id_mst_socios) }] : []
  })
  if (letters.length === 0) refuse('partido.sin_correo')
  for (const { letter, due } of letters) await later(mailJob, letter, { now: due, urgency: 'many' })
  return { enviados: letters.length }
})
