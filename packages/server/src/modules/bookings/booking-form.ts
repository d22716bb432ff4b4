import { bookingSexes } from '@app/contract/bookings/booking'
import { bookingSexDropdown, editBookingInfo, newBookingInfo, quoteBooking } from '@app/contract/bookings/booking-form'
import { duplicateLockReason, durations, lockReason, mayOpen, moveLockReason } from '@app/contract/bookings/booking-rules'
import { defaultBookingType } from '@app/contract/bookings/booking-type'
import { differenceOf, paymentState } from '@app/contract/invoices/invoice-rules'
import { clippedLevels } from '@app/contract/levels/level'
import { guestMember } from '@app/contract/members/member'
import { isSeasonDay, seasonDayOf } from '@app/contract/season/season-days'
import { ascending } from '@app/contract/values/order'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { documentsAsked, paidAtOnce } from '../courts/public.ts'
import { overpaidLines } from './overpayment.ts'
import { deadlineOf, penaltyOf } from './pending/owner-cancellation.ts'
import { namesOf } from './players.ts'
import { quotes } from './prices.ts'
import { bookingLines } from './read-lines.ts'
import { oneCourt } from './schedule/court-facts.ts'
import { scheduleOn, seasonScheduleOn } from './schedule/court-schedule.ts'
import { checkSeasonHours } from './schedule/season-place.ts'
import { slotOf } from './schedule/slot.ts'

const typeChoices = (tx: Tx, kept = defaultBookingType) =>
  tx
    .selectFrom('tipo_reserva')
    .select(['id_mst_tiporeserva', 'desc_tiporeserva', 'color', 'preciohora'])
    .where((where) => where.or([where('activo', '=', true), where('id_mst_tiporeserva', '=', kept)]))
    .orderBy('desc_tiporeserva')
    .execute()

export const newInfo = handle(
  newBookingInfo,
  async ({ tx, input: { id_mst_recurso, day: requestedDay, hora_ini, id_mst_tiporeserva, id_mst_socios, ...season }, club: { zone } }) => {
    const { reserva_temporada, day_peticion_temporada: hoursOf } = season
    const day = reserva_temporada ? seasonDayOf(hoursOf ?? requestedDay) : requestedDay
    checkSeasonHours(day, hoursOf, await settings(tx))
    const court = await oneCourt(tx, id_mst_recurso, { id_mst_tiporeserva, id_mst_socios, fecha: day, hora_ini: hora_ini ?? 0 })
    const schedule = isSeasonDay(day)
      ? await seasonScheduleOn(tx, court, { day, hoursOf })
      : await scheduleOn(tx, court, day, { length: court.min_tiempo, zone })
    return {
      day,
      recurso: court,
      ...schedule,
      duraciones: durations(court),
      hora_ini,
      duracion: court.default_tiempo,
      id_mst_tiporeserva,
      tipos: await typeChoices(tx),
      documentos: await documentsAsked(tx, id_mst_recurso),
    }
  },
)

export const quote = handle(quoteBooking, async ({ tx, input: { day: fecha, socios, ...place }, now, club: { zone } }) => {
  await oneCourt(tx, place.id_mst_recurso)
  const names = socios.length > 0 ? await namesOf(tx, socios) : new Map<number, string>()
  const prices = await quotes(
    tx,
    { ...slotOf({ ...place, fecha }), type: place.id_mst_tiporeserva, madeAt: now, zone, course: null },
    socios,
  )
  const lineas = prices.map(({ id_mst_socios, cents, id_mst_tipoingreso, desc_tarifa, explanation }) => ({
    id_mst_socios,
    nombre_completo: names.get(id_mst_socios) ?? '',
    precio: cents,
    id_mst_tipoingreso,
    desc_tarifa,
    explicacion: explanation,
  }))
  const total = lineas.reduce((sum, line) => sum + line.precio, 0)
  return { lineas, total, pago_inmediato: await paidAtOnce(tx, { ...place, fecha }) }
})

const bookingDetails = (tx: Tx, id: number) =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
    .leftJoin('socio as creador', 'creador.id_mst_socios', 'r.id_mst_socios_creacion')
    .selectAll('r')
    .select(['c.desc_recurso', 't.desc_tiporeserva', 't.color', sql<number>`r.hora_ini + r.duracion`.as('hora_fin')])
    .select(sql<string | null>`${fullName('creador')}`.as('desc_socio_creacion'))
    .where('r.id_reg_reserva', '=', id)
    .executeTakeFirst()

export const editInfo = handle(editBookingInfo, async (call) => {
  const { tx, input, today, minute } = call
  const { desc_socio_creacion, ...reserva } = (await bookingDetails(tx, input.id_reserva)) ?? refuse('msg.not_found')
  if (!mayOpen(reserva)) refuse('msg.no_se_puede_editar')
  const club = await settings(tx)
  const court = await oneCourt(tx, reserva.id_mst_recurso, reserva)
  const socios = await tx
    .selectFrom('reserva_socio as p')
    .innerJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios')
    .innerJoin('recurso as c', (join) => join.on('c.id_mst_recurso', '=', reserva.id_mst_recurso))
    .select(['s.id_mst_socios', 's.path_imagen', 's.telefono', fullName('s').as('nombre_completo')])
    .select(sql<number | null>`case when c.mostrar_info_nivel and s.id_mst_socios <> ${guestMember} then s.nivel end`.as('nivel'))
    .where('p.id_reg_reserva', '=', input.id_reserva)
    .orderBy('p.orden')
    .execute()
  const facturas = await bookingLines(tx, input.id_reserva, { today, minute })
  const total = facturas.reduce((sum, line) => sum + line.total, 0)
  const pagado = facturas.reduce((sum, line) => sum + line.pagado, 0)
  const overpaid = pagado > 0 ? ((await overpaidLines(tx, input.id_reserva)).get(input.id_reserva) ?? []) : []
  const levels = await tx.selectFrom('nivel').select('cod_nivel').orderBy('cod_nivel').execute()
  return {
    reserva: {
      ...clippedLevels(
        reserva,
        levels.map((level) => level.cod_nivel),
      ),
      capacidad: court.capacidad_max,
    },
    socios,
    facturas,
    total,
    pagado,
    diferencia: differenceOf(facturas),
    por_devolver: overpaid.reduce((sum, { importe }) => sum + importe, 0),
    pago: paymentState(total, pagado),
    pago_inmediato: await paidAtOnce(tx, reserva),
    recurso: court,
    duraciones: ascending([...durations(court), reserva.duracion]),
    tipos: await typeChoices(tx, reserva.id_mst_tiporeserva),
    documentos: await documentsAsked(tx, reserva.id_mst_recurso),
    bloqueo_mover: moveLockReason(reserva, club.DUPLICAR_RESERVA_ADMIN),
    bloqueo_duplicar: duplicateLockReason(reserva, club.DUPLICAR_RESERVA_ADMIN),
    bloqueo_eliminar: lockReason(reserva) ?? (pagado > 0 ? 'booking.tiene_pagos' : null),
    anulacion: { ...(await deadlineOf(call, reserva)), castigo_hasta: await penaltyOf(tx, reserva, today) },
    desc_socio_creacion,
  }
})

const sexText = { '-': 'booking.sx_any', M: 'booking.sx_M', F: 'booking.sx_F', X: 'booking.sx_X' } as const

export const sexes = handle(bookingSexDropdown, async ({ say }) => bookingSexes.map((id) => ({ id, text: say(sexText[id]) })))
