import { by } from '../../values/order.ts'

/** Stretch of a day in minutes; an end past 1440 is in the next day. */
export interface Stretch {
  readonly hora_ini: number
  readonly hora_fin: number
}

/** Closed stretches between opening hours, which are in order. */
export const gaps = (open: readonly Stretch[]): Stretch[] =>
  open.slice(1).flatMap(({ hora_ini }, index) => {
    const closes = open[index]!.hora_fin
    return hora_ini > closes ? [{ hora_ini: closes, hora_fin: hora_ini }] : []
  })

/** Total minutes of stretches. */
export const minutesOf = (spans: readonly Stretch[]) => spans.reduce((sum, { hora_ini, hora_fin }) => sum + hora_fin - hora_ini, 0)

/** Minutes of the opening hours that are booked; time that two bookings share counts once. */
export function minutesTaken(open: readonly Stretch[], booked: readonly Stretch[]): number {
  const inOrder = booked.toSorted(by((one) => one.hora_ini))
  let taken = 0
  for (const { hora_ini, hora_fin } of open) {
    let at = hora_ini
    for (const one of inOrder) {
      const from = Math.max(at, one.hora_ini)
      const to = Math.min(hora_fin, one.hora_fin)
      taken += Math.max(0, to - from)
      at = Math.max(at, to)
    }
  }
  return taken
}

/** Booked share of the opening hours, 0 to 100, and 100 only if fully booked. */
export function occupancy(open: readonly Stretch[], booked: readonly Stretch[]): number {
  const total = minutesOf(open)
  return total === 0 ? 0 : Math.floor((100 * minutesTaken(open, booked)) / total)
}

/** Mean occupancy of courts over their opening hours, in percent; 0 without courts. */
export const meanOccupancy = (courts: readonly { readonly ocupacion: number }[]): number =>
  courts.length === 0 ? 0 : courts.reduce((sum, { ocupacion }) => sum + ocupacion, 0) / courts.length

/** Opening hours cut by bookings: booked slots, each with its booking, and the free ones between, in order. */
export function slotsOf<B extends Stretch>(open: readonly Stretch[], booked: readonly B[]): (Stretch & { readonly booking: B | null })[] {
  const inOrder = booked.toSorted(by((one) => one.hora_ini))
  const free = open.flatMap(({ hora_ini, hora_fin }) => {
    const left: Stretch[] = []
    let at = hora_ini
    for (const one of inOrder) {
      if (one.hora_ini > at && at < hora_fin) left.push({ hora_ini: at, hora_fin: Math.min(one.hora_ini, hora_fin) })
      at = Math.max(at, one.hora_fin)
    }
    return at < hora_fin ? [...left, { hora_ini: at, hora_fin }] : left
  })
  const taken = inOrder.map((booking) => ({ hora_ini: booking.hora_ini, hora_fin: booking.hora_fin, booking }))
  return [...free.map((one) => ({ ...one, booking: null })), ...taken].toSorted(by((one) => one.hora_ini))
}

interface Part {
  readonly id_mst_recurso: number
  readonly id_mst_recurso_padre: number | null
}

/** For each court the others that share its leaf courts: its parts at any depth and its parents. Siblings do not. */
export function relatedCourts(courts: readonly Part[]): ReadonlyMap<number, number[]> {
  const parentOf = new Map(courts.map((court) => [court.id_mst_recurso, court.id_mst_recurso_padre]))
  const above = (id: number): number[] => {
    const chain: number[] = []
    for (let at = parentOf.get(id) ?? null; at !== null && !chain.includes(at) && at !== id; at = parentOf.get(at) ?? null) chain.push(at)
    return chain
  }
  const ancestors = new Map(courts.map(({ id_mst_recurso }) => [id_mst_recurso, above(id_mst_recurso)]))
  const related = new Map<number, number[]>(courts.map(({ id_mst_recurso }) => [id_mst_recurso, []]))
  for (const [part, chain] of ancestors) {
    for (const whole of chain) {
      related.get(part)?.push(whole)
      related.get(whole)?.push(part)
    }
  }
  return related
}
