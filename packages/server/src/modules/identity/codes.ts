import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@app/contract/identity/second-factor'
import { Secret, TOTP } from 'otpauth'
import type { Club } from '../../kit/database/clubs.ts'
import { json, type Tx } from '../../kit/database/database.ts'
import { hashToken } from '../../kit/secrets/tokens.ts'
import type { Account } from './account.ts'
import { useCode } from './one-time-token.ts'

/** Seconds that a code of an authenticator application lasts. */
const period = 30

export const newSecret = () => new Secret({ size: 20 }).base32

/** The six-digit generator of an account (RFC 6238), as every authenticator application has it. */
export const totpOf = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** The 30-second step a code belongs to, one step of drift allowed; null when it is wrong, no six ASCII digits, or not newer than the last one used. */
export function stepOf(secret: string, codigo: string, { now, last }: { now: Date; last: number | null }): number | null {
  const token = codigo.replaceAll(/\s/g, '')
  if (!/^[0-9]{6}$/.test(token)) return null
  const delta = totpOf(secret, '', '').validate({ token, timestamp: now.getTime(), window: 1 })
  if (delta === null) return null
  const step = Math.floor(now.getTime() / 1000 / period) + delta
  // a step far ahead was counted while the clock was wrong
  return last !== null && step <= last && last <= step + 2 ? null : step
}

/** Letters and digits that are not taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
export const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, () => `${part()}-${part()}`)

/** Recovery codes are read as people type them: capitals, spaces and the hyphen do not matter. */
export const recoveryHash = (code: string) => hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

interface CodeAttempt {
  readonly codigo: string
  readonly now: Date
  readonly club: Pick<Club, 'secrets'>
}

const place = (account: Pick<Account, 'id_mst_cuenta'>) => ({ table: 'cuenta', column: 'totp_secret', id: account.id_mst_cuenta })
/** The seed of an account's codes, as the table keeps it. */
export const sealedSeed = (club: CodeAttempt['club'], account: Pick<Account, 'id_mst_cuenta'>, seed: string) =>
  club.secrets.seal(seed, place(account))
/** The seed; null without one, or if it cannot be read. */
export const seedOf = (club: CodeAttempt['club'], account: Pick<Account, 'id_mst_cuenta' | 'totp_secret'>) =>
  account.totp_secret && club.secrets.open(account.totp_secret, place(account))

/** True if the code opens the account: one of the application, a recovery code, or the mailed one. It is used up in any case. */
export async function useFactor(tx: Tx, account: Account, given: CodeAttempt & { readonly device: string | null }): Promise<boolean> {
  return (await useOwnCode(tx, account, given)) || (account.email_code_on && (await useCode(tx, account.id_mst_socios, given)))
}

/** True for a code of the application or a recovery code. It is used up in any case. */
export async function useOwnCode(tx: Tx, account: Account, { codigo, now, club }: CodeAttempt): Promise<boolean> {
  const { id_mst_cuenta, totp_on, totp_step, recovery_codes } = account
  const seed = totp_on ? seedOf(club, account) : null
  const mine = tx.updateTable('cuenta').where('id_mst_cuenta', '=', id_mst_cuenta)
  if (seed) {
    const step = stepOf(seed, codigo, { now, last: totp_step })
    if (step !== null) {
      await mine.set({ totp_step: step }).execute()
      return true
    }
  }
  const hash = recoveryHash(codigo)
  if (!recovery_codes.includes(hash)) return false
  await mine.set({ recovery_codes: json(recovery_codes.filter((code) => code !== hash)) }).execute()
  return true
}
