import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { hashToken, newCode, newToken } from '../../kit/secrets/tokens.ts'

type Purpose = 'password' | 'autologin' | 'activation' | 'email-code'
/** Minutes that each kind is valid. */
export const validMinutes = { password: 60, autologin: 10, activation: 10_080, 'email-code': 10 } as const
/** Minimum of seconds between two mailed links or codes. */
const pauseSeconds = { password: 300, autologin: 0, activation: 300, 'email-code': 60 } as const
const maxTries = 5

interface TokenSubject {
  readonly id_mst_socios: number
  readonly purpose: Purpose
  readonly now: Date
  /** Token of the browser that asked for a code: it is right there only. */
  readonly device?: string | null
  /** Other than those of the kind. */
  readonly minutes?: number
}

/** True if one was sent too recently to send another. */
export async function sentJustNow(tx: Tx, { id_mst_socios, purpose, now }: TokenSubject): Promise<boolean> {
  const recent = after(now, validMinutes[purpose] * 60 - pauseSeconds[purpose])
  const row = await alive(tx, { id_mst_socios, purpose, now }).where('expires_at', '>', recent).select('id_reg_token').executeTakeFirst()
  return row !== undefined
}

const alive = (tx: Tx, { id_mst_socios, purpose, now }: TokenSubject) =>
  tx
    .selectFrom('token_unico')
    .where('id_mst_socios', '=', id_mst_socios)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)

/** Ends every unused token of one kind: the newest link is the only one. */
export const endTokens = (tx: Tx, { id_mst_socios, purpose, now }: TokenSubject) =>
  tx
    .updateTable('token_unico')
    .set({ used_at: now })
    .where('id_mst_socios', '=', id_mst_socios)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()

/** A new token of its kind, the older ones invalidated. The text is returned once and stored hashed; a code is hashed with its owner. */
export async function issueToken(tx: Tx, wanted: TokenSubject): Promise<string> {
  const { id_mst_socios, purpose, now } = wanted
  await endTokens(tx, wanted)
  await tx.deleteFrom('token_unico').where('id_mst_socios', '=', id_mst_socios).where('expires_at', '<', now).execute()
  const token = purpose === 'email-code' ? newCode() : newToken()
  await tx
    .insertInto('token_unico')
    .values({ hash: hashOf(token, wanted), purpose, id_mst_socios, expires_at: after(now, (wanted.minutes ?? validMinutes[purpose]) * 60) })
    .execute()
  return token
}

/** Six digits are not unique in a club: their hash carries the owner, the moment and the browser of the attempt. */
const hashOf = (token: string, { id_mst_socios, purpose, now, device }: TokenSubject) =>
  hashToken(purpose === 'email-code' ? `${id_mst_socios}:${now.getTime()}:${device ?? ''}:${token}` : token)

/** Uses up a link's token and returns its member; null when it is unknown, used or expired. */
export async function useToken(
  tx: Tx,
  token: string,
  { purpose, now }: { purpose: Exclude<Purpose, 'email-code'>; now: Date },
): Promise<number | null> {
  const row = await tx
    .updateTable('token_unico')
    .set({ used_at: now })
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id_mst_socios')
    .executeTakeFirst()
  return row?.id_mst_socios ?? null
}

/** True if the code is the one mailed for this browser; a right one is used up, five wrong ones invalidate it. */
export async function useCode(
  tx: Tx,
  member: number,
  { codigo, now, device }: { codigo: string; now: Date; device: string | null },
): Promise<boolean> {
  const wanted = { id_mst_socios: member, purpose: 'email-code', now, device } as const
  const row = await alive(tx, wanted)
    .where('tries', '<', maxTries)
    .select(['id_reg_token', 'hash', 'expires_at'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  const issued = after(row.expires_at, -validMinutes['email-code'] * 60)
  const right = row.hash === hashOf(codigo.trim(), { ...wanted, now: issued })
  await tx
    .updateTable('token_unico')
    .set((eb) => (right ? { used_at: now } : { tries: eb('tries', '+', 1) }))
    .where('id_reg_token', '=', row.id_reg_token)
    .execute()
  return right
}
