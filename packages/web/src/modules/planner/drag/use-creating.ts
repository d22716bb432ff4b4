import type { Day } from '@app/contract/values/day'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { go, useParam } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { firstFree } from '../day/first-free.ts'
import { makeBoard, type PlannerBooking, type PlannerCourt } from '../planner-model.ts'
import { newBookingPath } from '../planner-paths.ts'
import { heldItem } from './held-item.ts'
import { pickedSlot } from './slot.ts'

interface Shown {
  readonly sport: number
  readonly day: Day
  readonly bookings: readonly PlannerBooking[]
  readonly hours: { readonly from: number; readonly to: number }
  /** Minute from which free time is searched. */
  readonly since: number
}

/** Handler of a chosen hour: it places the held item, moves the open form, or begins a booking; and the first free hour of some courts. */
export function useCreating({ sport, day, bookings, hours, since }: Shown) {
  const isMaking = useParam('hora_ini') !== ''
  const create = (court: number, from: number, to: number) => {
    const held = heldItem.get()
    if (held) return held.put({ day, court, from })
    const slot = { court, from, minutes: to - from }
    if (isMaking) pickedSlot.set(slot)
    else go(newBookingPath(sport, day, slot))
  }
  const freeOf = (among: readonly PlannerCourt[]) => firstFree(makeBoard(among, bookings, hours), since, heldItem.get())
  const createFirst = (among: readonly PlannerCourt[]) => {
    const free = freeOf(among)
    if (free) create(free.court, free.from, free.to)
    else toast.info(t('desk.day_full'))
  }
  return { isMaking, create, createFirst, freeOf }
}
