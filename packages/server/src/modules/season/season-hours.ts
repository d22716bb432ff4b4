import { guestMember } from '@app/contract/members/member'
import { weekday } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Booking } from '../bookings/public.ts'
import { hoursFor } from '../member-hours/public.ts'
import type { Period } from './season-series.ts'

const inOne = 100
/** Hours in readable form: 1.5, 12. */
const inHours = (minutes: number) => Math.trunc(minutes / 0.6) / inOne

/**
 * Refuses a booking of the season for more hours of its court than its owner has left: of the hours row that contains
 * it, otherwise of the season hours. On a court for which the owner has neither, there is no limit (R-314, R-319,
 * decision 0111). Approvals on one court take turns by its lock, and hours are of one court: both see the remainder.
 */
export async function requireHours(tx: Tx, booking: Booking, { period, dates }: { readonly period: Period; readonly dates: number }) {
  const { id_mst_socios: owner, id_mst_recurso, id_mst_tiporeserva, duracion } = booking
  if (owner === null || owner === guestMember) return
  const limit = await hoursFor(tx, owner, booking)
  if (!limit) return
  const { within } = limit
  const played = await tx
    .selectFrom('reserva as r')
    .innerJoin('temporada_aprobada as a', 'a.id_mst_reservasfijas', 'r.id_mst_reservasfijas')
    .select(['r.fecha', 'r.hora_ini', 'r.duracion'])
    .where('r.id_mst_socios', '=', owner)
    .where('r.id_mst_recurso', '=', id_mst_recurso)
    .where('r.id_mst_tiporeserva', '=', id_mst_tiporeserva)
    .where('r.ocupado', '=', true)
    .where(sql<boolean>`r.fecha between ${period.fecha_ini} and ${period.fecha_fin}`)
    .execute()
  const own = await windowsOf(tx, booking)
  const windowOf = (one: { fecha: string; hora_ini: number; duracion: number }) =>
    own.find(
      (row) =>
        row.dia === weekday(one.fecha) && row.hora_inicio <= one.hora_ini && row.hora_fin >= Math.min(one.hora_ini + one.duracion, 1439),
    )
  const isSame = (one: (typeof played)[number]) => {
    const window = windowOf(one)
    return within === null ? window === undefined : window?.dia === within.dia && window.hora_inicio === within.hora_inicio
  }
  const used = played.filter(isSame).reduce((sum, one) => sum + one.duracion, 0)
  const total = used + dates * duracion
  if (total <= limit.horas * 60) return
  const { nombre, desc_recurso: pista } = await tx
    .selectFrom(['socio as s', 'recurso as c'])
    .select(['s.nombre', 'c.desc_recurso'])
    .where('s.id_mst_socios', '=', owner)
    .where('c.id_mst_recurso', '=', id_mst_recurso)
    .executeTakeFirstOrThrow()
  refuse('horas.agotadas', {}, { nombre, pista, horas: limit.horas, total: inHours(total) })
}

/** The owner's hours of the week on the court that do not use up season hours. */
const windowsOf = (tx: Tx, { id_mst_socios, id_mst_recurso, id_mst_tiporeserva }: Booking) =>
  tx
    .selectFrom('socios_horas_partidos_temporada')
    .select(['dia', 'hora_inicio', 'hora_fin'])
    .where('id_mst_socios', '=', id_mst_socios ?? 0)
    .where('id_mst_recurso', '=', id_mst_recurso)
    .where('id_mst_tiporeserva', '=', id_mst_tiporeserva)
    .where('es_partido', '=', false)
    .execute()
