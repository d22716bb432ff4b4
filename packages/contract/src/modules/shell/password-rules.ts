import { commonPasswords } from './common-passwords.ts'

export const passwordMin = 10

/** What is wrong with a password that somebody wants to have: too short, or one of the most used; null when nothing is. */
export function passwordComplaint(password: string): 'account.password_short' | 'account.password_common' | null {
  if ([...password].length < passwordMin) return 'account.password_short'
  const plain = password.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const repeated = new Set(password).size < 4
  return repeated || commonPasswords.has(plain) ? 'account.password_common' : null
}
