import { clubTime } from '../clock.ts'
import type { Club } from '../database/clubs.ts'
import type { Tx } from '../database/database.ts'
import { TableRecorder } from '../database/table-recorder.ts'
import { inTransaction } from '../database/transaction.ts'
import { type AuditNote, insertEntry, type Note } from '../http/audit.ts'
import type { Closing } from './closing.ts'

/** Work without a call: kind of job, subject and time. */
interface Job {
  readonly kind: string
  readonly id: number
  readonly payload: unknown
  readonly now: Date
}
export interface Facts {
  readonly note: Note
  /** Names the user in whose name the transaction works, for its audit entry. */
  readonly inNameOf: (id_mst_socios: number | null) => void
}
/** One transaction of a job: the check of its lease, the work, and the end of the job if this is the last one. */
interface Steps<T> {
  readonly begin: (tx: Tx) => Promise<unknown>
  readonly work: (tx: Tx, facts: Facts) => Promise<T>
  readonly end: ((tx: Tx) => Promise<unknown>) | undefined
}
/** Called after a commit with the tables that it wrote. */
export type CommitListener = (club: Club, tables: ReadonlySet<string>) => void

/** Work of modules at the end of the transaction, and the listener of its commit. */
export interface Afterwards {
  readonly closings: readonly Closing[]
  readonly wrote: CommitListener
}

/**
 * Work of a job in one transaction of its club, like a call's: retried after a deadlock, audited if it noted rows of
 * money under the job's kind, and announced to the open screens.
 */
export async function inJob<T>(club: Club, job: Job, { begin, work, end }: Steps<T>, { wrote, closings }: Afterwards): Promise<T> {
  const recorder = new TableRecorder()
  const notes: AuditNote[] = []
  let written: ReadonlySet<string> = new Set()
  let author: number | null = null
  const facts: Facts = {
    note: (table, before, after) => void notes.push({ table, before, after }),
    inNameOf: (id_mst_socios) => {
      author = id_mst_socios
    },
  }
  const done = await inTransaction(club, { changes: true, recorder, reset: () => notes.splice(0) }, async (tx) => {
    await begin(tx)
    const answer = await work(tx, facts)
    const { today } = clubTime(job.now, club.zone)
    for (const closing of closings) await closing({ tx, user: null, now: job.now, today, club, note: facts.note }, notes)
    written = new Set(recorder.written)
    const entry = { fecha: job.now, id_mst_socios: author, accion: job.kind, peticion: `job ${job.id}`, ip: null, datos: job.payload }
    if (notes.length > 0) await insertEntry(tx, entry, { tables: written, notes })
    await end?.(tx)
    return answer
  })
  wrote(club, written)
  return done
}
