import { hash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits as text for a cookie or a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Hash of a stored token: a copy of the table opens nothing. */
export const hashToken = (token: string) => hash('sha256', token)

/** Six digits for an e-mail. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')
