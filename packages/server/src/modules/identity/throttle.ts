import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

const hour = 3600
/** Failures without a pause, and how long they are remembered. */
const limits = {
  /** One login name from one address: allows for typing errors, and cannot lock the account out from elsewhere. */
  acceso: { free: 5, memory: 24 * hour },
  /** One login name from anywhere: many addresses together do not guess for ever. */
  usuario: { free: 100, memory: hour },
  /** One browser that the account is known from, instead of the others. */
  dispositivo: { free: 5, memory: 24 * hour },
  /** One address with any name: it may be a whole club. */
  ip: { free: 20, memory: hour },
  /** Confirmation of the own password. */
  cambio: { free: 5, memory: 24 * hour },
  /** Codes of an account: the attacker already has its password. */
  codigo: { free: 5, memory: 24 * hour },
  /** Links for a forgotten password. */
  olvido: { free: 10, memory: hour },
  /** Keys of terminals, from one address. */
  terminal: { free: 10, memory: hour },
  /** Unknown codes at one terminal. */
  torno: { free: 20, memory: hour },
} as const
type Throttled = keyof typeof limits
/** Subjects of an attempt, by kind. */
export type Subjects = Partial<Record<Throttled, string>>
const longest = 900
const longestMemory = 24 * hour

/** Seconds to wait after n failures: none, then 30, 60, 120 … at most 900. */
const pauseAfter = (failures: number, allowed: number) => (failures < allowed ? 0 : Math.min(30 * 2 ** (failures - allowed), longest))

/** One address; for IPv6 its network, the unit assigned to a customer. */
export const addressOf = (ip: string) =>
  ip.startsWith('::ffff:') ? ip.slice(7) : ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip

export interface Attempt {
  /** Seconds of pause that this attempt starts, unless it is cleared; 0 is none. */
  readonly pause: number
  /** The try was right: its key is clean again. */
  succeeded(...kinds: Throttled[]): Promise<void>
  /** Removes the attempt, as if it had not been made. */
  discard(): Promise<void>
}

/** Deletes expired rows, a few at a time and without waiting for locked ones. */
const forgetOld = (tx: Tx, now: Date) =>
  tx
    .deleteFrom('intento_acceso')
    .where('id_reg_intento', 'in', (eb) =>
      eb
        .selectFrom('intento_acceso')
        .select('id_reg_intento')
        .where('first_at', '<', after(now, -2 * longestMemory))
        .limit(50)
        .forUpdate()
        .skipLocked(),
    )
    .execute()

/**
 * Counts an attempt as failed before it is decided, so that simultaneous ones cannot slip through: the rows stay locked
 * until the commit. Refuses with the seconds left while one of the keys has to wait.
 */
export async function countAttempt(tx: Tx, now: Date, subjects: Subjects): Promise<Attempt> {
  const keys = Object.entries(subjects)
    .map(([kind, subject]) => ({ kind: kind as Throttled, clave: `${kind}:${subject}`.toLowerCase().slice(0, 200) }))
    // the order of their locks, which no language of a machine may change
    .toSorted((a, b) => (a.clave < b.clave ? -1 : 1))
  await forgetOld(tx, now)
  let longestPause = 0
  const before: { kind: Throttled; clave: string; failures: number; blocked_until: Date | null }[] = []
  for (const { kind, clave } of keys) {
    const row = await tx
      .insertInto('intento_acceso')
      .values({ clave, failures: 0, first_at: now })
      .onConflict((conflict) => conflict.column('clave').doUpdateSet({ clave }))
      .returning(['failures', 'first_at', 'blocked_until'])
      .executeTakeFirstOrThrow()
    // later than any pause: counted while the clock was wrong
    const isAhead = row.first_at > after(now, longest) || (row.blocked_until !== null && row.blocked_until > after(now, longest))
    if (!isAhead && row.blocked_until && row.blocked_until > now) {
      const segundos = Math.ceil((row.blocked_until.getTime() - now.getTime()) / 1000)
      refuse('account.wait', {}, { segundos }, { segundos })
    }
    const old = isAhead || row.first_at < after(now, -limits[kind].memory)
    const failures = (old ? 0 : row.failures) + 1
    const pause = pauseAfter(failures, limits[kind].free)
    longestPause = Math.max(longestPause, pause)
    before.push({ kind, clave, failures: failures - 1, blocked_until: old ? null : row.blocked_until })
    await tx
      .updateTable('intento_acceso')
      .set({ failures, ...(old && { first_at: now }), blocked_until: pause > 0 ? after(now, pause) : null })
      .where('clave', '=', clave)
      .execute()
  }
  const reset = (clave: string, failures: number, blocked_until: Date | null) =>
    tx.updateTable('intento_acceso').set({ failures, blocked_until }).where('clave', '=', clave).execute()
  return {
    pause: longestPause,
    succeeded: async (...kinds) => {
      for (const { kind, clave, failures } of before) await reset(clave, kinds.includes(kind) ? 0 : failures, null)
    },
    discard: async () => {
      for (const { clave, failures, blocked_until } of before) await reset(clave, failures, blocked_until)
    },
  }
}
