import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { JobWork } from '../../kit/work/attempt.ts'
import { type ClassChange, changeClasses, studentsOn } from '../bookings/public.ts'
import type { ChangedDays } from '../fees/public.ts'
import { endless, splitDays } from './split-days.ts'

interface Payload {
  readonly curso: number
  readonly dias: readonly ChangedDays[]
  readonly by: number | null
}
/** Brings the classes of a course to the days of its students as they are now: the course is locked, so that new classes wait. */
export async function followStudents(tx: Tx, { curso, dias, by }: Payload, { club, now, note, inNameOf }: JobWork) {
  const { today } = clubTime(now, club.zone)
  const course = await tx.selectFrom('cursos').select('id_mst_curso').where('id_mst_curso', '=', curso).forNoKeyUpdate().executeTakeFirst()
  if (!course) return
  inNameOf(by)
  const students = Map.groupBy(await studentsOn(tx, curso, today, endless), (one) => one.id_mst_socios)
  const changes = dias.flatMap(({ id_mst_socios, ...days }): ClassChange[] => {
    const { covered, free } = splitDays(days, students.get(id_mst_socios) ?? [])
    const change = { id_mst_curso: curso, id_mst_socios }
    return [...free.map((before) => ({ ...change, before, after: null })), ...covered.map((after) => ({ ...change, before: null, after }))]
  })
  await changeClasses({ tx, now, today, note, user: by === null ? null : { id_mst_socios: by }, club }, changes)
}
