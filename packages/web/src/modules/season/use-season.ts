import { seasonDays } from '@app/contract/season/season-days'
import { seasonVerdicts } from '@app/contract/season/season-plan'
import { useMemo, useState } from 'react'
import { useRead } from '../../kit/reads/api.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { type FreePress, isListed, type ListFilter, mayTick, readListFilter, type SeasonPlan, type Verdict } from './season-model.ts'
import { useSeasonActs } from './use-season-acts.ts'

const noVerdicts: readonly Verdict[] = []

/** Selection, ticks and draft of the season's screen, and the effect of approvals. */
export function useSeason(sport: number, plan: SeasonPlan) {
  const [stateParam] = useSearchParam('estado')
  const [shown, setShown] = useState<ListFilter>(readListFilter(stateParam))
  const [selected, setSelected] = useState<number | null>(null)
  const [day, setDay] = useState(seasonDays[0]!)
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const [avisar, setAvisar] = useState(false)
  const [making, setMaking] = useState<FreePress | null>(null)
  const judged = useRead(seasonVerdicts, plan.periodo ? { id_mst_tiporecurso: sport } : null, { keepPrevious: true })
  const verdicts = useMemo(() => new Map((judged.data ?? noVerdicts).map((one) => [one.id_reg_reserva, one])), [judged.data])
  const rows = plan.reservas
  const ticked = useMemo(
    () => new Set(rows.filter((row) => mayTick(row, verdicts) && !unticked.has(row.id_reg_reserva)).map((row) => row.id_reg_reserva)),
    [rows, verdicts, unticked],
  )
  const rowOf = (id: number | null) => rows.find((row) => row.id_reg_reserva === id)
  const select = (id: number) => {
    const row = rowOf(id)
    setSelected(id)
    if (!row) return
    setDay(row.fecha)
    if (!isListed(row, shown)) setShown('all')
  }
  const onTick = (ids: readonly number[], on: boolean) =>
    setUnticked((now) => new Set(on ? [...now].filter((id) => !ids.includes(id)) : [...now, ...ids]))
  /** New booking on the first court of the shown day, at its opening. */
  const add = () => {
    const court = plan.recursos[0]
    if (!court) return
    const from = court.dias.find((one) => one.day === day)?.abierto[0]?.hora_ini ?? 480
    setMaking({ day, court: court.id_mst_recurso, from })
  }
  return {
    ...{ sport, plan, rows, rowOf, shown, setShown, selected, setSelected, select, day, setDay },
    ...{ ticked, onTick, avisar, setAvisar, making, setMaking, add, judged, verdicts },
    current: rowOf(selected),
    courtName: (id: number) => plan.recursos.find((court) => court.id_mst_recurso === id)?.desc_recurso ?? '',
    acts: useSeasonActs(sport, verdicts, avisar),
  }
}
export type Season = ReturnType<typeof useSeason>
