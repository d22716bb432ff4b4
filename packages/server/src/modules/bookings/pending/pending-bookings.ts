import { confirmStates } from '@app/contract/bookings/booking'
import * as declared from '@app/contract/bookings/pending-bookings'
import { isPaymentDueAtBooking } from '@app/contract/courts/court-rules'
import { addDays, type Day, daysBetween } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import type { User } from '../../../kit/http/user.ts'
import { paymentSlots } from '../../courts/public.ts'
import { pendingOf } from '../../invoices/public.ts'
import { inSports, type Sports, sportsReadBy } from '../../member-permissions/public.ts'
import { type Booking, lockBooking, lockWithCourt } from '../booking-row.ts'
import { noteNew } from '../notices/pending-notices.ts'
import { deleteWithLines } from './cancel-booking.ts'
import { confirmerOf, requireConfirmer } from './confirming.ts'

const daysBefore = 60
const daysAfter = 30
const longest = 366

/** The range of days: by default from 60 before to 30 after today. */
function daysOf({ start_date, end_date }: { start_date: Day | null; end_date: Day | null }, today: Day) {
  const [from, to] = [start_date ?? addDays(today, -daysBefore), end_date ?? addDays(today, daysAfter)]
  const days = daysBetween(from, to)
  if (days < 0 || days > longest) refuse('booking.demasiado_intervalo', { end_date: 'booking.demasiado_intervalo' }, { max: longest })
  return { from, to }
}

/** Bookings of a range of days as both lists name them. */
const listed = (tx: Tx, { from, to }: ReturnType<typeof daysOf>, sports: Sports | null) =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
    .leftJoin('socio as o', 'o.id_mst_socios', 'r.id_mst_socios')
    .select(['r.id_reg_reserva', 'c.id_mst_tiporecurso', 'r.fecha as Fecha', 'c.desc_recurso as Recurso', 'r.hora_ini as Inicio'])
    .select(['t.desc_tiporeserva as TipoReserva', sql<number>`r.hora_ini + r.duracion`.as('Fin')])
    .select((db) =>
      db
        .selectFrom('reserva_socio as p')
        .innerJoin('socio as m', 'm.id_mst_socios', 'p.id_mst_socios')
        .select(sql<string>`coalesce(string_agg(${fullName('m')}, ', ' order by p.orden), '')`.as('nombres'))
        .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
        .where('p.orden', '>', 0)
        .$asScalar()
        .$notNull()
        .as('NombresJugadores'),
    )
    .select(sql<string>`coalesce(r.nombre, ${fullName('o')}, t.desc_tiporeserva)`.as('Nombre'))
    .where('r.fecha', '>=', from)
    .where(inSports('c.id_mst_tiporecurso', sports))
    .where('r.fecha', '<=', to)
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')

export const pending = handle(declared.pendingBookings, async ({ tx, user, input, today, minute }) => {
  const rows = await listed(tx, daysOf(input, today), await sportsReadBy(tx, user))
    .leftJoin('tipo_socio as m', 'm.id_mst_tiposocio', 'o.id_mst_tiposocio')
    .leftJoin('socio as k', 'k.id_mst_socios', 'c.id_mst_socios_confirmador')
    .select([
      'r.id_mst_socios',
      'r.fecha_creacion as FechaCreacion',
      'r.num_faltan as NumFaltan',
      'r.nivel as Nivel',
      'm.desc as TipoSocio',
    ])
    .select([sql<number>`r.duracion / 60.0`.as('Horas'), sql<string | null>`${fullName('k')}`.as('desc_socio_confirmador')])
    .where('r.pendiente_confirmar', '=', sql.lit(confirmStates.validation))
    .where('c.mostrar_reservas_pendientes', '=', true)
    .execute()
  const owed = await pendingOf(tx, [...new Set(rows.flatMap((row) => row.id_mst_socios ?? []))], { today, minute })
  return rows.map(({ id_mst_socios, ...row }) => ({ ...row, pdte_pago: owed.get(id_mst_socios ?? 0) ?? 0 }))
})

/** The booking, locked with its court, which is in a state of validation and which this user may confirm. */
async function confirmable(tx: Tx, id: number, user: User) {
  const booking = await lockWithCourt(tx, id)
  if (booking.pendiente_confirmar !== confirmStates.validation) refuse('booking.ya_validada')
  await requireConfirmer(tx, booking, user)
  return booking
}

const setState = (tx: Tx, { id_reg_reserva, version }: Booking, pendiente_confirmar: 0 | 1, now: Date) =>
  tx
    .updateTable('reserva')
    .set({ pendiente_confirmar, version: version + 1, fecha_modificacion: now })
    .where('id_reg_reserva', '=', id_reg_reserva)
    .returning(['id_reg_reserva', 'version'])
    .executeTakeFirstOrThrow()

export const validate = handle(declared.validateBooking, async ({ tx, input, user, now }) => {
  const saved = await setState(tx, await confirmable(tx, input.id_reg_reserva, user), confirmStates.none, now)
  await noteNew(tx, [saved.id_reg_reserva], now)
  return saved
})

export const unvalidate = handle(declared.unvalidateBooking, async ({ tx, input, user, now }) => {
  const booking = await lockBooking(tx, input.id_reg_reserva)
  if (booking.pendiente_confirmar !== confirmStates.none || !(await confirmerOf(tx, booking.id_mst_recurso))) refuse('msg.no_action')
  await requireConfirmer(tx, booking, user)
  return setState(tx, booking, confirmStates.validation, now)
})

export const reject = handle(declared.rejectBooking, async (call) => {
  const booking = await confirmable(call.tx, call.input.id_reg_reserva, call.user)
  return deleteWithLines(call, booking, { elimina_admin: true, motivo: call.input.motivo })
})

export const unpaid = handle(declared.unpaidBookings, async ({ tx, user, input, today }) => {
  const slots = await paymentSlots(tx)
  const rows = await listed(tx, daysOf(input, today), await sportsReadBy(tx, user))
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('factura as f')
          .select(sql<number>`coalesce(sum(f.precio * f.cantidad), 0)::bigint`.as('total'))
          .select(sql<number>`coalesce(sum(f.pagado), 0)::bigint`.as('pagado'))
          .whereRef('f.id_reg_reserva', '=', 'r.id_reg_reserva')
          .as('money'),
      (join) => join.onTrue(),
    )
    .select(['r.id_mst_recurso', 'money.total', 'money.pagado'])
    .where('r.ocupado', '=', true)
    .where('r.id_mst_recurso', 'in', [...slots.keys()]) // only for speed
    .whereRef('money.total', '>', 'money.pagado')
    .execute()
  return rows.flatMap(({ id_mst_recurso, ...row }) => {
    const isDue = isPaymentDueAtBooking(slots.get(id_mst_recurso) ?? [], { day: row.Fecha, from: row.Inicio, to: row.Fin })
    return isDue ? [{ ...row, pendiente: row.total - row.pagado }] : []
  })
})
