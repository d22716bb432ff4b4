import type { OutputOf } from '@app/contract/kit/action'
import { previewBlock, previewEnd, previewSeries } from '@app/contract/permanent/series-preview'
import { type Call, handle } from '../../kit/serve.ts'
import { blockOf, checkPeople, seriesOf } from './check-series.ts'
import { checkHorizon, type Plan, planSeries } from './plan-series.ts'
import { activated, readSeries } from './series-rows.ts'

/** What a plan is made with, of a call. */
export const atOf = ({ tx, today, minute, club, say }: Call<unknown>) => ({
  tx,
  today,
  minute,
  zone: club.zone,
  clocks: say('permanent.hora_inexistente'),
})

/** A plan as a preview answers it. */
export const shown = ({ lines, clashes, courts, inTheWay, hasta, vista }: Plan): OutputOf<typeof previewSeries> => ({
  fechas: lines.map((line) => ({
    ...line,
    celdas: line.celdas.map((cell) => ({ ...cell, choques: [...cell.choques], libres: [...cell.libres] })),
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
})

export const ofSeries = handle(previewSeries, async (call) => {
  const { id_mst_reservasfijas: id, desde, id_mst_tiporecurso: sport, ...form } = call.input
  const at = atOf(call)
  const kept = id === null ? null : await readSeries(call.tx, id)
  const series = seriesOf(form, kept)
  await checkPeople(call.tx, series, kept)
  await checkHorizon(at, series)
  return shown(await planSeries(at, { series, kept, from: desde ?? call.today, sport }))
})

export const ofEnd = handle(previewEnd, async (call) => {
  const { id, fecha_ini, fecha_fin, activar } = call.input
  const kept = await readSeries(call.tx, id)
  const series = activar ? activated(kept, true, call.today) : null
  return shown(await planSeries(atOf(call), { series, kept, from: fecha_ini ?? call.today, ...(fecha_fin && { to: fecha_fin }) }))
})

export const ofBlock = handle(previewBlock, async (call) => {
  const { id: sport, ...form } = call.input
  const series = blockOf(form, call.say('permanent-booking.es_bloqueig'))
  const at = atOf(call)
  await checkHorizon(at, series)
  return shown(await planSeries(at, { series, kept: null, from: call.today, sport }))
})
