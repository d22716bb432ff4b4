import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { checkSameTime } from '@app/contract/bookings/same-time'
import type { Settings } from '@app/contract/club/parameters'
import { guestMember } from '@app/contract/members/member'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { settings } from '../../club/public.ts'
import { type Slot, slotText } from './slot.ts'

type Stretch = Omit<Slot, 'court'>
interface SameTimeQuery {
  readonly members: readonly number[]
  readonly when: Stretch
  /** The booking itself, which does not count. */
  readonly except: number
}

/** Members with another booking at that time, each with the first one, as values of the warning; guests never. */
export async function allBookedElsewhere(tx: Tx, { members, when, except }: SameTimeQuery) {
  const people = members.filter((id) => id !== guestMember)
  if (people.length === 0) return []
  const from = clubMinutes(when.day, when.from)
  const start = sql`((r.fecha - date '2000-01-01') * 1440 + r.hora_ini)`
  const others = await tx
    .selectFrom('reserva_socio as p')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios')
    .select([
      'c.desc_recurso',
      'r.fecha as day',
      'r.hora_ini as from',
      'r.duracion as minutes',
      fullName('s').as('nombre'),
      'p.id_mst_socios',
    ])
    .where('p.id_mst_socios', 'in', people)
    .where('r.id_reg_reserva', '<>', except)
    .where('r.ocupado', '=', true)
    .where('r.fecha', '>=', addDays(when.day, -1)) // only for speed
    .where('r.fecha', '<=', addDays(when.day, when.from + when.minutes > 1440 ? 1 : 0)) // only for speed
    .where(sql<boolean>`${start} < ${from + when.minutes}::int and ${start} + r.duracion > ${from}::int`)
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('p.id_reg_reserva_socio')
    .execute()
  const firsts = others.filter((one, at) => others.findIndex(({ id_mst_socios }) => id_mst_socios === one.id_mst_socios) === at)
  return firsts.map((one) => ({ nombre: one.nombre, ...slotText(one, one) }))
}

/** The first of them; null if everybody is free. */
export const bookedElsewhere = async (tx: Tx, query: SameTimeQuery) => (await allBookedElsewhere(tx, query))[0] ?? null

type OtherBooking = Awaited<ReturnType<typeof bookedElsewhere>>
/** Warns of a player booked elsewhere at the same time, unless the club allows it; the answer includes the field that confirms. */
export function warnOfSameTime(values: OtherBooking, { RESERVA_PERMITIR_EN_MISMO_HORARIO: allowed }: Settings) {
  if (values && !allowed) refuse('msg.RESERVA_PERMITIR_EN_MISMO_HORARIO', {}, values, { error: 1, confirm: 'confirmar_mismo_horario' })
}

export const check = handle(checkSameTime, async ({ tx, input, say }) => {
  const { id_mst_socios, socios, day, hora_ini: from, duracion: minutes, id_reg_reserva } = input
  const members = id_mst_socios === null ? socios : [id_mst_socios, ...socios]
  const { RESERVA_PERMITIR_EN_MISMO_HORARIO: allowed } = await settings(tx)
  const values = allowed ? null : await bookedElsewhere(tx, { members, when: { day, from, minutes }, except: id_reg_reserva ?? 0 })
  return values
    ? { error: true, msg: say('msg.RESERVA_PERMITIR_EN_MISMO_HORARIO', values) }
    : { error: false, msg: say('booking.mismo_horario_libre') }
})
