import type { Day } from '@app/contract/values/day'
import type { WorkCall } from '../../../kit/http/serve.ts'
import type { User } from '../../../kit/http/user.ts'
import { insertJob } from '../../../kit/work/jobs.ts'
import { type ClassChange, type ClassSpan, changeClasses } from '../../bookings/public.ts'
import type { Held } from '../holdings.ts'
import { placesJob } from './settle-places.ts'

/** Call that changes members' fees: their classes and places follow. Without a user the letter's link or a job does. */
export type HoldingCall = Pick<WorkCall, 'tx' | 'note' | 'now' | 'today' | 'club'> & { readonly user: Pick<User, 'id_mst_socios'> | null }

interface Change {
  readonly before: Held | null
  readonly after: Held | null
}
const latest = (a: Day, b: Day) => (a > b ? a : b)

/** Days on which a member's fee makes its member a player of the classes of its course; null for none. */
function spanOf(row: Held | null): ClassSpan | null {
  if (row === null || row.id_mst_curso === null || row.espera || row.clases_desde === null) return null
  const from = latest(row.fecha_inicio_cuota, row.clases_desde)
  return row.fecha_fin_cuota !== null && row.fecha_fin_cuota < from ? null : { from, to: row.fecha_fin_cuota }
}

/** Changes of the classes by a change of a member's fee: of both courses, where it is another. */
function classChanges({ before, after }: Change): ClassChange[] {
  const [was, is] = [spanOf(before), spanOf(after)]
  const id_mst_socios = (after ?? before)!.id_mst_socios
  const isOne = before?.id_mst_curso === after?.id_mst_curso && before?.id_mst_socios === after?.id_mst_socios
  if (isOne || was === null || is === null) {
    const id_mst_curso = (is === null ? before : after)?.id_mst_curso ?? null
    const isSame = was?.from === is?.from && was?.to === is?.to
    return id_mst_curso === null || isSame
      ? []
      : [{ id_mst_curso, id_mst_socios: is === null ? before!.id_mst_socios : id_mst_socios, before: was, after: is }]
  }
  return [
    { id_mst_curso: before!.id_mst_curso!, id_mst_socios: before!.id_mst_socios, before: was, after: null },
    { id_mst_curso: after!.id_mst_curso!, id_mst_socios, before: null, after: is },
  ]
}

const ofPlaces = ['id_mst_curso', 'espera', 'fecha_inicio_cuota', 'fecha_fin_cuota'] as const

/** Courses whose places are others after a change. */
function coursesOf({ before, after }: Change): number[] {
  const isSame = before !== null && after !== null && ofPlaces.every((name) => before[name] === after[name])
  return isSame ? [] : [before, after].flatMap((row) => row?.id_mst_curso ?? [])
}

/** Brings the classes of courses to written members' fees, and counts their places again after the commit. */
export async function followCourse(call: HoldingCall, changes: readonly Change[]) {
  const classes = changes.flatMap(classChanges)
  if (classes.length > 0) await changeClasses(call, classes)
  for (const curso of new Set(changes.flatMap(coursesOf))) await insertJob(call.tx, placesJob, { curso }, { now: call.now })
}
