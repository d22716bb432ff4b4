import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { JobWork } from '../../kit/work/attempt.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'
import { insertJob, jobKind } from '../../kit/work/jobs.ts'
import { endFeesOf, lockFeesOf } from '../fees/public.ts'
import { workerOf } from '../invoices/public.ts'
import { lockMembers } from '../ledger/public.ts'
import { changeAccess } from '../members/public.ts'
import { endPassesOf } from '../passes/public.ts'

/** The job that processes the departure of one member. */
export const departureJob = jobKind<{ id: number }>('departures.process', 'work')
/** Maximum per round; the rest follows an hour later. */
const atOnce = 500

/** Active members whose last day has passed; administrators leave by hand only. */
const due = (tx: Tx, today: Day) =>
  tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', 's.fecha_baja'])
    .where('s.fecha_baja', '<', today)
    .where('s.reservado', '=', false)
    .where((eb) => eb.or([eb('s.activo', '=', true), eb('s.acceso_web', '=', true)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cuenta as c')
            .select('c.id_mst_socios')
            .whereRef('c.id_mst_socios', '=', 's.id_mst_socios')
            .where('is_admin', '=', true),
        ),
      ),
    )
    .orderBy('s.id_mst_socios')

/**
 * Schedules the departures whose day has passed, member by member: a failing one does not block the others, and is not scheduled again
 * (R-290).
 */
export const scheduleDepartures: Tidy = async (tx, now, club) => {
  const found = await due(tx, clubTime(now, club.zone).today)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as o')
            .select('o.id')
            .where('o.kind', '=', departureJob.name)
            .where('o.done_at', 'is', null)
            .where(sql<boolean>`(o.payload ->> 'id')::bigint = s.id_mst_socios`),
        ),
      ),
    )
    .limit(atOnce)
    .execute()
  for (const { id_mst_socios: id } of found) await insertJob(tx, departureJob, { id }, { now })
}

/** Processes one departure; skips members with a later or no leaving date, and those processed already. */
export async function processDue(tx: Tx, { id }: { id: number }, facts: JobWork) {
  const call = workerOf(tx, facts)
  await lockFeesOf(tx, [id])
  await lockMembers(tx, [id])
  const row = await due(tx, call.today).where('s.id_mst_socios', '=', id).executeTakeFirst()
  if (!row?.fecha_baja) return
  await endFeesOf(call, id, row.fecha_baja)
  await endPassesOf(call, id, row.fecha_baja)
  await changeAccess(call, id, { activo: false, acceso_web: false })
}
