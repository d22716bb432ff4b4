import { paymentState } from '@app/contract/invoices/invoice-rules'
import { sentOnly } from '@app/contract/kit/partial'
import { spans } from '@app/contract/permanent/permanent-booking'
import {
  bookingsOfPermanent,
  deleteBetween,
  deletePermanent,
  incomesOfPermanent,
  listPermanent,
  onePermanent,
  permanentInfo,
  responsibleOfPermanent,
  savePermanent,
  togglePermanent,
  updatePermanent,
} from '@app/contract/permanent/permanent-bookings'
import { datesOf, lengthOf } from '@app/contract/permanent/series'
import { addDays, earliest, latest } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockCourts } from './apply-series.ts'
import { changedSeries, seriesOf } from './check-series.ts'
import { endOf } from './plan-series.ts'
import { deleteSeries, recordStateAfter, saveSeries, savingOf, undecided } from './save-series.ts'
import { writeDates } from './series-dates.ts'
import { activated, readSeries, type StoredSeries } from './series-rows.ts'

/** Planning limit, in days ahead. */
const farthest = 1200

const factsOf = (tx: Tx) =>
  tx
    .selectFrom('reservafija as s')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 's.id_mst_tiporeserva')
    .leftJoin('socio as m', 'm.id_mst_socios', 's.id_mst_socios')
    .selectAll('s')
    .select(['t.desc_tiporeserva', 't.color', sql<string | null>`${fullName('m')}`.as('desc_responsable')])

export const list = handle(listPermanent, async ({ tx, input: { fecha, activas, id_mst_tiporecurso, id_mst_curso }, today }) => {
  const rows = await factsOf(tx)
    .select((eb) => [
      eb
        .selectFrom('reservafija_recurso as k')
        .innerJoin('recurso as c', 'c.id_mst_recurso', 'k.id_mst_recurso')
        .whereRef('k.id_mst_reservasfijas', '=', 's.id_mst_reservasfijas')
        .select(sql<string[]>`coalesce(array_agg(c.desc_recurso order by c.orden, c.id_mst_recurso), '{}')`.as('names'))
        .as('recursos'),
      eb
        .selectFrom('reservafija_fecha as d')
        .leftJoin('reserva as r', 'r.id_reg_reserva', 'd.id_reg_reserva')
        .whereRef('d.id_mst_reservasfijas', '=', 's.id_mst_reservasfijas')
        .where('d.fecha', '>=', today)
        .select(
          sql<{
            proxima: string | null
            reservas: number
            saltadas: number
          }>`jsonb_build_object('proxima', min(r.fecha), 'reservas', count(r.id_reg_reserva), 'saltadas', count(*) - count(r.id_reg_reserva))`.as(
            'ahead',
          ),
        )
        .as('ahead'),
      eb
        .selectFrom('reserva as r')
        .innerJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
        .whereRef('r.id_mst_reservasfijas', '=', 's.id_mst_reservasfijas')
        .where('f.fecha_pago', 'is', null)
        .where('r.fecha', '<=', today)
        .select(sql<number>`coalesce(sum(f.precio * f.cantidad - f.pagado), 0)::bigint`.as('due'))
        .as('pendiente'),
    ])
    .where('s.es_bloqueig', '=', false)
    .$if(activas !== null, (q) => q.where('s.activo', '=', activas!))
    .$if(id_mst_curso !== null, (q) => q.where('s.id_mst_curso', '=', id_mst_curso!))
    .$if(fecha !== null, (q) =>
      q.where('s.fecha_ini', '<=', fecha!).where((eb) => eb.or([eb('s.fecha_fin', 'is', null), eb('s.fecha_fin', '>=', fecha!)])),
    )
    .$if(id_mst_tiporecurso !== null, (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('reservafija_recurso as k')
            .innerJoin('recurso as c', 'c.id_mst_recurso', 'k.id_mst_recurso')
            .select('k.id_mst_recurso')
            .whereRef('k.id_mst_reservasfijas', '=', 's.id_mst_reservasfijas')
            .where('c.id_mst_tiporecurso', '=', id_mst_tiporecurso!),
        ),
      ),
    )
    .orderBy('s.nombre')
    .orderBy('s.id_mst_reservasfijas')
    .execute()
  return rows.map(({ ahead, recursos, pendiente, ...row }) => ({
    ...row,
    ...ahead!,
    recursos: recursos!,
    pendiente: pendiente!,
    duracion: lengthOf(row.hora_ini, row.hora_fin),
  }))
})

export const one = handle(onePermanent, async ({ tx, input }) => (await readSeries(tx, input.id)).row)

const incomes = (tx: Tx, id: number) =>
  tx
    .selectFrom('reservafija_ingreso as i')
    .innerJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'i.id_mst_tipoingreso')
    .select(['i.id_mst_tipoingreso', 't.desc_tipoingreso', 'i.id_mst_tipopago'])
    .where('i.id_mst_reservasfijas', '=', id)
    .orderBy('i.orden')
    .execute()

export const info = handle(permanentInfo, async ({ tx, input: { id } }) => {
  const facts = factsOf(tx).where('s.id_mst_reservasfijas', '=', id).executeTakeFirst()
  const people = tx
    .selectFrom('reservafija_socio as p')
    .innerJoin('socio as m', 'm.id_mst_socios', 'p.id_mst_socios')
    .select(['p.id_mst_socios', 'p.cantidad', fullName('m').as('nombre_completo')])
    .where('p.id_mst_reservasfijas', '=', id)
    .orderBy('p.orden')
    .execute()
  const [found, { courts }, socios, tipo_ingresos] = await together(facts, readSeries(tx, id), people, incomes(tx, id))
  const row = found ?? refuse('msg.not_found')
  return {
    ...row,
    duracion: lengthOf(row.hora_ini, row.hora_fin),
    recursos: [...courts],
    socios,
    tipo_ingresos,
    tipo_pagos: tipo_ingresos.flatMap(({ id_mst_tipoingreso, id_mst_tipopago }) =>
      id_mst_tipopago === null ? [] : { id_mst_tipoingreso, id_mst_tipopago },
    ),
  }
})

export const save = handle(savePermanent, async (call) => {
  const { override, resolver, fechas, choques, vista, confirmar_inactivos, edit, id_mst_reservasfijas, desde, version, ...form } =
    call.input
  if (edit && id_mst_reservasfijas === null) refuse('msg.not_found', { id_mst_reservasfijas: 'invalid.required' })
  const sent = { override, resolver, fechas, choques, vista }
  const id = edit ? id_mst_reservasfijas : null
  const asksInactive = !confirmar_inactivos
  return saveSeries(savingOf(call), { id, sent, wanted: (kept) => seriesOf(form, kept), from: desde ?? call.today, version, asksInactive })
})

export const update = handle(updatePermanent, async (call) => {
  const { id, override, resolver, fechas, choques, vista, confirmar_inactivos, desde, version, ...form } = call.input
  const sent = { override, resolver, fechas, choques, vista }
  return saveSeries(savingOf(call), {
    id,
    sent,
    wanted: (kept) => changedSeries(sentOnly(form), kept!),
    from: desde ?? call.today,
    version,
    asksInactive: !confirmar_inactivos,
  })
})

export const toggle = handle(togglePermanent, async (call) => {
  const { id, fecha_ini, ...sent } = call.input
  const from = fecha_ini ?? call.today
  const wanted = (kept: StoredSeries | null) => {
    const { activo, tipo_horario } = kept!.row
    if (activo && tipo_horario === spans.forever && fecha_ini === null)
      refuse('permanent.desde_cuando', { fecha_ini: 'permanent.desde_cuando' })
    return activated(kept!, !activo, from)
  }
  return saveSeries(savingOf(call), { id, sent, wanted, from })
})

export const remove = handle(deletePermanent, (call) => deleteSeries(savingOf(call), call.input.id, call.input.vista))

export const removeBetween = handle(deleteBetween, async (call) => {
  const { id, ids, fecha_ini, fecha_fin, fechas, vista } = call.input
  const all = [...new Set([...(id === null ? [] : [id]), ...ids])]
  if (all.length === 0) refuse('No_element_selected', { id: 'No_element_selected' })
  if (fecha_fin < fecha_ini) refuse('permanent.fechas_invertidas', { fecha_fin: 'permanent.fechas_invertidas' })
  const saving = savingOf(call)
  // the courts of all together: one after the other would deadlock with a transaction that locks them in another order
  await lockCourts(
    call.tx,
    (await together(...all.map((one) => readSeries(call.tx, one)))).flatMap((series) => series.courts),
  )
  const total = { id_mst_reservasfijas: all[0]!, creadas: 0, movidas: 0, quitadas: 0, anuladas: 0, saltadas: 0 }
  const actos: number[] = []
  for (const one of all) {
    const saved = await saveSeries(saving, {
      id: one,
      sent: { ...undecided, fechas, vista: all.length === 1 ? vista : null },
      wanted: () => null,
      from: fecha_ini,
      to: fecha_fin,
      keepsDates: true,
    })
    total.quitadas += saved.quitadas
    actos.push(...saved.actos)
    await leaveOut(call.tx, one, { from: fecha_ini, to: earliest(fecha_fin, addDays(call.today, farthest)) })
    for (const acto of saved.actos) await recordStateAfter(call.tx, acto, one)
  }
  return { ...total, actos }
})

/** Skips dates beyond the horizon when they become due; days after the end of the series are not among its dates. */
async function leaveOut(tx: Tx, id: number, { from, to }: { from: string; to: string }) {
  const series = await readSeries(tx, id)
  const { row, courts } = series
  const first = latest(from, addDays(row.generada_hasta, 1), row.fecha_ini)
  const days = datesOf({ dias: row.dias, from: first, to: earliest(to, endOf(series)) })
  const skipped = days.flatMap((fecha) => courts.map((id_mst_recurso) => ({ fecha, id_mst_recurso })))
  await writeDates(tx, id, { booked: [], skipped, gone: [] })
}

export const bookings = handle(bookingsOfPermanent, async ({ tx, input: { id } }) => {
  await readSeries(tx, id)
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .leftJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion', 'r.id_mst_recurso', 'r.nombre', 'r.solapada', 'c.desc_recurso'])
    .select([
      sql<number>`coalesce(sum(f.precio * f.cantidad), 0)::bigint`.as('total'),
      sql<number>`coalesce(sum(f.pagado), 0)::bigint`.as('pagado'),
    ])
    .where('r.id_mst_reservasfijas', '=', id)
    .groupBy(['r.id_reg_reserva', 'c.id_mst_recurso'])
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('c.orden')
    .orderBy('r.id_reg_reserva')
    .execute()
  return rows.map((row) => ({ ...row, hora_fin: row.hora_ini + row.duracion, pago: paymentState(row.total, row.pagado) }))
})

export const incomesOf = handle(incomesOfPermanent, async ({ tx, input: { id } }) => {
  await readSeries(tx, id)
  return incomes(tx, id)
})

export const responsible = handle(responsibleOfPermanent, async ({ tx, input: { id } }) => {
  const found = await factsOf(tx).where('s.id_mst_reservasfijas', '=', id).executeTakeFirst()
  const { id_mst_socios, desc_responsable } = found ?? refuse('msg.not_found')
  return { id_mst_socios, nombre_completo: desc_responsable }
})
