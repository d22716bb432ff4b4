import type { MailboxSettings } from '../../../kit/configuration.ts'
import type { ClubFacts } from '../../../kit/database/clubs.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { InstallationLock } from '../../../kit/work/installation-lock.ts'
import { type LeftAlone, type Log, readBounces } from './bounce-reader.ts'
import { recordBounce } from './record-bounce.ts'

/** Milliseconds between two readings. */
const every = 120_000
const lockName = 'bounces'

interface Watch {
  /** Without one nothing is read. */
  readonly mailbox: MailboxSettings | undefined
  /** Work in one transaction of a club, by its short name; nothing for a name that no club has. */
  readonly inClub: (slug: string, work: (tx: Tx, club: ClubFacts) => Promise<unknown>) => Promise<unknown>
  readonly lock: InstallationLock
  readonly now: () => Date
  readonly log: Log
}

/** Reads the mailbox of bounces at start and every two minutes, one server of the installation at a time, until it is stopped. */
export function watchMailbox({ mailbox, inClub, lock, now, log }: Watch) {
  const ending = new AbortController()
  const left: LeftAlone = { mailbox: '', uids: new Set() }
  const round = async (settings: MailboxSettings) => {
    const release = await lock(lockName)
    if (!release) return
    // a failure to read is logged there
    await readBounces({
      mailbox: settings,
      left,
      record: (bounce) => inClub(bounce.club, (tx, club) => recordBounce(tx, bounce, { club, now: now() })),
      log,
      signal: ending.signal,
    })
    await release()
  }
  let running: Promise<void> | undefined
  /** Reads the mailbox now, or joins the reading under way. */
  const read = (): Promise<void> => {
    if (!mailbox || ending.signal.aborted) return Promise.resolve()
    running ??= round(mailbox)
      .catch((error: Error) => log('the mailbox of bounces cannot be read', { error: error.message }))
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timer = setInterval(() => void read(), every).unref()
  void read()
  return {
    read,
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      await running
    },
  }
}
