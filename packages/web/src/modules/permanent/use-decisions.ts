import type { OutputOf } from '@app/contract/kit/action'
import { keyOf } from '@app/contract/permanent/compare-series'
import { decideSeries, isTicked, openClashes } from '@app/contract/permanent/decide-series'
import type { Answer } from '@app/contract/permanent/series'
import type { previewSeries } from '@app/contract/permanent/series-preview'
import type { Day } from '@app/contract/values/day'
import { useMemo, useState } from 'react'

export type SeriesPlan = OutputOf<typeof previewSeries>
export type PlanLine = SeriesPlan['fechas'][number]
/** Handling of a clash: an answer, and for another court its id. */
export interface ClashChoice {
  readonly hacer: Answer
  readonly pista: number | null
}

/** Courts of a line with clashes to answer. */
export const clashesOf = (line: PlanLine) => openClashes<PlanLine['celdas'][number]>(line)

/** Totals of the bookings of acts, in cents: new or moved ones at the price of their date, unchanged ones as they were. */
function sumsOf(plan: SeriesPlan, acts: ReturnType<typeof decideSeries>['acts']): ReadonlyMap<Day, number> {
  const cells = new Map(plan.fechas.flatMap(({ fecha, celdas }) => celdas.map((cell) => [keyOf(fecha, cell.id_mst_recurso), cell])))
  const sums = new Map<Day, number>()
  for (const { fecha, id_mst_recurso, acto } of acts) {
    const cell = cells.get(keyOf(fecha, id_mst_recurso))
    const cents = acto === 'create' || acto === 'move' ? cell?.precio : acto === 'stay' ? cell?.importe : 0
    sums.set(fecha, (sums.get(fecha) ?? 0) + (cents ?? 0))
  }
  return sums
}

/** Ticks and choices of a preview with their result, decided by the same rules as on the server. */
export function useDecisions(plan: SeriesPlan, first: Answer) {
  const [ticks, setTicks] = useState<ReadonlyMap<Day, boolean>>(new Map())
  const [chosen, setChosen] = useState<ReadonlyMap<string, ClashChoice>>(new Map())
  const [rest, setRest] = useState<Answer>(first)
  const acts = useMemo(() => decideSeries(plan.fechas, { ticks, answers: chosen, rest }).acts, [plan, ticks, chosen, rest])
  const sums = useMemo(() => sumsOf(plan, acts), [plan, acts])
  const coming = plan.fechas.filter((line) => line.resultado !== 'past')
  const tick = (lines: readonly PlanLine[], on: boolean) =>
    setTicks((now) => new Map([...now, ...lines.filter((line) => line.marcable).map((line) => [line.fecha, on] as const)]))
  const choose = (line: PlanLine, answer: ClashChoice | null) =>
    setChosen((now) => {
      const next = new Map(now)
      for (const { id_mst_recurso } of clashesOf(line)) {
        const key = keyOf(line.fecha, id_mst_recurso)
        if (answer) next.set(key, answer)
        else next.delete(key)
      }
      return next
    })
  const chosenOf = (line: PlanLine): ClashChoice | undefined => {
    const [cell] = clashesOf(line)
    return cell && chosen.get(keyOf(line.fecha, cell.id_mst_recurso))
  }
  const count = (acto: (typeof acts)[number]['acto']) => acts.filter((act) => act.acto === acto).length
  return {
    ticks,
    isOn: (line: PlanLine) => isTicked(line, ticks),
    tick,
    rest,
    /** Sets one answer for every clash: choices by line are dropped. */
    setRest: (answer: Answer) => {
      setRest(answer)
      setChosen(new Map())
    },
    choose,
    chosenOf,
    acts,
    /** Total of a date's bookings, in cents. */
    sumOf: (line: PlanLine) => sums.get(line.fecha) ?? 0,
    /** The same of all dates that have not ended, with the paid part. */
    total: coming.reduce((sum, line) => sum + (sums.get(line.fecha) ?? 0), 0),
    paid: coming.reduce((sum, line) => sum + line.pagado, 0),
    counts: {
      create: count('create'),
      move: count('move'),
      remove: count('remove'),
      skip: count('skip'),
      cancel: new Set(acts.flatMap((act) => act.anula)).size,
    },
    sent: {
      resolver: rest,
      fechas: [...ticks].map(([fecha, marcada]) => ({ fecha, marcada })),
      choques: [...chosen].map(([key, answer]) => ({ fecha: key.split(' ')[0]!, id_mst_recurso: Number(key.split(' ')[1]), ...answer })),
      vista: plan.vista,
    },
  }
}
export type Decisions = ReturnType<typeof useDecisions>
