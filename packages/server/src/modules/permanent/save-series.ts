import type { Day } from '@app/contract/values/day'
import { json, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { lockCourses } from '../bookings/public.ts'
import { applySeries, courtsOfSports, decide, decisionsOf, lockCourts, type SaveContext } from './apply-series.ts'
import { checkPeople, warnOfComing } from './check-series.ts'
import { checkHorizon, lastDay } from './plan-series.ts'
import { seriesWithDates } from './series-acts.ts'
import { lockSeries, readSeries, type Series, type StoredSeries } from './series-rows.ts'

/** The worker and desks alike. */
export const savingOf = (call: Call<unknown>): SaveContext => {
  const { tx, now, today, minute, club, user, note, say } = call
  return {
    tx,
    user,
    now,
    today,
    minute,
    zone: club.zone,
    clocks: say('permanent.hora_inexistente'),
    by: user.id_mst_socios,
    note,
    isUndoable: true,
    call,
  }
}

export type Sent = Parameters<typeof decisionsOf>[0] & { readonly vista: string | null }
/** True if an answer moves a booking to a court that the series does not have. */
const mayGoElsewhere = ({ resolver, choques }: Sent) => resolver === 'elsewhere' || choques.some((one) => one.hacer === 'elsewhere')

/** Nothing was ticked or answered. */
export const undecided = { override: null, resolver: null, fechas: [], choques: [], vista: null } as const

/** Courts of a series' future bookings: other than its own for moved ones. */
const courtsNow = async ({ tx, today }: SaveContext, id: number) =>
  (
    await tx
      .selectFrom('reserva')
      .select('id_mst_recurso')
      .distinct()
      .where('id_mst_reservasfijas', '=', id)
      .where('fecha', '>=', today)
      .execute()
  ).map((booking) => booking.id_mst_recurso)

interface Change {
  /** The series to change; null creates one. */
  readonly id: number | null
  readonly sent: Sent
  /** The new series, computed from the stored one. */
  readonly wanted: (kept: StoredSeries | null) => Series | null
  readonly from: Day
  readonly to?: Day
  readonly version?: number | null
  readonly keepsDates?: boolean
  /** Asks about inactive people that are new in it. */
  readonly asksInactive?: boolean
}

/** Locks the courts of a series, current and future, and then the series; null for a new one. Refuses one changed by another desk. */
async function lockWithCourts(saving: SaveContext, { id, sent, wanted, version = null }: Change): Promise<StoredSeries | null> {
  const { tx } = saving
  const seen = id === null ? null : await readSeries(tx, id)
  const courts = [...(wanted(seen)?.courts ?? []), ...(seen?.courts ?? []), ...(id === null ? [] : await courtsNow(saving, id))]
  await lockCourts(tx, mayGoElsewhere(sent) && courts.length > 0 ? [...courts, ...(await courtsOfSports(tx, courts))] : courts)
  await lockCourses(tx, [wanted(seen)?.row.id_mst_curso, seen?.row.id_mst_curso])
  if (id === null) return null
  const kept = await lockSeries(tx, id)
  const isOther = kept.courts.join() !== seen!.courts.join() || kept.row.id_mst_curso !== seen!.row.id_mst_curso
  if (isOther || (version !== null && version !== kept.row.version)) refuse('msg.changed_meanwhile')
  return kept
}

/**
 * Creates or changes a series with its bookings: locks courts first, then the series, then repeats every check and
 * applies it in one transaction.
 */
export async function saveSeries(saving: SaveContext, change: Change) {
  const { tx } = saving
  const { id, sent, wanted, from, to, keepsDates = false, asksInactive = false } = change
  const kept = await lockWithCourts(saving, change)
  const series = wanted(kept)
  if (series) {
    await checkPeople(tx, series, kept)
    await checkHorizon(saving, series)
    if (asksInactive) await warnOfComing(tx, { series, kept, from, to: await lastDay(saving, series) })
  }
  const target = { series, kept, from, ...(to && { to }) }
  const { plan, decided } = await decide(saving, { ...target, decisions: decisionsOf(sent), vista: sent.vista })
  const isNew = kept === null
  if (isNew && !decided.acts.some((act) => act.acto === 'create')) refuse('permanent.sin_fechas', { dias: 'permanent.sin_fechas' })
  const antes = id === null ? null : await seriesWithDates(tx, id)
  const own = await writeSeries(saving, { kept, series })
  const { acto, counts } = await applySeries(saving, { id: own, series: series ?? kept!, before: kept, from, plan, decided, keepsDates })
  if (acto !== null) {
    await tx
      .insertInto('acto_fija')
      .values({ id_reg_acto: acto, id_mst_reservasfijas: own, antes: antes && json(antes) })
      .execute()
    await recordStateAfter(tx, acto, own)
  }
  return { id_mst_reservasfijas: own, ...counts, actos: acto === null ? [] : [acto] }
}

/** Records the state of a series after an act: again after each further change. */
export async function recordStateAfter(tx: Tx, acto: number, id: number) {
  const after = await seriesWithDates(tx, id)
  await tx
    .updateTable('acto_fija')
    .set({ despues: after && json(after) })
    .where('id_reg_acto', '=', acto)
    .execute()
}

/** Writes the series itself with its courts, people and income types; returns its number. One that only loses bookings is not changed. */
async function writeSeries(saving: SaveContext, { kept, series }: { kept: StoredSeries | null; series: Series | null }): Promise<number> {
  const { tx, now, by } = saving
  if (!series) return kept!.row.id_mst_reservasfijas
  const row = { ...series.row, generada_hasta: await lastDay(saving, series), fecha_modificacion: now }
  const { id_mst_reservasfijas: id } = kept
    ? await tx
        .updateTable('reservafija')
        .set({ ...row, version: kept.row.version + 1 })
        .where('id_mst_reservasfijas', '=', kept.row.id_mst_reservasfijas)
        .returning('id_mst_reservasfijas')
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('reservafija')
        .values({ ...row, id_mst_socios_creacion: by, fecha_creacion: now })
        .returning('id_mst_reservasfijas')
        .executeTakeFirstOrThrow()
  if (kept) await clearParts(saving, id)
  await tx
    .insertInto('reservafija_recurso')
    .values(series.courts.map((id_mst_recurso) => ({ id_mst_reservasfijas: id, id_mst_recurso })))
    .execute()
  if (series.people.length > 0)
    await tx
      .insertInto('reservafija_socio')
      .values(series.people.map((one, orden) => ({ ...one, id_mst_reservasfijas: id, orden })))
      .execute()
  if (series.incomes.length > 0)
    await tx
      .insertInto('reservafija_ingreso')
      .values(series.incomes.map((one, orden) => ({ ...one, id_mst_reservasfijas: id, orden })))
      .execute()
  return id
}

/** Every court that deleting a series locks, for callers that lock more; empty for a deleted series. */
export async function courtsOfSeries(saving: SaveContext, id: number) {
  const own = await saving.tx.selectFrom('reservafija_recurso').select('id_mst_recurso').where('id_mst_reservasfijas', '=', id).execute()
  return [...own.map((court) => court.id_mst_recurso), ...(await courtsNow(saving, id))]
}

/** Deletes a series with its future bookings; past and paid ones are kept. */
export async function deleteSeries(saving: SaveContext, id: number, vista: string | null) {
  const { tx } = saving
  const saved = await saveSeries(saving, { id, sent: { ...undecided, vista }, wanted: () => null, from: saving.today })
  await clearParts(saving, id)
  await tx.deleteFrom('reservafija_fecha').where('id_mst_reservasfijas', '=', id).execute()
  await tx.deleteFrom('reservafija').where('id_mst_reservasfijas', '=', id).execute()
  for (const acto of saved.actos) await recordStateAfter(tx, acto, id)
  return saved
}

/** Takes the courts, people and income types of a series away. */
async function clearParts({ tx }: Pick<SaveContext, 'tx'>, id: number) {
  for (const table of ['reservafija_recurso', 'reservafija_socio', 'reservafija_ingreso'] as const)
    await tx.deleteFrom(table).where('id_mst_reservasfijas', '=', id).execute()
}
