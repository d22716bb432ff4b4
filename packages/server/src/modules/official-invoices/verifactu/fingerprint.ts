import { createHash } from 'node:crypto'

/** Fingerprint of a record: SHA-256 of its text in UTF-8, in capital hexadecimals. */
export const fingerprint = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase()
