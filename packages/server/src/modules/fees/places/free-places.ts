import { addDays, type Day } from '@app/contract/values/day'

/** Student of a course: the number of its member's fee and its last day. */
export interface Student {
  readonly id: number
  readonly fin: Day | null
}
/** Place without a student: its first free day, and the member's fee whose end makes it free. */
export interface FreePlace {
  readonly desde: Day
  readonly dejada: number | null
}

/** Free places of a course up to a day, by their first free day: those without a student, then those that students leave. */
export function freePlaces(limit: number, students: readonly Student[], { today, until }: { today: Day; until: Day }): FreePlace[] {
  const staying = students.filter(({ fin }) => fin === null || fin >= today)
  const leaving = staying
    .flatMap(({ id, fin }) => (fin === null || fin >= until ? [] : [{ desde: addDays(fin, 1), dejada: id }]))
    .toSorted((a, b) => a.desde.localeCompare(b.desde) || a.dejada - b.dejada)
  const unused = limit - staying.length
  const now = Array.from({ length: Math.max(0, unused) }, () => ({ desde: today, dejada: null }))
  return [...now, ...leaving.slice(Math.max(0, -unused))]
}

/** Place that is open: with its offer, if one is open, and those that were asked for it. */
export interface OpenPlace {
  readonly id: number
  readonly desde: Day
  readonly dejada: number | null
  readonly ofrecer: boolean
  readonly oferta: { readonly id: number; readonly id_reg_socios_cuotas: number } | null
  readonly preguntados: ReadonlySet<number>
}
/** An open place with the free place that it stands for. */
export interface KeptPlace {
  readonly place: OpenPlace
  readonly desde: Day
}

/**
 * Compares open places with the free ones: the same leaving student first, then those with an open offer, then the older ones. The rest of
 * the open ones is gone, the rest of the free ones is new.
 */
export function matchPlaces(free: readonly FreePlace[], open: readonly OpenPlace[]) {
  const left = [...free]
  const take = (at: number) => left.splice(at, 1)[0]!
  const kept: KeptPlace[] = []
  const rest = open.filter((place) => {
    const at = place.dejada === null ? -1 : left.findIndex((one) => one.dejada === place.dejada)
    if (at >= 0) kept.push({ place, desde: take(at).desde })
    return at < 0
  })
  const inOrder = rest.toSorted((a, b) => Number(b.oferta !== null) - Number(a.oferta !== null) || a.id - b.id)
  const gone = inOrder.filter((place) => {
    if (left.length === 0) return true
    kept.push({ place, desde: take(0).desde })
    return false
  })
  return { kept: kept.toSorted((a, b) => a.desde.localeCompare(b.desde) || a.place.id - b.place.id), gone, fresh: left }
}

/**
 * Members that wait, in the order of asking, for the places that are offered by themselves: each the first that has no other offer and was
 * not asked for this place. A place that nobody is left for is null.
 */
export function candidates(
  places: readonly Pick<OpenPlace, 'ofrecer' | 'oferta' | 'preguntados'>[],
  waiting: readonly number[],
): (number | null)[] {
  const busy = new Set(places.flatMap(({ oferta }) => oferta?.id_reg_socios_cuotas ?? []))
  return places.map(({ ofrecer, oferta, preguntados }) => {
    if (!ofrecer || oferta !== null) return null
    const next = waiting.find((id) => !busy.has(id) && !preguntados.has(id))
    if (next === undefined) return null
    busy.add(next)
    return next
  })
}
