import { addDays, type Day, earliest, latest } from '@app/contract/values/day'
import type { WorkCall } from '../../../kit/http/serve.ts'
import type { User } from '../../../kit/http/user.ts'
import { insertJob, jobKind } from '../../../kit/work/jobs.ts'
import type { Held } from '../holdings.ts'
import { placesJob } from './settle-places.ts'

/** Call that changes members' fees: their classes and places follow. Without a user the letter's link or a job does. */
export type HoldingCall = Pick<WorkCall, 'tx' | 'note' | 'now' | 'today'> & { readonly user: Pick<User, 'id_mst_socios'> | null }

/** Days of a member in a course that may be others now; open-ended without a last one. */
export interface ChangedDays {
  readonly id_mst_socios: number
  readonly from: Day
  readonly to: Day | null
}
/** The job that brings the classes of a course to the days of its students; it reads them when it runs, so that any order is right. */
export const classesJob = jobKind<{ curso: number; dias: readonly ChangedDays[]; by: number | null }>('fees.classes', 'work')

interface Change {
  readonly before: Held | null
  readonly after: Held | null
}
type Span = Omit<ChangedDays, 'id_mst_socios'>
const endless: Day = '9999-12-31'

/** Days on which a member's fee makes its member a player of the classes of its course; null for none. */
function spanOf(row: Held | null): Span | null {
  if (row === null || row.id_mst_curso === null || row.espera || row.clases_desde === null) return null
  const from = latest(row.fecha_inicio_cuota, row.clases_desde)
  return row.fecha_fin_cuota !== null && row.fecha_fin_cuota < from ? null : { from, to: row.fecha_fin_cuota }
}

/** Days that one of two spans has and the other one does not, at least. */
function difference(one: Span | null, other: Span | null): Span[] {
  if (one === null || other === null) return [one, other].flatMap((span) => span ?? [])
  const ends = [one.to ?? endless, other.to ?? endless] as const
  const [first, last] = [earliest(...ends), latest(...ends)]
  return [
    ...(one.from === other.from ? [] : [{ from: earliest(one.from, other.from), to: addDays(latest(one.from, other.from), -1) }]),
    ...(first === last ? [] : [{ from: addDays(first, 1), to: last === endless ? null : last }]),
  ]
}

/** Days of the classes that a change touches, by course. */
function changedDays({ before, after }: Change): { readonly curso: number; readonly days: ChangedDays }[] {
  const [was, is] = [spanOf(before), spanOf(after)]
  const isOne = before?.id_mst_curso === after?.id_mst_curso && before?.id_mst_socios === after?.id_mst_socios
  const parts = isOne
    ? [[after, difference(was, is)] as const]
    : ([
        [before, difference(was, null)],
        [after, difference(null, is)],
      ] as const)
  return parts.flatMap(([row, spans]) =>
    spans.map((span) => ({ curso: row!.id_mst_curso!, days: { id_mst_socios: row!.id_mst_socios, ...span } })),
  )
}

const ofPlaces = ['id_mst_curso', 'espera', 'fecha_inicio_cuota', 'fecha_fin_cuota'] as const

/** Courses whose places are others after a change. */
function coursesOf({ before, after }: Change): number[] {
  const isSame = before !== null && after !== null && ofPlaces.every((name) => before[name] === after[name])
  return isSame ? [] : [before, after].flatMap((row) => row?.id_mst_curso ?? [])
}

/** Brings the classes of courses to written members' fees after the commit, and counts their places again. */
export async function followCourse({ tx, now, user }: HoldingCall, changes: readonly Change[]) {
  const by = user?.id_mst_socios ?? null
  for (const [curso, own] of Map.groupBy(changes.flatMap(changedDays), (one) => one.curso))
    await insertJob(tx, classesJob, { curso, dias: own.map((one) => one.days), by }, { now })
  for (const curso of new Set(changes.flatMap(coursesOf))) await insertJob(tx, placesJob, { curso }, { now })
}
