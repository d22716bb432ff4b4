import { blockCourts, blocksOfDay } from '@app/contract/permanent/blocks'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { blockOf } from './check-series.ts'
import { saveSeries, savingOf } from './save-series.ts'

export const block = handle(blockCourts, async (call) => {
  const { id: sport, override, resolver, fechas, choques, vista, ...form } = call.input
  const series = blockOf(form, call.say('permanent-booking.es_bloqueig'))
  const stranger = await call.tx
    .selectFrom('recurso')
    .select('desc_recurso')
    .where('id_mst_recurso', 'in', series.courts)
    .where('id_mst_tiporecurso', '<>', sport)
    .limit(1)
    .executeTakeFirst()
  if (stranger) refuse('permanent.otro_deporte', { recursos: 'permanent.otro_deporte' }, { pista: stranger.desc_recurso })
  const sent = { override, resolver, fechas, choques, vista }
  return saveSeries(savingOf(call), { id: null, sent, wanted: () => series, from: call.today })
})

export const ofDay = handle(blocksOfDay, async ({ tx, input: { fecha, hasta, id_mst_tiporecurso }, today }) => {
  const from = fecha ?? today
  const to = hasta ?? from
  if (to < from || to > addDays(from, 400)) refuse('booking.demasiado_intervalo', { hasta: 'booking.demasiado_intervalo' }, { max: 400 })
  return tx
    .selectFrom('reservafija as s')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 's.id_mst_tiporeserva')
    .innerJoin('reserva as r', 'r.id_mst_reservasfijas', 's.id_mst_reservasfijas')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select([
      's.id_mst_reservasfijas',
      's.nombre',
      's.observaciones',
      's.comentarios',
      's.fecha_ini',
      's.fecha_fin',
      's.hora_ini',
      's.hora_fin',
      's.dias',
    ])
    .select(['t.desc_tiporeserva', sql<string[]>`array_agg(distinct c.desc_recurso)`.as('recursos')])
    .select([
      sql<string | null>`min(r.fecha) filter (where r.fecha >= ${today}::date)`.as('proxima'),
      sql<number>`count(*) filter (where r.fecha >= ${today}::date)`.as('reservas'),
      sql<number>`count(*) filter (where r.fecha = ${from}::date)`.as('hoy'),
    ])
    .where('s.es_bloqueig', '=', true)
    .$if(id_mst_tiporecurso !== null, (q) => q.where('c.id_mst_tiporecurso', '=', id_mst_tiporecurso!))
    .groupBy(['s.id_mst_reservasfijas', 't.id_mst_tiporeserva'])
    .having(sql<boolean>`bool_or(r.fecha between ${from}::date and ${to}::date)`)
    .orderBy(sql`min(r.fecha) filter (where r.fecha >= ${from}::date)`)
    .orderBy('s.hora_ini')
    .orderBy('s.id_mst_reservasfijas')
    .execute()
})
