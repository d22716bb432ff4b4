import { closeCourts, previewClosure } from '@app/contract/closures/close-courts'
import type { ClosureAnswer, ClosureKind, ClosurePolicy } from '@app/contract/closures/closure-rules'
import type { OutputOf } from '@app/contract/kit/action'
import type { Day } from '@app/contract/values/day'
import { useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { useDebounced } from '../../kit/reads/use-debounced.ts'
import type { usePlannerDay } from '../planner/public.ts'

export type Plan = OutputOf<typeof previewClosure>
/** Court of the sport that may be closed. */
export type ClosableCourt = NonNullable<ReturnType<typeof usePlannerDay>['data']>['recursos'][number]
export type PlanLine = Plan['lineas'][number]

/** Courts and hours to close, and the answers about their bookings. */
export interface ClosureRequest {
  readonly recursos: readonly number[]
  readonly hora_ini: number
  readonly hora_fin: number
  readonly motivo: ClosureKind
  readonly politica: ClosurePolicy
  readonly cambios: ReadonlyMap<number, ClosureAnswer>
}

const none: ReadonlySet<number> = new Set()

/** List as the user has seen it, against the one now read: the lines changed by other desks since. */
function useSeenPlan(plan: Plan | undefined, request: string, isOfNow: boolean) {
  const [seen, setSeen] = useState<{ request: string; plan: Plan } | null>(null)
  if (isOfNow && plan && seen?.request !== request) setSeen({ request, plan })
  const isChanged = isOfNow && plan !== undefined && seen?.request === request && seen.plan.vista !== plan.vista
  const before = new Map(seen?.plan.lineas.map((line) => [line.id_reg_reserva, JSON.stringify(line)]))
  const changed: ReadonlySet<number> =
    isChanged && plan
      ? new Set(plan.lineas.filter((line) => before.get(line.id_reg_reserva) !== JSON.stringify(line)).map((line) => line.id_reg_reserva))
      : none
  return { isChanged, changed, see: () => plan && setSeen({ request, plan }) }
}

/** Closure before it is made: the server's list, refetched while other desks work, with the lines changed by others since they were shown. */
export function useClosure({ sport, day, first }: { sport: number; day: Day; first: Pick<ClosureRequest, 'hora_ini' | 'hora_fin'> }) {
  const [wanted, setWanted] = useState<ClosureRequest>({ ...first, recursos: [], motivo: 'rain', politica: 'move', cambios: new Map() })
  const input = {
    ...wanted,
    id_mst_tiporecurso: sport,
    fecha: day,
    recursos: [...wanted.recursos],
    cambios: [...wanted.cambios].map(([id_reg_reserva, hacer]) => ({ id_reg_reserva, hacer })),
  }
  const settled = useDebounced(JSON.stringify(input), 120)
  const isSettled = settled === JSON.stringify(input)
  const hasCourts = wanted.recursos.length > 0
  const reading = useRead(previewClosure, hasCourts ? input : null, { keepPrevious: true, enabled: isSettled })
  const isOfNow = isSettled && hasCourts && !reading.isPlaceholderData
  const plan = hasCourts ? reading.data : undefined
  const error = hasCourts ? reading.error : null
  const { isChanged, changed, see } = useSeenPlan(plan, settled, isOfNow)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const change = (part: Partial<ClosureRequest>) => {
    setMessage(null)
    setWanted((now) => ({ ...now, ...part }))
  }
  /** Closes the courts according to the list; null, with the reason shown, if refused. */
  const close = async () => {
    if (!plan) return null
    setBusy(true)
    setMessage(null)
    try {
      return await call(closeCourts, { ...input, vista: plan.vista })
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setMessage(error.msg)
      void reading.refetch()
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    wanted,
    change,
    plan,
    error,
    refetch: reading.refetch,
    isReading: hasCourts && !isOfNow,
    /** True if the list is current, seen and without errors. */
    mayClose: plan !== undefined && isOfNow && !isChanged && !isBusy && !error,
    isChanged,
    changed,
    see,
    isBusy,
    message,
    close,
  }
}
