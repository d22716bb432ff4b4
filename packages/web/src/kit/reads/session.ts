import { may, mayCall, type Permission, type Right } from '@app/contract/kit/permissions'
import { useSyncExternalStore } from 'react'

/** Signed-in user, as far as the kit needs; the shell, which loads it, declares the rest (`modules/shell/boot.ts`). */
export interface Account {
  readonly id_mst_socios: number
  readonly is_admin: boolean
  readonly rights: Right[]
  /** Session token for writes. */
  readonly _token: string
}
/** Club, as far as the kit needs. */
export interface ClubInfo {
  readonly club: string
  /** IANA zone of its wall clock. */
  readonly zona: string
}
/** Session loaded before any screen: the signed-in user, the club, and its parameters by name. */
export interface Session {
  readonly account: Account
  readonly info: ClubInfo
  readonly parameters: Readonly<Record<string, string>>
}

const random = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Id of this window, so that it ignores the notices of its own writes. */
export const windowId = random()
/** New key for one intent of the user (Idempotency-Key). */
export const newKey = random

let firstPosition: string | null = null
/** Position of the live news at the first answer of this page: changes of other desks since then are news to its stream. */
export const livePosition = () => firstPosition
export const noteLivePosition = (position: string | null) => {
  firstPosition ??= position
}

let session: Session | null = null
/** Last session: used by the remaining screen while an expired session leads to the sign-in page. */
let drawn: Session | null = null
const listeners = new Set<() => void>()

/** Session, or null before signing in. */
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

/** Session of a screen under the shell; throws outside it. */
export function useSession(): Session {
  const now = useSyncExternalStore(subscribe, () => drawn)
  if (!now) throw new Error('This screen needs a session')
  return now
}

/** True if the signed-in user may make a call with `permission`. */
export const userMay = (permission: Permission): boolean => may(session?.account ?? null, permission)

/** True if the signed-in user may make the call. */
export const userMayCall = (action: Parameters<typeof mayCall>[1]): boolean => mayCall(session?.account ?? null, action)

/** True if a parameter of the club is on: neither 0 nor empty. */
export const isParameterOn = (name: string): boolean => !['', '0', undefined].includes(session?.parameters[name])
