import type { Minute } from '@app/contract/values/minute'
import { endOf, firstOverlap, type Stretch, stretchesOf, type WeekHours } from '@app/contract/values/week-slots'
import { maskOf } from '@app/contract/values/weekdays'

/** Slot of a week as drawn by the picture: once on each of its days. */
export interface WeekSlot extends WeekHours {
  /** Distinguishes it from the others of the picture. */
  readonly id: string
  /** Text inside it besides its hours. */
  readonly label?: string
  /** One of six colours, 0 to 5. */
  readonly tone?: number
}
/** Weekday 1 to 7 and a minute of it. */
export interface WeekPlace {
  readonly day: number
  readonly minute: Minute
}
export interface Block extends Stretch {
  readonly slot: WeekSlot
}
/** Grip of a press on the picture. */
export type WeekGrip =
  | { readonly mode: 'create'; readonly from: WeekPlace }
  | { readonly mode: 'start' | 'end' | 'move'; readonly slot: WeekSlot; readonly part: Stretch['part']; readonly from: WeekPlace }

/** Every slot on each of its days, in order. */
export const blocksOf = (slots: readonly WeekSlot[]): Block[] =>
  slots.flatMap((slot) => stretchesOf(slot).map((stretch) => ({ ...stretch, slot })))

/** Slots that share a minute with another one, by id. */
export function clashing(slots: readonly WeekSlot[]): ReadonlySet<string> {
  const found = slots.filter((one, index) => slots.some((other, at) => at !== index && firstOverlap([one, other]) !== null))
  return new Set(found.map(({ id }) => id))
}

/** 1440 is stored as 1439; a minute beyond the day belongs to the next. */
const stored = (minute: Minute): Minute => (minute === 1440 ? 1439 : minute > 1440 ? minute - 1440 : minute)
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Hours between two places: the days from one to the other, including the steps of both. */
export function hoursBetween(one: WeekPlace, other: WeekPlace, step: number): WeekHours {
  const [first, last] = [Math.min(one.day, other.day), Math.max(one.day, other.day)]
  const [from, to] = [Math.min(one.minute, other.minute), Math.max(one.minute, other.minute)]
  const ini = Math.floor(Math.min(from, 1439) / step) * step
  const fin = Math.floor(Math.min(to, 1439) / step) * step + step
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return { dias: maskOf(days), hora_ini: ini, hora_fin: stored(fin) }
}

/** Slot with one edge moved by `by` minutes; never empty, never a whole day except from midnight to midnight. */
export function resized({ dias, ...hours }: WeekHours, edge: 'start' | 'end', by: number, step: number): WeekHours {
  const [ini, fin] = [hours.hora_ini, endOf(hours)]
  const start = edge === 'start' ? clamp(ini + by, fin > 1440 ? fin - 1440 + step : 0, Math.min(1440, fin) - step) : ini
  const end = edge === 'end' ? clamp(fin + by, ini + step, ini === 0 ? 1440 : ini + 1440 - step) : fin
  return { dias, hora_ini: start, hora_fin: stored(end) }
}

/** Slot moved in time with the same length; one within a day stays inside it. */
export function shifted({ dias, ...hours }: WeekHours, by: number): WeekHours {
  const [ini, fin] = [hours.hora_ini, endOf(hours)]
  const moved = fin <= 1440 ? clamp(by, -ini, 1440 - fin) : clamp(by, -ini, 1439 - ini)
  return { dias, hora_ini: ini + moved, hora_fin: stored(fin + moved) }
}

/** Result of a drag: a new slot, or the held one at its new place. */
export function dragged(grip: WeekGrip, place: WeekPlace, step: number): WeekHours {
  if (grip.mode === 'create') return hoursBetween(grip.from, place, step)
  const { slot, part, mode } = grip
  const snapped = Math.round(place.minute / step) * step
  if (mode === 'move') return shifted(slot, Math.round((place.minute - grip.from.minute) / step) * step)
  if (mode === 'start') return resized(slot, 'start', snapped - slot.hora_ini, step)
  return resized(slot, 'end', snapped + (part === 'tail' ? 1440 : 0) - endOf(slot), step)
}

/** Block at a place. */
export const blockAt = (blocks: readonly Block[], { day, minute }: WeekPlace): Block | undefined =>
  blocks.find((block) => block.day === day && block.from <= minute && minute < block.to)
