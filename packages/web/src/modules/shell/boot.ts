import { dictionary } from '@app/contract/club/parameter'
import { logout } from '@app/contract/identity/sign-in'
import type { OutputOf } from '@app/contract/kit/action'
import { currentAccount, generalInfo } from '@app/contract/shell/bootstrap'
import { QueryObserver } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { Refused } from '../../kit/dialogs/refused.ts'
import { setGridZone } from '../../kit/grid/keys/zone.ts'
import { call } from '../../kit/reads/call.ts'
import { queries } from '../../kit/reads/queries.ts'
import { currentSession, type Session, setSession } from '../../kit/reads/session.ts'
import { sourced } from '../../kit/reads/sources.ts'
import { loadVisits } from '../../kit/screen/screen-title.ts'
import { loadFirstTexts } from './texts.ts'

declare module '../../kit/reads/session.ts' {
  interface Account extends OutputOf<typeof currentAccount> {}
  interface ClubInfo extends OutputOf<typeof generalInfo> {}
}

let starting: Promise<Session | null> | null = null
let hasTexts = false

const quiet = { quiet: true }

/** Set while somebody is signed in here: everything is then asked at once; else the account first, to be refused only once. */
const hint = 'signed-in'

/** The session as a read like any other: a write to what it is made of, here or at another desk, reads it again. */
const reading = {
  queryKey: ['session'],
  queryFn: sourced(async (read): Promise<Session> => {
    const known = localStorage.getItem(hint) ? undefined : await read(currentAccount, {}, quiet)
    const [account, info, parameters] = await Promise.all([
      known ?? read(currentAccount, {}, quiet),
      read(generalInfo, {}, quiet),
      read(dictionary, {}, quiet),
    ])
    return { account, info, parameters }
  }),
  staleTime: Number.POSITIVE_INFINITY,
  // personal settings that were just changed stand in the session before they are read again
  notifyOnChangeProps: ['data' as const],
}

function take(session: Session) {
  setSession(session)
  setGridZone(session.info.zona)
}

let leave = () => {}
/** Keeps the session as the server has it from now on. */
function follow(first: Session) {
  leave()
  take(first)
  leave = new QueryObserver(queries, reading).subscribe(({ data }) => {
    if (data && currentSession()) take(data)
  })
}

async function load(): Promise<Session | null> {
  const texts = loadFirstTexts()
  const [said] = await Promise.allSettled([queries.fetchQuery(reading), texts])
  await texts
  hasTexts = true
  if (said.status === 'rejected') {
    if (!(said.reason instanceof Refused && said.reason.status === 401)) throw said.reason
    localStorage.removeItem(hint)
    return null
  }
  localStorage.setItem(hint, '1')
  follow(said.value)
  loadVisits()
  return said.value
}

/** Who is signed in, with everything that has to be there before any screen; null when nobody is. */
export function startSession(): Promise<Session | null> {
  const now = currentSession()
  if (now) return Promise.resolve(now)
  starting ??= load().finally(() => {
    starting = null
  })
  return starting
}

/** The texts of the pages before signing in; who is signed in already has no business there. */
export async function startOutside() {
  if (!hasTexts) await startSession()
  if (currentSession()) throw redirect({ to: '/' as never, replace: true })
}

/** Signs out, or finds that somebody else has; the page begins anew and knows that nobody is signed in. */
export async function signOut() {
  try {
    await call(logout, {}, quiet)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  localStorage.removeItem(hint)
  // whoever signs out leaves no draft behind
  setSession(null)
  location.reload()
}
