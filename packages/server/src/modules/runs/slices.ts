import { say as sayIn } from '@app/contract'
import type { Right } from '@app/contract/kit/permissions'
import type { Say } from '@app/contract/kit/product'
import type { Day } from '@app/contract/values/day'
import { clubTime } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import { json, type Tx } from '../../kit/database/database.ts'
import type { Call, WorkCall } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { inOneTransaction, type Job } from '../../kit/work/attempt.ts'
import { insertJob, jobKind, type Later } from '../../kit/work/jobs.ts'
import { actingUser } from '../identity/public.ts'

/** Maximum of rows in one slice: their locks and a connection are held for a moment only. */
export const sliceRows = 100

/** Kind of run, with what it keeps for the rest of its work (JSON). */
export interface RunKind<Data> {
  readonly name: string
  readonly right: Right
  /** Type of the data; never set. */
  readonly data?: Data
}
/** Kind of a long run, declared beside the code that begins it; its name as a kind of job, and the right of its calls. */
export const runKind = <Data extends object>(name: string, right: Right): RunKind<Data> => ({ name, right })

/** The job of the slices of a kind: one at work in a process, which rests after each as long as it took. */
export const sliceJob = (name: string) => jobKind<{ id: number }>(name, 'runs', 'many')

interface Beginning<Data> {
  /** Rows of its work. */
  readonly total: number
  /** Those that its call did itself. */
  readonly hechos?: number
  /** Words that tell it from others of its kind. */
  readonly detalle: string
  readonly datos: Data
  /** Not before this instant. */
  readonly from?: Date
}
/** Begins a run with the call's transaction: its first slice follows the commit, or is at work from an instant on. Returns its number. */
export async function startRun<Data extends object>(
  { tx, now, user }: { tx: Call<unknown>['tx']; now: Date; user: { readonly id_mst_socios: number } | null },
  kind: RunKind<Data>,
  { total, hechos = 0, detalle, datos, from = now }: Beginning<Data>,
): Promise<number> {
  const { id_reg_proceso } = await tx
    .insertInto('proceso')
    .values({
      ...{ clase: kind.name, permiso: kind.right, detalle: detalle.slice(0, 200), estado: 'en_curso', total, hechos, fecha: now },
      ...{ id_mst_socios_creacion: user?.id_mst_socios ?? null, datos: json(datos as Record<string, unknown>) },
    })
    .returning('id_reg_proceso')
    .executeTakeFirstOrThrow()
  await insertJob(tx, sliceJob(kind.name), { id: id_reg_proceso }, { now: from })
  return id_reg_proceso
}

/** Context of a slice: that of a call of the run's author, without request and answer; a run of the club's own may have none. */
export interface Slice<Data, U extends User | null = User> extends Omit<WorkCall, 'user'> {
  readonly user: U
  readonly datos: Data
  /** Rows done by the slices before. */
  readonly hechos: number
}
export interface SliceDone<Data> {
  /** Rows done by this slice. */
  readonly hechos: number
  readonly isLast: boolean
  /** Data for the next slice, if they changed. */
  readonly datos?: Data
  /** Words that tell how far it is, in place of those before. */
  readonly detalle?: string
}

type Work<Data, U extends User | null> = (slice: Slice<Data, U>) => Promise<SliceDone<Data>>

/** User in whose name a slice works. */
type ActingUser<U> = (tx: Tx, author: number | null, at: { readonly club: ClubFacts; readonly today: Day }) => Promise<U>

function slicesOf<Data extends object, U extends User | null>({ name }: RunKind<Data>, userOf: ActingUser<U>, work: Work<Data, U>): Job {
  return inOneTransaction(sliceJob(name), async (tx, { id }, { club, now, note, inNameOf }) => {
    const run = await tx.selectFrom('proceso').selectAll().where('id_reg_proceso', '=', id).forNoKeyUpdate().executeTakeFirst()
    if (run?.estado !== 'en_curso') return
    inNameOf(run.id_mst_socios_creacion)
    const time = clubTime(now, club.zone)
    const user = await userOf(tx, run.id_mst_socios_creacion, { club, today: time.today })
    const say: Say = (key, values) => sayIn(key, user?.lang ?? club.language, values)
    const later: Later = (kind, payload, when) => insertJob(tx, kind, payload, { now: when?.now ?? now, urgency: when?.urgency })
    const done = await work({ tx, club, now, ...time, user, say, note, later, datos: run.datos as Data, hechos: run.hechos })
    const ended = done.isLast ? { estado: 'hecho' as const, fecha_fin: now, datos: json({}) } : {}
    await tx
      .updateTable('proceso')
      .set({
        hechos: run.hechos + done.hechos,
        ...(done.detalle !== undefined && { detalle: done.detalle.slice(0, 200) }),
        ...(done.datos && { datos: json(done.datos as Record<string, unknown>) }),
        ...ended,
      })
      .where('id_reg_proceso', '=', id)
      .execute()
    if (!done.isLast) await insertJob(tx, sliceJob(name), { id }, { now })
  })
}

/**
 * Job of a kind of run: one slice and its progress in one transaction, and the next one after it, in the name of the
 * user that began it. A killed server's run goes on where its last commit left it. A slice that fails is tried again
 * like every job; one of an author without access is a failure.
 */
export const inSlices = <Data extends object>(kind: RunKind<Data>, work: Work<Data, User>): Job => slicesOf(kind, actingUser, work)

/** The same for a kind that the club's schedule begins, too: such a run has no author. */
export const inSlicesOfClub = <Data extends object>(kind: RunKind<Data>, work: Work<Data, User | null>): Job =>
  slicesOf(kind, async (tx, author, at) => (author === null ? null : await actingUser(tx, author, at)), work)
