import { bookingTeams, markAllPresent, markPresent, markTeamPresent } from '@app/contract/bookings/attendance'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { lockBookingLines, markPresence } from '../invoices/public.ts'
import { lockBooking } from './booking-row.ts'
import { bookingLines } from './read-lines.ts'

const linesAfter = async ({ tx, today, minute }: Pick<Call<unknown>, 'tx' | 'today' | 'minute'>, id: number) => ({
  facturas: await bookingLines(tx, id, { today, minute }),
})

export const allPresent = handle(markAllPresent, async (call) => {
  const { id } = call.input
  await lockBooking(call.tx, id)
  await markPresence(call.tx, id, true)
  return linesAfter(call, id)
})

export const present = handle(markPresent, async (call) => {
  const { id, id_factura, asistencia } = call.input
  await lockBooking(call.tx, id)
  const lines = await lockBookingLines(call.tx, id)
  if (!lines.some((line) => line.id_reg_factura === id_factura)) refuse('msg.not_found')
  await markPresence(call.tx, id, asistencia, [id_factura])
  return linesAfter(call, id)
})

const membersOf = async (tx: Tx, id_mst_etiqueta: number) => {
  const rows = await tx.selectFrom('socios_etiqueta').select('id_mst_socios').where('id_mst_etiqueta', '=', id_mst_etiqueta).execute()
  return new Set(rows.map((row) => row.id_mst_socios))
}

export const teamPresent = handle(markTeamPresent, async (call) => {
  const { tx, input } = call
  const { id, id_etiqueta, n: came } = input
  await lockBooking(tx, id)
  const label = await tx.selectFrom('etiqueta').select('desc_etiqueta').where('id_mst_etiqueta', '=', id_etiqueta).executeTakeFirst()
  if (!label) refuse('msg.not_found')
  const team = await membersOf(tx, id_etiqueta)
  const lines = await lockBookingLines(tx, id)
  const own = lines.filter((line) => line.id_mst_socios !== null && team.has(line.id_mst_socios))
  if (own.length === 0) refuse('booking.equipo_sin_jugadores', {}, { etiqueta: label.desc_etiqueta })
  await markPresence(
    tx,
    id,
    came,
    own.map((line) => line.id_reg_factura),
  )
  return linesAfter(call, id)
})

export const teams = handle(bookingTeams, ({ tx, input: { id } }) =>
  tx
    .selectFrom('factura as f')
    .innerJoin('socios_etiqueta as o', 'o.id_mst_socios', 'f.id_mst_socios')
    .innerJoin('etiqueta as e', 'e.id_mst_etiqueta', 'o.id_mst_etiqueta')
    .select(['e.id_mst_etiqueta', 'e.desc_etiqueta'])
    .select(sql<number>`count(*)`.as('jugadores'))
    .select(sql<number>`count(*) filter (where f.asistencia)`.as('presentes'))
    .where('f.id_reg_reserva', '=', id)
    .groupBy(['e.id_mst_etiqueta', 'e.desc_etiqueta'])
    .orderBy('e.desc_etiqueta')
    .execute(),
)
