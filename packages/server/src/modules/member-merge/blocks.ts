import type { mergeBlocks } from '@app/contract/member-merge/member-merge'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import type { MemberRecord } from '../members/public.ts'

export interface Block {
  readonly motivo: (typeof mergeBlocks)[number]
  readonly detalle: string | null
}

/** The account of a member of staff; undefined for others. */
export const isStaff = (tx: Tx, id: number) =>
  tx
    .selectFrom('cuenta')
    .select('id_mst_socios')
    .where('id_mst_socios', '=', id)
    .where((eb) => eb.or([eb('is_staff', '=', true), eb('is_admin', '=', true)]))
    .executeTakeFirst()

/** A booking in which both play, or which one made and the other plays in is no such. */
const sharedBooking = (tx: Tx, one: number, other: number) =>
  tx
    .selectFrom('reserva_socio as a')
    .innerJoin('reserva_socio as b', 'b.id_reg_reserva', 'a.id_reg_reserva')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'a.id_reg_reserva')
    .select(['r.fecha', 'r.hora_ini'])
    .where('a.id_mst_socios', '=', one)
    .where('b.id_mst_socios', '=', other)
    .orderBy('r.fecha', 'desc')
    .executeTakeFirst()

/** A fee, of one course or of none, that both have on some day. */
const sharedFee = (tx: Tx, one: number, other: number) =>
  tx
    .selectFrom('socios_cuotas as a')
    .innerJoin('socios_cuotas as b', 'b.id_cuota', 'a.id_cuota')
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'a.id_cuota')
    .select('c.desc_cuota')
    .where('a.id_mst_socios', '=', one)
    .where('b.id_mst_socios', '=', other)
    .where(sql<boolean>`a.id_mst_curso is not distinct from b.id_mst_curso`)
    .where(
      sql<boolean>`daterange(a.fecha_inicio_cuota, a.fecha_fin_cuota, '[]') && daterange(b.fecha_inicio_cuota, b.fecha_fin_cuota, '[]')`,
    )
    .orderBy('a.id_reg_socios_cuotas')
    .executeTakeFirst()

const underWay = (tx: Tx, id: number) =>
  tx
    .selectFrom('libro_operacion')
    .select('id_reg_operacion')
    .where('id_mst_socios', '=', id)
    .where('estado', 'in', ['pendiente', 'dudosa'])
    .executeTakeFirst()

const sharedTeam = (tx: Tx, one: number, other: number) =>
  tx
    .selectFrom('equipo')
    .select('desc_equipo')
    .where((eb) =>
      eb.or([
        eb.and([eb('id_mst_socios', '=', one), eb('id_mst_socios_pareja', '=', other)]),
        eb.and([eb('id_mst_socios', '=', other), eb('id_mst_socios_pareja', '=', one)]),
      ]),
    )
    .executeTakeFirst()

/** Reasons against merging one record into another: each names data that one person cannot have twice. */
export async function blocksOf(tx: Tx, origin: MemberRecord, stays: MemberRecord): Promise<Block[]> {
  const [from, to] = [origin.id_mst_socios, stays.id_mst_socios]
  const [staff, booking, fee, operation, team] = await together(
    isStaff(tx, from),
    sharedBooking(tx, from, to),
    sharedFee(tx, from, to),
    underWay(tx, from),
    sharedTeam(tx, from, to),
  )
  const isOfOther = (name: 'id_mst_socios_titular' | 'id_mst_socios_tutor') => origin[name] === to || stays[name] === from
  return [
    ...(origin.reservado || stays.reservado ? [{ motivo: 'reserved' as const, detalle: null }] : []),
    ...(staff ? [{ motivo: 'staff' as const, detalle: null }] : []),
    ...(booking ? [{ motivo: 'same_booking' as const, detalle: `${formatDay(booking.fecha)} ${formatMinute(booking.hora_ini)}` }] : []),
    ...(fee ? [{ motivo: 'same_fee' as const, detalle: fee.desc_cuota }] : []),
    ...(isOfOther('id_mst_socios_titular') ? [{ motivo: 'family' as const, detalle: null }] : []),
    ...(isOfOther('id_mst_socios_tutor') ? [{ motivo: 'guardian' as const, detalle: null }] : []),
    ...(operation ? [{ motivo: 'operation' as const, detalle: null }] : []),
    ...(team ? [{ motivo: 'team' as const, detalle: team.desc_equipo }] : []),
  ]
}
