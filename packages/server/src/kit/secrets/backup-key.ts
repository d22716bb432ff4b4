import { hkdfSync } from 'node:crypto'
import { keyBytes } from './sealed.ts'
import { type KeySource, knownSecrets, ownSecrets, secretsIn } from './secret-key.ts'

const derived = (secrets: readonly Buffer[]): Buffer[] =>
  secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'backup', keyBytes)))

/** The key that signs a backup of this installation; its secret is made the first time. */
export const signingKey = (source: KeySource): Buffer => derived(ownSecrets(source))[0]!

/** The keys that verify a backup: those of this installation, and those of a file that was brought along. */
export const verifyingKeys = (source: KeySource, keyFile?: string): Buffer[] =>
  derived([...knownSecrets(source), ...(keyFile ? secretsIn(keyFile) : [])])
