import { seasonStates } from '@app/contract/bookings/booking'
import {
  approveAll,
  approveSeason,
  cancelAllApprovals,
  cancelApproval,
  previewApproval,
  type seasonAnswers,
} from '@app/contract/season/approve-season'
import { refusalOf, refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { type Booking, changeBookings } from '../bookings/public.ts'
import { mailJob } from '../mail/public.ts'
import {
  atOf,
  checkHorizon,
  courtsOfSeries,
  decide,
  decisionsOf,
  deleteSeries,
  type PlanContext,
  planSeries,
  type SaveContext,
  type Sent,
  type Series,
  saveSeries,
  savingOf,
  shown,
} from '../permanent/public.ts'
import { requireHours } from './season-hours.ts'
import { seasonLetters } from './season-letters.ts'
import { periodOfCourt, placesBy, seriesOfWish } from './season-series.ts'
import { lockWishes, oneWish, requireCourtsFree, requirePending, requireSeason, type Wish, wishesOf } from './wishes.ts'

/** The permanent booking that an approval would create, and its dates; refuses a season that has ended. */
async function planWish(at: PlanContext, booking: Booking, wish: Wish) {
  const { tx } = at
  const period = await periodOfCourt(tx, booking.id_mst_recurso)
  const series = seriesOfWish(
    booking,
    wish.titulo,
    (await placesBy(tx, [booking.id_reg_reserva])).get(booking.id_reg_reserva) ?? [],
    period,
  )
  if (period.fecha_fin >= at.today) await checkHorizon(at, series)
  const plan = await planSeries(at, { series, kept: null, from: at.today })
  if (plan.lines.length === 0) refuse('msg.RESERVA_TEMPORADA_PASADA')
  await requireHours(tx, booking, { period, dates: plan.lines.filter((line) => line.marcada).length })
  return { series, plan, period }
}

const bookingOf = async ({ tx }: PlanContext, id: number): Promise<Booking> =>
  (await tx.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

/** Verdict on approving one. */
export async function verdictOf(at: PlanContext, wish: Wish) {
  const { plan } = await planWish(at, await bookingOf(at, wish.id_reg_reserva), wish)
  const open = plan.lines.filter((line) => line.marcada)
  const clashing = open.filter((line) => line.resultado === 'clash')
  const inTheWay = new Set(clashing.flatMap((line) => line.celdas.flatMap((cell) => cell.choques)))
  const fixed = plan.clashes.filter((one) => one.id_mst_reservasfijas !== null && inTheWay.has(one.id_reg_reserva))
  return { fechas: open.length, chocan: clashing.length, fijas: [...new Set(fixed.map((one) => one.nombre ?? one.desc_recurso))] }
}

export const preview = handle(previewApproval, async (call) => {
  await requireSeason(call.tx)
  const at = atOf(call)
  const wish = await oneWish(call.tx, call.input.id)
  const { series, plan, period } = await planWish(at, await bookingOf(at, call.input.id), wish)
  return { ...(await shown(call, plan, series)), ...period }
})

interface Decided {
  readonly override: number | null
  readonly resolver: (typeof seasonAnswers)[number] | null
}
const sentOf = ({ override, resolver }: Decided): Sent => ({ override, resolver, fechas: [], choques: [], vista: null })

/** Every check that may refuse an approval: the steps after it write. */
async function checkApproval(saving: SaveContext, booking: Booking, wish: Wish, sent: Sent): Promise<Series> {
  requirePending(booking, wish.titulo)
  if (booking.solapada) await requireCourtsFree(saving.tx, wish)
  const { series } = await planWish(saving, booking, wish)
  await decide(saving, { series, kept: null, from: saving.today, decisions: decisionsOf(sent), vista: sent.vista })
  return series
}

const setState = async (saving: SaveContext, booking: Booking, estado_reserva_fija: 2 | 3) => {
  const { tx, now } = saving
  await changeBookings(tx, [booking.id_reg_reserva], { estado_reserva_fija, now })
  return { id_reg_reserva: booking.id_reg_reserva, version: booking.version + 1, estado_reserva_fija }
}

/** Approves one that is locked with its court: creates its permanent booking and stores the link. */
export async function approveLocked(saving: SaveContext, booking: Booking, series: Series, sent: Sent) {
  const { tx } = saving
  const saved = await saveSeries(saving, { id: null, sent, wanted: () => series, from: saving.today })
  const { id_mst_reservasfijas } = saved
  await tx.insertInto('temporada_aprobada').values({ id_reg_reserva: booking.id_reg_reserva, id_mst_reservasfijas }).execute()
  return { ...saved, ...(await setState(saving, booking, seasonStates.approved)) }
}

/** An approval is undone by withdrawing it, which restores the request as well, not as an act of its series. */
const seasonSaving = (call: Parameters<typeof savingOf>[0]) => ({ ...savingOf(call), isUndoable: false })

/** Mails the responsible members that their requests are approved. */
async function mailResponsible(call: Call<unknown>, ids: readonly number[]) {
  const { letters } = await seasonLetters(call, await wishesOf(call.tx, { ids }))
  for (const { letter, due } of letters) await call.later(mailJob, letter, { now: due, urgency: 'many' })
}

export const approve = handle(approveSeason, async (call) => {
  const { id, avisar, override, resolver, fechas, choques, vista } = call.input
  await requireSeason(call.tx)
  const [booking] = await lockWishes(call.tx, [id])
  const wish = await oneWish(call.tx, id)
  const sent = { override, resolver, fechas, choques: choques.map((one) => ({ ...one, pista: null })), vista }
  const saving = seasonSaving(call)
  const saved = await approveLocked(saving, booking!, await checkApproval(saving, booking!, wish, sent), sent)
  if (avisar) await mailResponsible(call, [id])
  return saved
})

/** The permanent bookings that approvals have made, by booking. */
const approvalsOf = async ({ tx }: Pick<SaveContext, 'tx'>, ids: readonly number[]) => {
  const rows = await tx.selectFrom('temporada_aprobada').selectAll().where('id_reg_reserva', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id_reg_reserva, row.id_mst_reservasfijas]))
}

/**
 * Locks bookings with their courts and those of their permanent ones, all together: one after the other would deadlock
 * with other desks.
 */
async function lockApproved(saving: SaveContext, ids: readonly number[]) {
  const courts: number[] = []
  for (const series of (await approvalsOf(saving, ids)).values()) courts.push(...(await courtsOfSeries(saving, series)))
  const locked = await lockWishes(saving.tx, ids, courts)
  return { locked, made: await approvalsOf(saving, ids) }
}

/** Withdraws the approval of a locked one: its permanent booking is deleted, unless that has happened already. */
async function cancelLocked(saving: SaveContext, booking: Booking, series: number) {
  const { tx } = saving
  const isThere = await tx.selectFrom('reservafija').select('activo').where('id_mst_reservasfijas', '=', series).executeTakeFirst()
  const quitadas = isThere ? (await deleteSeries(saving, series, null)).quitadas : 0
  await tx.deleteFrom('temporada_aprobada').where('id_reg_reserva', '=', booking.id_reg_reserva).execute()
  return { ...(await setState(saving, booking, seasonStates.pending)), quitadas }
}

export const cancel = handle(cancelApproval, async (call) => {
  const { id } = call.input
  await requireSeason(call.tx)
  const saving = seasonSaving(call)
  const { locked, made } = await lockApproved(saving, [id])
  const series = made.get(id)
  if (series === undefined) refuse('season.no_aprobada', {}, { nombre: (await oneWish(call.tx, id)).titulo })
  return cancelLocked(saving, locked[0]!, series)
})

interface Which {
  readonly id_mst_tiporecurso: number | null
  readonly ids: readonly number[] | null
}
/** Those of a sport, or those that are named, in a state. */
async function chosen({ tx }: Pick<SaveContext, 'tx'>, { id_mst_tiporecurso: sport, ids }: Which, state: number): Promise<Wish[]> {
  if (ids?.length === 0) refuse('No_element_selected', { ids: 'No_element_selected' })
  const wishes = await wishesOf(tx, { sport, ...(ids && { ids }) })
  return wishes.filter((one) => ids !== null || one.estado_reserva_fija === state)
}

export const approveMany = handle(approveAll, async (call) => {
  const { tx, say } = call
  await requireSeason(tx)
  const saving = seasonSaving(call)
  const wishes = await chosen(saving, call.input, seasonStates.pending)
  const done = { aprobadas: 0, creadas: 0, anuladas: 0 }
  const quedan: { id_reg_reserva: number; nombre: string; msg: string }[] = []
  if (wishes.length === 0) return { ...done, quedan }
  const locked = await lockWishes(
    tx,
    wishes.map((one) => one.id_reg_reserva),
  )
  const byId = new Map(locked.map((one) => [one.id_reg_reserva, one]))
  const sent = sentOf(call.input)
  const approved: number[] = []
  for (const wish of wishes) {
    const booking = byId.get(wish.id_reg_reserva)!
    const found: Series[] = []
    const refusal = await refusalOf(async () => void found.push(await checkApproval(saving, booking, wish, sent)))
    const [series] = found
    if (refusal || !series) {
      const msg = refusal ? say(refusal.code, refusal.values) : ''
      quedan.push({ id_reg_reserva: wish.id_reg_reserva, nombre: wish.titulo, msg })
      continue
    }
    const saved = await approveLocked(saving, booking, series, sent)
    approved.push(wish.id_reg_reserva)
    done.aprobadas += 1
    done.creadas += saved.creadas
    done.anuladas += saved.anuladas
  }
  if (call.input.avisar && approved.length > 0) await mailResponsible(call, approved)
  return { ...done, quedan }
})

export const cancelMany = handle(cancelAllApprovals, async (call) => {
  await requireSeason(call.tx)
  const saving = seasonSaving(call)
  const wishes = await chosen(saving, call.input, seasonStates.approved)
  const done = { anuladas: 0, quitadas: 0 }
  if (wishes.length === 0) return done
  const { locked, made } = await lockApproved(
    saving,
    wishes.map((one) => one.id_reg_reserva),
  )
  for (const booking of locked) {
    const series = made.get(booking.id_reg_reserva)
    if (series === undefined) continue
    done.quitadas += (await cancelLocked(saving, booking, series)).quitadas
    done.anuladas += 1
  }
  return done
})
