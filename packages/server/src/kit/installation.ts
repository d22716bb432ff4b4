import type { Action } from '@app/contract/kit/action'
import type { FastifyRequest } from 'fastify'
import { clubTime } from './clock.ts'
import type { Club, ClubFacts } from './database/clubs.ts'
import { isLostConnection, type Tx } from './database/database.ts'
import { requireDeclaredChanges } from './database/declared-tables.ts'
import { TableRecorder } from './database/table-recorder.ts'
import { inTransaction } from './database/transaction.ts'
import { type AuditNote, writeAudit } from './http/audit.ts'
import type { Platform } from './http/platform.ts'

/** Maximum of clubs that a call reads together, each on a connection of its own. */
const together = 3

/** The clubs of this installation, for calls that answer from more than their own: each is read or written in a transaction of its own, never joined with another. */
export interface Installation {
  readonly clubs: readonly ClubFacts[]
  /** Reads one club. */
  readonly read: <T>(club: ClubFacts, task: (tx: Tx) => Promise<T>) => Promise<T>
  /** Reads clubs, a few at a time; null for a club whose database does not answer. */
  readonly readEach: <T>(clubs: readonly ClubFacts[], task: (tx: Tx, club: ClubFacts) => Promise<T>) => Promise<(T | null)[]>
  /** Writes in one club: the own one, or any from the central club. Its audit names the request, and no user: the author has no account there. */
  readonly write: <T>(club: ClubFacts, task: (tx: Tx) => Promise<T>) => Promise<T>
  /** Writes a line into the log of the server. */
  readonly warn: (message: string, details: Readonly<Record<string, unknown>>) => void
}

interface Surroundings {
  readonly platform: Platform
  readonly action: Action
  readonly request: FastifyRequest
  readonly input: unknown
  readonly namesOf: (tables: readonly string[], platform: Platform) => readonly string[]
  readonly admitted: { readonly club: Club; readonly now: Date; readonly request: { readonly ip: string } }
}

/** Results of a task for each item, in their order, of which a few run together. */
async function fewTogether<I, O>(items: readonly I[], task: (item: I) => Promise<O>): Promise<O[]> {
  const results: O[] = []
  const rest = items.entries()
  const lane = async () => {
    for (const [at, item] of rest) results[at] = await task(item)
  }
  await Promise.all(Array.from({ length: together }, lane))
  return results
}

/** The installation as a call reads and writes it. */
export function installationOf({ platform, action, request, input, namesOf, admitted }: Surroundings): Installation {
  const { club: own, now } = admitted
  const clubs = platform.clubs()
  const clubOf = ({ slug }: ClubFacts): Club => {
    const found = clubs.find((one) => one.slug === slug)
    if (!found) throw new Error(`${slug} is no club of this installation`)
    return found
  }
  const read = <T>(club: ClubFacts, task: (tx: Tx) => Promise<T>): Promise<T> =>
    inTransaction(clubOf(club), { changes: false, recorder: new TableRecorder(), reset: () => {} }, task)
  const orNull = (error: unknown) => {
    if (isLostConnection(error)) return null
    throw error
  }
  const write = async <T>(club: Club, task: (tx: Tx) => Promise<T>): Promise<T> => {
    if (club.slug !== own.slug && !own.isCentral) throw new Error(`${action.endpoint} may not write in ${club.slug}`)
    const recorder = new TableRecorder()
    const notes: AuditNote[] = []
    const note = (table: string, before: unknown, after: unknown) => void notes.push({ table, before, after })
    const done = await inTransaction(club, { changes: true, recorder, reset: () => notes.splice(0) }, async (tx) => {
      const answer = await task(tx)
      if (platform.strict) requireDeclaredChanges(action, new Set(recorder.written), platform.catalogue)
      const { today } = clubTime(now, club.zone)
      for (const closing of platform.closings) await closing({ tx, user: null, now, today, club, note }, notes)
      const entry = { action, input: input as Record<string, unknown>, user: null, now, request, ip: admitted.request.ip }
      await writeAudit(tx, { ...entry, tables: recorder.written, notes })
      return answer
    })
    platform.published(club, namesOf([...recorder.written], platform), null)
    return done
  }
  return {
    clubs,
    read,
    readEach: (some, task) => fewTogether(some, (club) => read(club, (tx) => task(tx, club)).catch(orNull)),
    write: (club, task) => write(clubOf(club), task),
    warn: platform.warn,
  }
}
