import type { OutputOf } from '@app/contract/kit/action'
import type { Cell } from '@app/contract/permanent/series'
import { previewBlock, previewEnd, previewSeries } from '@app/contract/permanent/series-preview'
import { type Call, handle } from '../../kit/http/serve.ts'
import { blockOf, checkPeople, seriesOf } from './check-series.ts'
import { checkHorizon, type Plan, planSeries } from './plan-series.ts'
import { seriesPrices } from './series-money.ts'
import { activated, readSeries, type Series } from './series-rows.ts'

/** Context of a plan, from a call. */
export const atOf = ({ tx, today, minute, club, user, say }: Call<unknown>) => ({
  tx,
  user,
  today,
  minute,
  zone: club.zone,
  clocks: say('permanent.hora_inexistente'),
})

/** A plan as a preview answers it, with the sum of each booking after the change; without a series nothing is charged. */
export async function shown({ tx, now, club }: Call<unknown>, plan: Plan, series: Series | null): Promise<OutputOf<typeof previewSeries>> {
  const { lines, clashes, courts, inTheWay, hasta, vista } = plan
  const priceOf = series ? await seriesPrices(tx, series, [...series.courts], { now, zone: club.zone }) : () => 0
  return {
    fechas: lines.map((line) => ({
      ...line,
      celdas: line.celdas.map((cell) => ({
        ...cell,
        choques: [...cell.choques],
        libres: [...cell.libres],
        precio: isMade(cell) ? priceOf(cell.id_mst_recurso, line.fecha) : 0,
      })),
    })),
    choques: [...clashes],
    recursos: courts.map(({ id_mst_recurso, desc_recurso, id_mst_tiporecurso }) => ({
      id_mst_recurso,
      desc_recurso,
      id_mst_tiporecurso,
      choques: inTheWay.get(id_mst_recurso) ?? 0,
    })),
    hasta,
    vista,
  }
}

/** True for a date at which a booking is created or moved. */
const isMade = ({ resultado }: Cell) => resultado === 'new' || resultado === 'moved' || resultado === 'clash' || resultado === 'skipped'

export const ofSeries = handle(previewSeries, async (call) => {
  const { id_mst_reservasfijas: id, desde, id_mst_tiporecurso: sport, ...form } = call.input
  const at = atOf(call)
  const kept = id === null ? null : await readSeries(call.tx, id)
  const series = seriesOf(form, kept)
  await checkPeople(call.tx, series, kept)
  await checkHorizon(at, series)
  return shown(call, await planSeries(at, { series, kept, from: desde ?? call.today, sport }), series)
})

export const ofEnd = handle(previewEnd, async (call) => {
  const { id, fecha_ini, fecha_fin, activar } = call.input
  const kept = await readSeries(call.tx, id)
  const series = activar ? activated(kept, true, call.today) : null
  const plan = await planSeries(atOf(call), { series, kept, from: fecha_ini ?? call.today, ...(fecha_fin && { to: fecha_fin }) })
  return shown(call, plan, series)
})

export const ofBlock = handle(previewBlock, async (call) => {
  const { id: sport, ...form } = call.input
  const series = blockOf(form, call.say('permanent-booking.es_bloqueig'))
  const at = atOf(call)
  await checkHorizon(at, series)
  return shown(call, await planSeries(at, { series, kept: null, from: call.today, sport }), series)
})
