import { may, type Permission, type Right } from '@app/contract/kit/permissions'
import { useSyncExternalStore } from 'react'

/** Who is signed in, as far as the kit asks; the shell, which loads it, says the rest (`modules/shell/boot.ts`). */
export interface Account {
  readonly id_mst_socios: number
  readonly is_admin: boolean
  readonly rights: Right[]
  /** The session's token for writes. */
  readonly _token: string
}
/** The club, as far as the kit asks. */
export interface ClubInfo {
  readonly club: string
  /** IANA zone of its wall clock. */
  readonly zona: string
}
/** What is loaded before any screen: who is signed in, the club, and its parameters by name. */
export interface Session {
  readonly account: Account
  readonly info: ClubInfo
  readonly parameters: Readonly<Record<string, string>>
}

const random = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Names this window, so that news of its own writes do not come back to it. */
export const windowId = random()
/** A new key for one intent of the user (Idempotency-Key). */
export const newKey = random

let session: Session | null = null
/** The last one: what is still drawn while a lost session leads to the sign-in page. */
let drawn: Session | null = null
const listeners = new Set<() => void>()

/** The session, or null before signing in. */
export const currentSession = (): Session | null => session

export function setSession(next: Session | null) {
  session = next
  drawn = next ?? drawn
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session of a screen under the shell; throws outside it. */
export function useSession(): Session {
  const now = useSyncExternalStore(subscribe, () => drawn)
  if (!now) throw new Error('This screen needs a session')
  return now
}

/** Whether the signed-in user may make a call that needs `permission`. */
export const userMay = (permission: Permission): boolean => may(session?.account ?? null, permission)

/** Whether a parameter of the club is on: neither 0 nor empty. */
export const isParameterOn = (name: string): boolean => !['', '0', undefined].includes(session?.parameters[name])
