import { seasonStates } from '@app/contract/bookings/booking'
import { seasonDays, seasonWeek } from '@app/contract/season/season-days'
import { saveSeason, seasonPlan, seasonTeams, seasonVerdicts } from '@app/contract/season/season-plan'
import { together } from '../../kit/database/together.ts'
import { refusalOf, refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { courtFacts } from '../bookings/public.ts'
import { openingOfDays } from '../calendars/public.ts'
import { settings } from '../club/public.ts'
import { atOf } from '../permanent/public.ts'
import { plannerBookings } from '../planner/public.ts'
import { verdictOf } from './approve-season.ts'
import { periodOf } from './season-series.ts'
import { oneWish, overlapsOf, requireSeason, wishesOf } from './wishes.ts'

export const plan = handle(seasonPlan, async ({ tx, input: { id_mst_tiporecurso: sport } }) => {
  await requireSeason(tx)
  const courts = await courtFacts(tx, { type: sport })
  const club = await settings(tx)
  const [periodo, openOn, { reservas }, wishes, approvals, merges] = await together(
    periodOf(tx, sport),
    openingOfDays(tx, courts, false),
    plannerBookings(tx, { courts: courts.map((court) => court.id_mst_recurso), ...seasonWeek, mayMove: club.DUPLICAR_RESERVA_ADMIN }),
    wishesOf(tx, { sport }),
    tx
      .selectFrom('temporada_aprobada as a')
      .innerJoin('reservafija as s', 's.id_mst_reservasfijas', 'a.id_mst_reservasfijas')
      .select(['a.id_reg_reserva', 'a.id_mst_reservasfijas'])
      .execute(),
    tx.selectFrom('temporada_fusion').select('id_reg_reserva').execute(),
  )
  const over = await overlapsOf(tx, wishes)
  const wishOf = new Map(wishes.map((one) => [one.id_reg_reserva, one]))
  const madeOf = new Map(approvals.map((one) => [one.id_reg_reserva, one.id_mst_reservasfijas]))
  const merged = new Set(merges.map((one) => one.id_reg_reserva))
  return {
    id_mst_tiporecurso: sport,
    ...seasonWeek,
    periodo,
    recursos: courts.map((court) => ({
      ...court,
      dias: seasonDays.map((day) => ({
        day,
        abierto: openOn(court.id_mst_calendario, day).map(({ from, to }) => ({ hora_ini: from, hora_fin: to })),
      })),
    })),
    reservas: reservas
      .filter((one) => wishOf.has(one.id_reg_reserva))
      .map((one) => ({
        ...one,
        responsable: wishOf.get(one.id_reg_reserva)!.responsable,
        solapa_con: (over.get(one.id_reg_reserva) ?? []).map((other) => other.id_reg_reserva),
        reserva_fija: madeOf.get(one.id_reg_reserva) ?? null,
        fusionada: merged.has(one.id_reg_reserva),
      })),
  }
})

export const verdicts = handle(seasonVerdicts, async (call) => {
  await requireSeason(call.tx)
  const at = atOf(call)
  const wishes = await wishesOf(call.tx, { sport: call.input.id_mst_tiporecurso })
  const waiting = wishes.filter((one) => one.estado_reserva_fija === seasonStates.pending)
  const all = []
  for (const wish of waiting) {
    let found = { fechas: 0, chocan: 0, fijas: [] as string[] }
    const refusal = await refusalOf(async () => {
      found = await verdictOf(at, wish)
    })
    all.push({
      id_reg_reserva: wish.id_reg_reserva,
      ...found,
      motivo: refusal && call.say(refusal.code, refusal.values),
      pasada: refusal?.code === 'msg.RESERVA_TEMPORADA_PASADA',
    })
  }
  return all
})

export const save = handle(saveSeason, async ({ tx, input }) => {
  await requireSeason(tx)
  const { fecha_ini, fecha_fin } = input
  if (fecha_fin < fecha_ini) refuse('permanent.fechas_invertidas', { fecha_fin: 'permanent.fechas_invertidas' })
  await tx
    .insertInto('temporada')
    .values(input)
    .onConflict((conflict) => conflict.column('id_mst_tiporecurso').doUpdateSet({ fecha_ini, fecha_fin }))
    .execute()
  return { fecha_ini, fecha_fin }
})

export const teams = handle(seasonTeams, async ({ tx, input: { id } }) => {
  await requireSeason(tx)
  const wish = await oneWish(tx, id)
  const others = (await overlapsOf(tx, await wishesOf(tx, { day: wish.fecha }))).get(id) ?? []
  return [wish, ...others.filter((one) => one.id_mst_recurso === wish.id_mst_recurso)].map((one) => ({
    id: one.id_reg_reserva,
    text: one.responsable && one.responsable !== one.titulo ? `${one.titulo} · ${one.responsable}` : one.titulo,
  }))
})
