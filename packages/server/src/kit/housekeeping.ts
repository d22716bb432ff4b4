import { after } from './clock.ts'
import type { Club } from './clubs.ts'
import { inThisClub } from './install.ts'

/** Saved answers and finished jobs are kept for so many days; sessions and known browsers that are over are gone at once. */
const answersDays = 3
const jobsDays = 30
const hour = 3_600_000

/** Clears what nobody can ask for any more. The audit is never cleared. */
export const tidyUp = (club: Club, now: Date) =>
  inThisClub(club, async (tx) => {
    await tx
      .deleteFrom('idempotencia')
      .where('fecha', '<', after(now, -answersDays * 86_400))
      .execute()
    await tx
      .deleteFrom('outbox')
      .where('done_at', '<', after(now, -jobsDays * 86_400))
      .execute()
    await tx.deleteFrom('sesion').where('expires_at', '<', now).execute()
    await tx.deleteFrom('dispositivo_conocido').where('expires_at', '<', now).execute()
  })

/** Tidies every club at start and each hour; a club whose server is away is tidied the next time. */
export function startHousekeeping({ clubs, now, log }: { clubs: () => readonly Club[]; now: () => Date; log: (message: string) => void }) {
  const round = async () => {
    for (const club of clubs()) await tidyUp(club, now()).catch((error: Error) => log(`${club.slug} could not be tidied: ${error.message}`))
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
