import { spans } from '@app/contract/permanent/permanent-booking'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import { after, clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { JobFacts } from '../../kit/work/attempt.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'
import { insertJob, jobKind } from '../../kit/work/jobs.ts'
import { lockCourses } from '../bookings/public.ts'
import { param } from '../club/public.ts'
import { applySeries, decide, lockCourts } from './apply-series.ts'
import { lastDay } from './plan-series.ts'
import { lockSeries, readSeries } from './series-rows.ts'

/** The job that creates the bookings of one permanent booking up to the horizon. */
export const extendJob = jobKind<{ id: number }>('permanent.extend', 'work')

/** Schedules the bookings that a new day has brought within the horizon, series by series: a failing one does not block the others. */
export const scheduleExtensions: Tidy = async (tx, now, club) => {
  const { today } = clubTime(now, club.zone)
  const horizon = addDays(today, await param(tx, 'DIAS_RESERVAS_FIJAS'))
  const due = await tx
    .selectFrom('reservafija as s')
    .select('s.id_mst_reservasfijas')
    .where('activo', '=', true)
    .where('generada_hasta', '<', horizon)
    .where((eb) => eb.or([eb('tipo_horario', '=', spans.forever), eb('fecha_fin', '>', eb.ref('generada_hasta'))]))
    // a failed one is queued again the next day
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as o')
            .select('o.id')
            .where('o.kind', '=', extendJob.name)
            .where('o.done_at', 'is', null)
            .where('o.run_at', '>', after(now, -86_400))
            .where(sql<boolean>`(o.payload ->> 'id')::bigint = s.id_mst_reservasfijas`),
        ),
      ),
    )
    .orderBy('s.id_mst_reservasfijas')
    .execute()
  for (const { id_mst_reservasfijas: id } of due) await insertJob(tx, extendJob, { id }, { now })
}

/** Creates the bookings between the last existing day and the horizon. Occupied dates are skipped, and may be added by hand later. */
export async function extend(tx: Tx, { id }: { id: number }, { club, now }: JobFacts) {
  const { today, minute } = clubTime(now, club.zone)
  const seen = await tx.selectFrom('reservafija').select('activo').where('id_mst_reservasfijas', '=', id).executeTakeFirst()
  if (!seen?.activo) return
  const { courts, row } = await readSeries(tx, id)
  await lockCourts(tx, courts)
  await lockCourses(tx, [row.id_mst_curso])
  const kept = await lockSeries(tx, id)
  const saving = {
    ...{ tx, now, today, minute, zone: club.zone, clocks: '', user: null, by: kept.row.id_mst_socios_creacion },
    ...{ note: () => {}, isUndoable: false, call: null },
  }
  const hasta = await lastDay(saving, kept)
  const from = addDays(kept.row.generada_hasta, 1)
  if (hasta < from) return
  const decisions = { ticks: new Map(), answers: new Map(), rest: 'skip' } as const
  const { plan, decided } = await decide(saving, { series: kept, kept, from, decisions, vista: null })
  await applySeries(saving, { id, series: kept, before: kept, from, plan, decided, keepsDates: false })
  await tx.updateTable('reservafija').set({ generada_hasta: hasta }).where('id_mst_reservasfijas', '=', id).execute()
}
