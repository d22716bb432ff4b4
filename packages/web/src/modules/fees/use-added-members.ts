import { addMembers, addMembersPreview } from '@app/contract/fees/add-members'
import type { Proportion } from '@app/contract/fees/fee-terms'
import { removeMemberFee } from '@app/contract/fees/member-fees'
import type { OutputOf } from '@app/contract/kit/action'
import { searchMembers } from '@app/contract/members/search'
import type { Day } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { call, useAction, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { useDebounced } from '../../kit/reads/use-debounced.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { Fee } from './fee-row.ts'

export interface Person {
  readonly id: number
  /** Shown until its amounts are read. */
  readonly name: string
  /** Own discount, in hundredths of a percent, in place of that for all. */
  readonly descuento: number | null
}
export interface Terms {
  readonly fecha_proporcional: Day
  readonly fecha_proxima: Day | null
  readonly descuento: number
  readonly descuento_acum: number
  readonly final: Day | null
  readonly primera_mensualidad_proporcional: Proportion
}
export type Previewed = OutputOf<typeof addMembersPreview>['socios'][number]

/** Milliseconds after the last key. */
const pause = 150
/** Numbers of members in pasted text; a single one is typed as a search. */
const numbersIn = (text: string) => [...new Set(text.match(/\d+/g) ?? [])]

/** Member with a number; null without one. */
async function withNumber(number: string) {
  const hits = await call(searchMembers, { text: number, offset: 0 })
  return hits.find(({ numsocio }) => String(numsocio) === number) ?? null
}

/** Takes the fee from those it was just given to, while nothing is raised. */
async function undoAdding(ids: readonly number[]) {
  try {
    for (const id of ids) await call(removeMemberFee, { id })
    toast.good(t('fees.adding_undone', { n: formatCount(ids.length) }))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  }
}

interface Options {
  fee: Fee
  /** Course, or 0 for none. */
  course: number
  first: readonly Person[]
  onDone: () => void
}

/** Amounts of the people with the terms as typed; the last ones stay until the next arrive. */
function usePreview({ fee, course, people, terms }: Pick<Options, 'fee' | 'course'> & { people: readonly Person[]; terms: Terms }) {
  const sent = people.map(({ id, descuento }) => ({
    ...{ id_mst_socios: id, descuento, descuento_acum: null, precio_especial: null, importe_primera_mensualidad: null },
  }))
  const typed = { id: fee.id_mst_cuotas, idcurso: course, ...terms, socios: sent }
  const asked = useDebounced(typed, pause)
  const reading = useRead(addMembersPreview, people.length > 0 ? asked : null, { keepPrevious: true })
  const byId = new Map(reading.data?.socios.map((one) => [one.id_mst_socios, one]))
  const isCurrent =
    reading.data !== undefined && !reading.isFetching && !reading.isPlaceholderData && JSON.stringify(asked) === JSON.stringify(typed)
  return { reading, typed, byId, isCurrent }
}

/** People to whom a fee is given and its terms, with their amounts recalculated while typing. */
export function useAddedMembers({ fee, course, first, onDone }: Options) {
  const [people, setPeople] = useState<readonly Person[]>(first)
  const [terms, setTerms] = useState<Terms>(() => ({
    ...{ fecha_proporcional: today(), fecha_proxima: null, descuento: 0, descuento_acum: 0, final: null },
    primera_mensualidad_proporcional: fee.primera_mensualidad_proporcional,
  }))
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const [changesType, setChangesType] = useState(true)
  const { reading, typed, byId, isCurrent } = usePreview({ fee, course, people, terms })
  const taken = people.filter(({ id }) => byId.get(id)?.motivo === null)
  const otherType = taken.flatMap(({ id }) => (byId.get(id)?.otro_tipo ? [byId.get(id)!.nombre_completo] : []))
  const adding = useAction(addMembers, {
    onRefused: setRefusal,
    onDone: ({ msg, ids }) => {
      toast.good(msg, { action: { text: t('core.undo'), run: () => void undoAdding(ids) } })
      onDone()
    },
  })
  const add = (more: readonly Person[]) => {
    setRefusal(null)
    setPeople((now) => [...now, ...more.filter(({ id }) => !now.some((one) => one.id === id))])
  }
  const paste = async (text: string) => {
    const numbers = numbersIn(text)
    const found = await Promise.all(numbers.map(withNumber))
    add(found.flatMap((one) => (one ? [{ id: one.id_mst_socios, name: one.nombre_completo, descuento: null }] : [])))
    setUnknown(numbers.filter((_number, at) => found[at] === null))
  }
  const isReady = isCurrent && taken.length > 0 && !adding.isBusy && adding.may
  const run = () => {
    if (!isReady) return
    const chosen = new Set(taken.map(({ id }) => id))
    void adding.run({
      ...typed,
      socios: typed.socios.filter(({ id_mst_socios: id }) => chosen.has(id)),
      cambiar_tiposocio: changesType && otherType.length > 0,
    })
  }
  return {
    ...{
      people,
      byId,
      terms,
      unknown,
      refusal,
      isCurrent,
      isReady,
      isBusy: adding.isBusy,
      error: reading.error,
      otherType,
      add,
      paste,
      run,
    },
    ...{ changesType, setChangesType, refetch: reading.refetch },
    isList: (text: string) => numbersIn(text).length > 1,
    remove: (id: number) => setPeople((now) => now.filter((one) => one.id !== id)),
    setDiscount: (id: number, descuento: number | null) =>
      setPeople((now) => now.map((one) => (one.id === id ? { ...one, descuento } : one))),
    setTerms: (more: Partial<Terms>) => {
      setRefusal(null)
      setTerms((now) => ({ ...now, ...more }))
    },
    count: taken.length,
    sum: formatEuros(reading.data?.importe ?? 0),
    nextDay: reading.data?.fecha_proxima ?? null,
  }
}
export type AddedMembers = ReturnType<typeof useAddedMembers>
