import { nextNotificationTime } from '@app/contract/notification-ranges/range-rules'
import { clubTime, wallInstant } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'

interface ClubMoment {
  readonly now: Date
  readonly zone: string
}
/** Earliest time to notify each of some members from now on: now, or the start of the member's next range. */
export async function notificationTimes(tx: Tx, members: readonly number[], { now, zone }: ClubMoment): Promise<ReadonlyMap<number, Date>> {
  if (members.length === 0) return new Map()
  const rows = await tx
    .selectFrom('notificaciones_tramos')
    .select(['id_mst_socios', 'start', 'finish', 'tipodia'])
    .where('id_mst_socios', 'in', [...new Set(members)]) // only for speed
    .execute()
  const own = Map.groupBy(rows, (one) => one.id_mst_socios)
  const { today: day, minute } = clubTime(now, zone)
  return new Map(
    members.map((id) => {
      const next = nextNotificationTime(own.get(id) ?? [], { day, minute })
      return [id, next.day === day && next.minute === minute ? now : wallInstant(next.day, next.minute, zone)]
    }),
  )
}
