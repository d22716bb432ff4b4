import type { Club } from '../database/clubs.ts'
import type { Tx } from '../database/database.ts'
import { TableRecorder } from '../database/table-recorder.ts'
import { inTransaction } from '../database/transaction.ts'
import { type AuditNote, insertEntry, type Note } from '../http/audit.ts'

/** Work without a call: kind of job, subject and time. */
interface Job {
  readonly kind: string
  readonly id: number
  readonly payload: unknown
  readonly now: Date
}
/** Called after a commit with the tables that it wrote. */
export type CommitListener = (club: Club, tables: ReadonlySet<string>) => void

/**
 * Work of a job in one transaction of its club, like a call's: retried after a deadlock, audited if it noted rows of
 * money under the job's kind without user, and announced to the open screens.
 */
export async function inJob<T>(club: Club, job: Job, work: (tx: Tx, note: Note) => Promise<T>, wrote: CommitListener): Promise<T> {
  const recorder = new TableRecorder()
  const notes: AuditNote[] = []
  const note: Note = (table, before, after) => void notes.push({ table, before, after })
  const done = await inTransaction(club, { changes: true, recorder, reset: () => notes.splice(0) }, async (tx) => {
    const answer = await work(tx, note)
    const entry = { fecha: job.now, id_mst_socios: null, accion: job.kind, peticion: `job ${job.id}`, ip: null, datos: job.payload }
    if (notes.length > 0) await insertEntry(tx, entry, { tables: recorder.written, notes })
    return answer
  })
  wrote(club, recorder.written)
  return done
}
