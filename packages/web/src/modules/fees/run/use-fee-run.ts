import { beginFeeRun, previewFeeRun } from '@app/contract/fees/fee-runs'
import type { Day } from '@app/contract/values/day'
import { isDay } from '@app/contract/values/day'
import { useMemo, useState } from 'react'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { go, useSearchParam } from '../../../kit/screen/navigation.ts'
import { type FilterName, filterNames, previewAddress, type RunFilter } from './run-filter.ts'
import type { Part, RunTab } from './run-lines.ts'
import { useChangedLines } from './use-changed-lines.ts'

const idOf = (value: string | null) => Number(value) || null
const noIds: readonly number[] = []

/** Question of the preview, kept in the address: the day, and the part of the fees. */
function useQuestion() {
  const [hastaParam] = useSearchParam('hasta')
  const [empresa] = useSearchParam(filterNames.id_mst_empresas)
  const [tipo] = useSearchParam(filterNames.id_mst_tipocuotas)
  const [cuota] = useSearchParam(filterNames.id_mst_cuotas)
  const [grupo] = useSearchParam(filterNames.id_mst_curso_grupo)
  const hasta: Day = hastaParam && isDay(hastaParam) ? hastaParam : today()
  const filter = useMemo<RunFilter>(
    () => ({ id_mst_empresas: idOf(empresa), id_mst_tipocuotas: idOf(tipo), id_mst_cuotas: idOf(cuota), id_mst_curso_grupo: idOf(grupo) }),
    [empresa, tipo, cuota, grupo],
  )
  return {
    hasta,
    filter,
    setHasta: (day: Day) => go(previewAddress(day, filter), { replace: true }),
    setFilter: (name: FilterName, id: number | null) => go(previewAddress(hasta, { ...filter, [name]: id }), { replace: true }),
  }
}

/** State of the preview of a run: its question, its answer, the view of it, and the run itself. */
export function useFeeRun() {
  const question = useQuestion()
  const { hasta, filter } = question
  const [sin, setSin] = useKeptState('fee-run without', noIds)
  const [tab, setTab] = useKeptState<RunTab>('fee-run tab', 'lineas')
  const [part, setPart] = useState<Part | null>(null)
  const asked = { hasta, ...filter, sin: sin.join(',') }
  const read = useRead(previewFeeRun, asked, { keepPrevious: true })
  const isCurrent = read.data !== undefined && !read.isPlaceholderData
  const { changed, see, expect } = useChangedLines(isCurrent && !read.isFetching ? read.data : undefined, JSON.stringify(asked))
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const begin = useAction(beginFeeRun, {
    onRefused: (refused) => {
      setRefusal(refused)
      void read.refetch()
    },
    onDone: ({ id_reg_cuota_proceso }) => {
      setSin(noIds)
      go(`/cuotas/generar/${id_reg_cuota_proceso}`)
    },
  })
  const isReady = begin.may && isCurrent && !begin.isBusy && changed.size === 0 && read.data.lineas.length > 0
  return {
    ...question,
    read,
    preview: read.data,
    isCurrent,
    tab,
    setTab,
    part,
    setPart,
    changed,
    see,
    expect,
    refusal,
    begin,
    isReady,
    /** Takes the periods of a member's fee out of this run alone, or puts them back. */
    setIncluded: (id: number, isIn: boolean) => setSin((now) => (isIn ? now.filter((one) => one !== id) : [...now, id])),
    raise: () => {
      if (!isReady) return
      setRefusal(null)
      void begin.run({ hasta, ...filter, sin: [...sin], huella: read.data.huella })
    },
    asked: { hasta, ...filter, sin: [...sin] },
  }
}
export type FeeRun = ReturnType<typeof useFeeRun>
