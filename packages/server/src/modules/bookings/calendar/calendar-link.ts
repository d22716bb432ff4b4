import { confirmStates, everyLevel } from '@app/contract/bookings/booking'
import * as declared from '@app/contract/bookings/calendar-link'
import { product } from '@app/contract/product'
import { addDays, type Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { hashToken, newToken } from '../../../kit/secrets/tokens.ts'
import { inSports, type Sports, sportsReadBy } from '../../member-permissions/public.ts'
import { type BookedEvent, endSequenceOf, eventOf, sequenceOf } from './booking-event.ts'
import { calendarText } from './calendar-text.ts'
import { daysBefore } from './record-leaving.ts'

const daysAfter = 400
/** States that wait for a confirmation. */
const waiting: readonly number[] = [confirmStates.validation, confirmStates.pending]

interface FeedOwner {
  readonly id_mst_recurso: number | null
  readonly id_mst_socios: number | null
}
/** The column that selects the bookings of a link, and its value; refuses neither and both. */
function ownerOf({ id_mst_recurso: court, id_mst_socios: member }: FeedOwner) {
  if (court !== null && member === null) return { column: 'id_mst_recurso', id: court } as const
  if (member !== null && court === null) return { column: 'id_mst_socios', id: member } as const
  return refuse('msg.invalid_input', { id_mst_recurso: 'booking.calendario_de_uno' })
}

export const info = handle(declared.calendarLinkInfo, async ({ tx, input }) => {
  const { column, id } = ownerOf(input)
  const link = await tx
    .selectFrom('enlace_calendario as e')
    .leftJoin('socio as s', 's.id_mst_socios', 'e.id_mst_socios_creacion')
    .select(['e.fecha_creacion', sql<string | null>`${fullName('s')}`.as('desc_socio_creacion')])
    .where(`e.${column}`, '=', id)
    .executeTakeFirst()
  return link ?? { fecha_creacion: null, desc_socio_creacion: null }
})

export const make = handle(declared.makeCalendarLink, async ({ tx, input, user, now }) => {
  const { column, id } = ownerOf(input)
  const token = newToken()
  const row = { huella: hashToken(token), id_mst_socios_creacion: user.id_mst_socios, fecha_creacion: now }
  await tx
    .insertInto('enlace_calendario')
    .values({ [column]: id, ...row })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(row))
    .execute()
  return { path: `/api/calendario/${token}` }
})

export const revoke = handle(declared.revokeCalendarLink, async ({ tx, input }) => {
  const { column, id } = ownerOf(input)
  await tx.deleteFrom('enlace_calendario').where(column, '=', id).execute()
  return {}
})

interface Span {
  readonly from: Day
  readonly to: Day
}

/** The levels that a match requires, if its court shows them to members (`mostrar_nivel_partida_usuarios`), '3–4'; null for any level. */
const levels = sql<
  string | null
>`case when c.mostrar_nivel_partida_usuarios and (r.nivel > ${everyLevel.from} or r.nivel_max < ${everyLevel.to})
  then case when r.nivel = r.nivel_max then r.nivel::text else concat(r.nivel, '–', r.nivel_max) end end`

type Left = Omit<BookedEvent, 'summary' | 'status'>

/** Bookings that were at the court, or of the member, and left on a day of the span: each as it last was there. */
async function departed(tx: Tx, { id_mst_recurso: court, id_mst_socios: member }: FeedOwner, { from, to }: Span): Promise<Left[]> {
  const rows = await tx
    .selectFrom('reserva_salida as l')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'l.id_mst_recurso')
    .distinctOn('l.id_reg_reserva')
    .select(['l.id_reg_reserva', 'l.version', 'l.fecha', 'l.hora_ini', 'l.duracion', 'l.fecha_salida as changed'])
    .select('c.desc_recurso as location')
    .where('l.fecha', '>=', from)
    .where('l.fecha', '<=', to)
    .$if(court !== null, (q) => q.where('l.id_mst_recurso', '=', court!))
    .$if(member !== null, (q) => q.where(sql<boolean>`l.socios @> to_jsonb(${member}::bigint)`))
    .orderBy('l.id_reg_reserva')
    .orderBy('l.version', 'desc')
    .execute()
  return rows.map(({ version, ...row }) => ({ ...row, sequence: endSequenceOf(version) }))
}

const cancelled = (row: Left): BookedEvent => ({ ...row, summary: row.location, status: 'CANCELLED' })

interface Feed extends Span {
  readonly owner: FeedOwner
  /** Sports that the creator of the link sees; null is all. */
  readonly sports: Sports | null
  /** Bookings that were in the feed on one of its days: told wherever they are now. */
  readonly known: readonly number[]
}
/** Current bookings of the span; those of a sport that the creator of the link does not see as cancelled. */
async function standing(tx: Tx, { owner, sports, known, from, to }: Feed): Promise<BookedEvent[]> {
  const { id_mst_recurso: court, id_mst_socios: member } = owner
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
    .leftJoin('socio as o', 'o.id_mst_socios', 'r.id_mst_socios')
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion', 'r.version', 'r.pendiente_confirmar'])
    .select(['r.fecha_modificacion as changed', 'c.desc_recurso as location', levels.as('levels')])
    .select(sql<string>`coalesce(r.nombre, ${fullName('o')}, t.desc_tiporeserva)`.as('owner'))
    .select(inSports('c.id_mst_tiporecurso', sports).as('isSeen'))
    .where((eb) =>
      eb.or([
        eb.and([eb('r.fecha', '>=', from), eb('r.fecha', '<=', to)]),
        ...(known.length > 0 ? [eb('r.id_reg_reserva', 'in', known)] : []),
      ]),
    )
    .where('r.ocupado', '=', true)
    .$if(court !== null, (q) => q.where('r.id_mst_recurso', '=', court!))
    .$if(member !== null, (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('reserva_socio as p')
            .select('p.id_reg_reserva_socio')
            .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
            .where('p.id_mst_socios', '=', member!),
        ),
      ),
    )
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .execute()
  return rows.map(({ version, pendiente_confirmar, owner, levels, isSeen, ...row }) =>
    isSeen
      ? {
          ...row,
          summary: court === null ? [row.location, levels].filter(Boolean).join(' · ') : owner,
          sequence: sequenceOf(version),
          status: waiting.includes(pendiente_confirmar) ? 'TENTATIVE' : 'CONFIRMED',
        }
      : cancelled({ ...row, sequence: endSequenceOf(version) }),
  )
}

/** Events of a feed: current bookings, and those that left as cancelled. */
async function eventsOf(tx: Tx, feed: Omit<Feed, 'known'>): Promise<BookedEvent[]> {
  const left = await departed(tx, feed.owner, feed)
  const here = await standing(tx, { ...feed, known: left.map((one) => one.id_reg_reserva) })
  const isHere = new Set(here.map((one) => one.id_reg_reserva))
  return [...here, ...left.filter((one) => !isHere.has(one.id_reg_reserva)).map(cancelled)]
}

export const feed = handle(declared.calendarFeed, async ({ tx, input, today, club }) => {
  const link = await tx
    .selectFrom('enlace_calendario as e')
    .leftJoin('recurso as c', 'c.id_mst_recurso', 'e.id_mst_recurso')
    .leftJoin('socio as s', 's.id_mst_socios', 'e.id_mst_socios')
    .leftJoin('cuenta as u', 'u.id_mst_socios', 'e.id_mst_socios_creacion')
    .select(['e.id_mst_recurso', 'e.id_mst_socios', sql<string>`coalesce(c.desc_recurso, ${fullName('s')})`.as('name')])
    .select(['u.id_mst_socios as creator', 'u.is_admin'])
    .where('e.huella', '=', hashToken(input.token))
    .executeTakeFirst()
  if (!link) return refuse('msg.not_found')
  const { creator, is_admin, ...owner } = link
  const sports = creator === null ? null : await sportsReadBy(tx, { id_mst_socios: creator, is_admin: is_admin === true })
  const booked = await eventsOf(tx, { owner, sports, from: addDays(today, -daysBefore), to: addDays(today, daysAfter) })
  const events = booked.map((one) => eventOf(one, club))
  return calendarText({ product: `${product.name}//${product.name}`, name: link.name, events })
})
