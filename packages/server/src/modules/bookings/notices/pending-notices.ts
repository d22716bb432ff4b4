import { randomUUID } from 'node:crypto'
import { confirmStates } from '@app/contract/bookings/booking'
import { noticeLevels } from '@app/contract/bookings/booking-notice'
import { sql } from 'kysely'
import { after } from '../../../kit/clock.ts'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import type { Tidy } from '../../../kit/work/housekeeping.ts'
import { insertJob, jobKind } from '../../../kit/work/jobs.ts'
import { param } from '../../club/public.ts'

/** The job that tells the players of one transaction's bookings. */
export const noticesJob = jobKind<{ lote: string }>('bookings.notices', 'work')

/** Seconds in which a change that is taken back is told to nobody. */
const noticeSeconds = 60
const daysKept = 30

/** Notices of one transaction. */
interface Batch {
  readonly lote: string
  isQueued: boolean
  isMuted: boolean
}
const batches = new WeakMap<Tx, Batch>()
function batchOf(tx: Tx): Batch {
  const known = batches.get(tx)
  if (known) return known
  const batch = { lote: randomUUID(), isQueued: false, isMuted: false }
  batches.set(tx, batch)
  return batch
}

interface Noted {
  readonly now: Date
  /** Known to its players: what they know is its departure at this version. */
  readonly isKnown: boolean
  readonly forzado?: boolean
  readonly restaurada?: boolean
}
/**
 * Writes the pending notices of bookings and queues the job of their transaction. A booking whose change is not told yet keeps what its
 * players know, and goes with the new batch. Pending matches are told by staff only.
 */
async function note(tx: Tx, ids: readonly number[], { now, isKnown, forzado = false, restaurada = false }: Noted) {
  const batch = batchOf(tx)
  if (ids.length === 0 || batch.isMuted) return
  const level = await param(tx, 'AVISO_RESERVAS')
  // one whose making is told to nobody has no news in its first minute
  const knownSince = isKnown && !forzado && level !== noticeLevels.all ? after(now, -noticeSeconds) : null
  const rows = await tx
    .insertInto('reserva_aviso')
    .columns(['id_reg_reserva', 'version', 'lote', 'forzado', 'restaurada', 'fecha'])
    .expression((db) =>
      db
        .selectFrom('reserva as r')
        .select('r.id_reg_reserva')
        .select(sql<number | null>`case when ${isKnown}::boolean then r.version end`.as('version'))
        .select([
          sql<string>`${batch.lote}::varchar`.as('lote'),
          sql<boolean>`${forzado}::boolean`.as('forzado'),
          sql<boolean>`${restaurada}::boolean`.as('restaurada'),
          sql<Date>`${now}::timestamptz`.as('fecha'),
        ])
        .where(isOneOf('r.id_reg_reserva', ids))
        .where('r.ocupado', '=', true)
        .where('r.es_bloqueig', '=', false)
        .$if(!forzado, (q) => q.where('r.pendiente_confirmar', '<>', confirmStates.pending))
        .$if(knownSince !== null, (q) => q.where('r.fecha_creacion', '<=', knownSince!))
        .orderBy('r.id_reg_reserva'),
    )
    .onConflict((conflict) =>
      conflict.column('id_reg_reserva').doUpdateSet((eb) => ({
        lote: eb.ref('excluded.lote'),
        fecha: eb.ref('excluded.fecha'),
        forzado: sql<boolean>`reserva_aviso.forzado or excluded.forzado`,
        ...(forzado && { version: sql<number | null>`coalesce(reserva_aviso.version, excluded.version)` }),
      })),
    )
    .returning('id_reg_reserva')
    .execute()
  if (rows.length === 0 || batch.isQueued) return
  batch.isQueued = true
  await insertJob(tx, noticesJob, { lote: batch.lote }, { now: after(now, noticeSeconds) })
}

/** Notes bookings before they change or end, if the club tells their players. They are locked. */
export async function noteChanges(tx: Tx, ids: readonly number[], now: Date) {
  if ((await param(tx, 'AVISO_RESERVAS')) >= noticeLevels.changes) await note(tx, ids, { now, isKnown: true })
}

/** Notes new bookings, if the club tells their players. */
export async function noteNew(tx: Tx, ids: readonly number[], now: Date) {
  if ((await param(tx, 'AVISO_RESERVAS')) >= noticeLevels.all) await note(tx, ids, { now, isKnown: false })
}

/** Notes bookings that are there again after their players could be told of their end. */
export async function noteRestored(tx: Tx, ids: readonly number[], now: Date) {
  if ((await param(tx, 'AVISO_RESERVAS')) >= noticeLevels.changes) await note(tx, ids, { now, isKnown: false, restaurada: true })
}

/** Notes bookings before they end, as staff ask for it: beyond AVISO_RESERVAS and beyond notices that are off. */
export const noteAsked = (tx: Tx, ids: readonly number[], now: Date) => note(tx, ids, { now, isKnown: true, forzado: true })

/** Tells nothing of this transaction, nor what was pending of these bookings: they have letters of their own. */
export async function muteNotices(tx: Tx, ids: readonly number[]) {
  batchOf(tx).isMuted = true
  await dropNotices(tx, ids)
}

/** Tells nothing of bookings that is not told yet. */
export async function dropNotices(tx: Tx, ids: readonly number[]) {
  if (ids.length > 0) await tx.deleteFrom('reserva_aviso').where(isOneOf('id_reg_reserva', ids)).execute()
}

/** Forgets notices that no job is left for. */
export const forgetNotices: Tidy = async (tx, now) => {
  await tx
    .deleteFrom('reserva_aviso')
    .where('fecha', '<', after(now, -daysKept * 86_400))
    .execute()
}
