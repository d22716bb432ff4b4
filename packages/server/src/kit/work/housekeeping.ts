import { sql } from 'kysely'
import { after } from '../clock.ts'
import { type Club, type ClubFacts, tablesOf } from '../database/clubs.ts'
import type { Tx } from '../database/database.ts'
import type { Spool } from '../files/spool.ts'
import { sweepFiles } from '../files/sweep.ts'
import { inThisClub } from '../install.ts'

/** Hourly work of a module: clears expired rows, or schedules jobs of the outbox that are due. */
export type Tidy = (tx: Tx, now: Date, club: ClubFacts) => Promise<void>

/** Days that saved answers and finished jobs are kept. */
const answersDays = 3
const jobsDays = 30
const hour = 3_600_000
/** Seconds in which every body is received or refused. */
const receivedWithin = 3600

/** Clears expired rows, and schedules what is due. Servers take turns, so that none schedules what another one just does. The audit is never cleared. */
export const tidyUp = (club: Club, tidies: readonly Tidy[], now: Date) =>
  inThisClub(club, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tidy ${club.schema}`}, 0))`.execute(tx)
    await tx
      .deleteFrom('idempotencia')
      .where('fecha', '<', after(now, -answersDays * 86_400))
      .execute()
    await tx
      .deleteFrom('outbox')
      .where('done_at', '<', after(now, -jobsDays * 86_400))
      .execute()
    for (const tidy of tidies) await tidy(tx, now, club)
  })

interface Housekeeping {
  readonly clubs: () => readonly Club[]
  readonly tidies: readonly Tidy[]
  readonly spool: Spool
  readonly now: () => Date
  /** Called with the short name of each club that was tidied: jobs may be due there. */
  readonly tidied: (slug: string) => void
  readonly log: (message: string) => void
}
/**
 * Tidies every club at start and each hour, the servers beside each other: a server that is away, or still at work on the hour before, is left
 * out until the next one. Files that are needed no more are looked for once a day.
 */
export function startHousekeeping({ clubs, tidies, spool, now, tidied, log }: Housekeeping) {
  let rounds = 0
  const atWork = new Set<string | null>()
  const tidyServer = async (there: readonly Club[], isDaily: boolean) => {
    for (const club of there)
      await tidyUp(club, tidies, now()).then(
        () => tidied(club.slug),
        (error: Error) => log(`${club.slug} could not be tidied: ${error.message}`),
      )
    if (isDaily)
      for (const club of there)
        await sweepFiles(tablesOf(club), club.files, now()).catch((error: Error) =>
          log(`${club.slug}: files were not swept: ${error.message}`),
        )
  }
  const round = async () => {
    const isDaily = rounds % 24 === 0
    rounds += 1
    const servers = [...Map.groupBy(clubs(), ({ server }) => server)]
    await Promise.all(
      servers.map(async ([server, there]) => {
        if (atWork.has(server)) return
        atWork.add(server)
        await tidyServer(there, isDaily).finally(() => atWork.delete(server))
      }),
    )
    await spool.clear(after(now(), -receivedWithin))
  }
  let running = round()
  const timer = setInterval(() => {
    running = round()
  }, hour).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
