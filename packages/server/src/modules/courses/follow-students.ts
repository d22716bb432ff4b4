import { addDays, type Day } from '@app/contract/values/day'
import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { JobWork } from '../../kit/work/attempt.ts'
import { type ClassChange, type ClassSpan, changeClasses, studentsOn } from '../bookings/public.ts'
import type { ChangedDays } from '../fees/public.ts'

const endless: Day = '9999-12-31'
const lastOf = ({ to }: ClassSpan) => to ?? endless
const cut = (from: Day, last: Day): ClassSpan[] => (last < from ? [] : [{ from, to: last === endless ? null : last }])

/** Parts of a stretch of days that some spans cover, and those between them. */
function splitDays(days: ClassSpan, spans: readonly ClassSpan[]) {
  const covered: ClassSpan[] = []
  const free: ClassSpan[] = []
  let next = days.from
  for (const span of spans.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const from = span.from > next ? span.from : next
    const last = lastOf(span) < lastOf(days) ? lastOf(span) : lastOf(days)
    if (last < from) continue
    free.push(...cut(next, addDays(from, -1)))
    covered.push(...cut(from, last))
    if (last === endless) return { covered, free }
    next = addDays(last, 1)
  }
  free.push(...cut(next, lastOf(days)))
  return { covered, free }
}

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
