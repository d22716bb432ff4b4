import { addMembers, addMembersPreview } from '@app/contract/fees/add-members'
import { feeDesk } from '@app/contract/fees/fee'
import type { Proportion } from '@app/contract/fees/fee-terms'
import { removeMemberFee } from '@app/contract/fees/member-fees'
import type { OutputOf } from '@app/contract/kit/action'
import { searchMembers } from '@app/contract/members/search'
import type { Day } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { useEffect, useRef, useState } from 'react'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { call, useAction, useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { today } from '../../../kit/reads/today.ts'
import { useDebounced } from '../../../kit/reads/use-debounced.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Fee } from '../fee-row.ts'

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
  readonly primera_mensualidad_proporcional: Proportion | null
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

/** Fee as far as the dialog needs it; its prices and rules are unknown without a right to see fees. */
export type GivenFee = Pick<Fee, 'id_mst_cuotas' | 'desc_cuota'> & {
  readonly [name in 'precio' | 'frecuencia_cuotas' | 'primera_mensualidad_proporcional' | 'id_mst_tiposocio']: Fee[name] | null
}

/** Course in which those that are added are enrolled. */
export interface EnrolledCourse {
  readonly id: number
  readonly name: string
  /** Its hours, courts and places in words. */
  readonly hint: string
  /** It is nothing but a waiting list. */
  readonly isList: boolean
  /** Raises its limit. */
  readonly raise: (limit: number) => Promise<unknown>
}

/** Choices of an enrolment. */
interface Also {
  /** Takes places that are offered to others. */
  readonly overOffers: boolean
  readonly toClasses: boolean
  /** First day in the classes; the first day of the fee if null. */
  readonly classesFrom: Day | null
  readonly notifies: boolean
}

interface Options {
  fee: GivenFee
  course: EnrolledCourse | null
  first: readonly Person[]
  onDone: () => void
}

interface Asked extends Pick<Options, 'fee' | 'course'> {
  people: readonly Person[]
  terms: Terms
  also: Also
}
/** Amounts of the people with the terms as typed; the last ones stay until the next arrive. */
function usePreview({ fee, course, people, terms, also }: Asked) {
  const sent = people.map(({ id, descuento }) => ({
    ...{ id_mst_socios: id, descuento, descuento_acum: null, precio_especial: null, importe_primera_mensualidad: null },
  }))
  const typed = {
    ...{ id: fee.id_mst_cuotas, idcurso: course?.id ?? 0, ...terms, socios: sent },
    ocupar_ofrecidas: course !== null && also.overOffers,
    fecha_modificacion: course !== null && also.toClasses ? (also.classesFrom ?? terms.fecha_proporcional) : null,
  }
  const asked = useDebounced(typed, pause)
  const reading = useRead(addMembersPreview, people.length > 0 && asked.socios.length > 0 ? asked : null, { keepPrevious: true })
  const byId = new Map(reading.data?.socios.map((one) => [one.id_mst_socios, one]))
  const isCurrent =
    reading.data !== undefined && !reading.isFetching && !reading.isPlaceholderData && JSON.stringify(asked) === JSON.stringify(typed)
  return { reading, typed, byId, isCurrent }
}

type Places = Pick<OutputOf<typeof addMembersPreview>, 'libres' | 'limite'>
/** Places taken by others since the dialog was opened, with the same limit and the same answer to those offered. */
function useLostPlaces(places: Places | undefined, over: boolean): number {
  const before = useRef<(Places & { over: boolean }) | null>(null)
  const [lost, setLost] = useState(0)
  const { libres = null, limite = null } = places ?? {}
  useEffect(() => {
    const last = before.current
    if (libres === null) return
    if (last === null || last.limite !== limite || last.over !== over || last.libres === null) before.current = { libres, limite, over }
    else setLost(Math.max(0, last.libres - libres))
  }, [libres, limite, over])
  return lost
}

/** People in another order: one takes the place of another. */
function reordered(people: readonly Person[], id: number, target: number): readonly Person[] {
  const from = people.findIndex((one) => one.id === id)
  const to = people.findIndex((one) => one.id === target)
  const moved = people[from]
  return moved && to >= 0 ? people.toSpliced(from, 1).toSpliced(to, 0, moved) : people
}

/** People to be added, in order, and pasted numbers of nobody. */
function usePeople(first: readonly Person[]) {
  const [people, setPeople] = useState<readonly Person[]>(first)
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const add = (more: readonly Person[]) => setPeople((now) => [...now, ...more.filter(({ id }) => !now.some((one) => one.id === id))])
  const paste = async (text: string) => {
    const numbers = numbersIn(text)
    const found = await Promise.all(numbers.map(withNumber))
    add(found.flatMap((one) => (one ? [{ id: one.id_mst_socios, name: one.nombre_completo, descuento: null }] : [])))
    setUnknown(numbers.filter((_number, at) => found[at] === null))
  }
  return {
    ...{ people, unknown, add, paste },
    isList: (text: string) => numbersIn(text).length > 1,
    remove: (id: number) => setPeople((now) => now.filter((one) => one.id !== id)),
    setDiscount: (id: number, descuento: number | null) =>
      setPeople((now) => now.map((one) => (one.id === id ? { ...one, descuento } : one))),
    /** Puts one in the place of another; the order tells who enters. */
    put: (id: number, target: number) => setPeople((now) => reordered(now, id, target)),
  }
}

/**
 * Those that enter, those that wait, those that cannot be added or are not read yet, in order. Until another order is previewed, as many
 * enter as before.
 */
function groupsOf(people: readonly Person[], byId: ReadonlyMap<number, Previewed>, isCurrent: boolean) {
  const taken = people.filter(({ id }) => byId.get(id)?.motivo === null)
  const enters = ({ id }: Person) => byId.get(id)?.espera === false
  const places = taken.filter(enters).length
  return {
    entering: isCurrent ? taken.filter(enters) : taken.slice(0, places),
    waiting: isCurrent ? taken.filter((one) => !enters(one)) : taken.slice(places),
    others: people.filter(({ id }) => byId.get(id)?.motivo !== null),
  }
}

/** People to whom a fee is given and its terms, with their amounts recalculated while typing. */
export function useAddedMembers({ fee, course, first, onDone }: Options) {
  const list = usePeople(first)
  const [terms, setTerms] = useState<Terms>(() => ({
    ...{ fecha_proporcional: today(), fecha_proxima: null, descuento: 0, descuento_acum: 0, final: null },
    primera_mensualidad_proporcional: fee.primera_mensualidad_proporcional,
  }))
  const [also, setAlso] = useState<Also>({ overOffers: false, toClasses: true, classesFrom: null, notifies: true })
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const [changesType, setChangesType] = useState(true)
  const { people } = list
  const { reading, typed, byId, isCurrent } = usePreview({ fee, course, people, terms, also })
  const lost = useLostPlaces(reading.isPlaceholderData ? undefined : reading.data, also.overOffers)
  const groups = groupsOf(people, byId, isCurrent)
  const taken = people.filter(({ id }) => byId.get(id)?.motivo === null)
  const otherType = taken.flatMap(({ id }) => (byId.get(id)?.otro_tipo ? [byId.get(id)!.nombre_completo] : []))
  const adding = useAction(addMembers, {
    onRefused: setRefusal,
    onDone: ({ msg, ids }) => {
      toast.good(msg, userMay(feeDesk) ? { action: { text: t('core.undo'), run: () => void undoAdding(ids) } } : {})
      onDone()
    },
  })
  const isReady = isCurrent && taken.length > 0 && !adding.isBusy && adding.may
  const run = () => {
    if (!isReady) return
    const chosen = new Set(taken.map(({ id }) => id))
    void adding.run({
      ...typed,
      socios: typed.socios.filter(({ id_mst_socios: id }) => chosen.has(id)),
      cambiar_tiposocio: changesType && otherType.length > 0,
      ...(course !== null && { afegir_a_reservafija: also.toClasses, avisar: also.notifies }),
    })
  }
  return {
    ...list,
    add: (more: readonly Person[]) => {
      setRefusal(null)
      list.add(more)
    },
    ...{ byId, groups, terms, refusal, isCurrent, isReady, isBusy: adding.isBusy, error: reading.error, otherType, run },
    ...{ changesType, setChangesType, refetch: reading.refetch, also, lost },
    /** Places of the course, and those that wait or have an offer; undefined until read. */
    places: reading.data,
    setAlso: (more: Partial<Also>) => setAlso((now) => ({ ...now, ...more })),
    setTerms: (more: Partial<Terms>) => {
      setRefusal(null)
      setTerms((now) => ({ ...now, ...more }))
    },
    count: taken.length,
    sum: formatEuros(reading.data?.importe ?? 0),
    /** Amounts after the first, of those that enter. */
    later: groups.entering.reduce((total, { id }) => total + (byId.get(id)?.meses[1]?.importe ?? 0), 0),
    nextDay: reading.data?.fecha_proxima ?? null,
  }
}
export type AddedMembers = ReturnType<typeof useAddedMembers>
