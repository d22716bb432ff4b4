import { after } from '../clock.ts'
import type { Club, ClubFacts } from '../database/clubs.ts'
import type { Tx } from '../database/database.ts'
import { inThisClub } from '../install.ts'

/** Hourly work of a module: clears expired rows, or schedules jobs of the outbox that are due. */
export type Tidy = (tx: Tx, now: Date, club: ClubFacts) => Promise<void>

/** Days that saved answers and finished jobs are kept. */
const answersDays = 3
const jobsDays = 30
const hour = 3_600_000

/** Clears expired rows. The audit is never cleared. */
export const tidyUp = (club: Club, tidies: readonly Tidy[], now: Date) =>
  inThisClub(club, async (tx) => {
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
  readonly now: () => Date
  readonly log: (message: string) => void
}
/** Tidies every club at start and each hour; a club whose server is away is tidied the next time. */
export function startHousekeeping({ clubs, tidies, now, log }: Housekeeping) {
  const round = async () => {
    for (const club of clubs())
      await tidyUp(club, tidies, now()).catch((error: Error) => log(`${club.slug} could not be tidied: ${error.message}`))
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
