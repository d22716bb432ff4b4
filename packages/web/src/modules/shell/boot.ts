import { dictionary } from '@app/contract/club/parameter'
import { logout } from '@app/contract/identity/sign-in'
import type { OutputOf } from '@app/contract/kit/action'
import { currentAccount, generalInfo } from '@app/contract/shell/bootstrap'
import { QueryObserver } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { setGridZone } from '../../kit/grid/keys/zone.ts'
import { call } from '../../kit/reads/call.ts'
import { queries } from '../../kit/reads/queries.ts'
import { currentSession, type Session, setSession } from '../../kit/reads/session.ts'
import { recordedQuery } from '../../kit/reads/sources.ts'
import { claimPageState, dropPageState } from '../../kit/screen/page-state.ts'
import { loadVisits } from '../../kit/screen/screen-title.ts'
import { loadFirstTexts } from './texts.ts'

declare module '../../kit/reads/session.ts' {
  interface Account extends OutputOf<typeof currentAccount> {}
  interface ClubInfo extends OutputOf<typeof generalInfo> {}
}

let starting: Promise<Session | null> | null = null
let hasTexts = false

const quiet = { quiet: true }

/** Set while a user is signed in here: everything is then requested together; otherwise the account first, to be refused only once. */
const hint = 'signed-in'

/** Session as a read like any other: a write to its source resources, here or at another desk, refetches it. */
const reading = {
  queryKey: ['session'],
  queryFn: recordedQuery(async (read): Promise<Session> => {
    const known = localStorage.getItem(hint) ? undefined : await read(currentAccount, {}, quiet)
    // as the next calls would answer a player
    if (known && !known.is_staff) throw new RefusedError(403, {}, '')
    const [account, info, parameters] = await Promise.all([
      known ?? read(currentAccount, {}, quiet),
      read(generalInfo, {}, quiet),
      read(dictionary, {}, quiet),
    ])
    return { account, info, parameters }
  }),
  staleTime: Number.POSITIVE_INFINITY,
  // personal settings just changed are in the session before it is refetched
  notifyOnChangeProps: ['data' as const],
}

function take(session: Session) {
  setSession(session)
  setGridZone(session.info.zona)
}

let leave = () => {}
/** Keeps the session in step with the server from now on. */
function follow(first: Session) {
  leave()
  take(first)
  leave = new QueryObserver(queries, reading).subscribe(({ data }) => {
    if (data && currentSession()) take(data)
  })
}

/** Leads a player, whose session opens no call of the program, to the page of members (0195); nothing is drawn meanwhile. */
export function leaveToOwnPage(): Promise<never> {
  location.replace('/socio')
  return new Promise(() => {})
}

async function load(): Promise<Session | null> {
  const texts = loadFirstTexts()
  const [said] = await Promise.allSettled([queries.fetchQuery(reading), texts])
  await texts
  hasTexts = true
  if (said.status === 'rejected') {
    const status = said.reason instanceof RefusedError ? said.reason.status : null
    if (status !== 401 && status !== 403) throw said.reason
    localStorage.removeItem(hint)
    return status === 401 ? null : leaveToOwnPage()
  }
  localStorage.setItem(hint, '1')
  claimPageState(said.value.account.id_mst_socios)
  follow(said.value)
  loadVisits()
  return said.value
}

/** Signed-in user, with all data needed before any screen; null without a session. */
export function startSession(): Promise<Session | null> {
  const now = currentSession()
  if (now) return Promise.resolve(now)
  starting ??= load().finally(() => {
    starting = null
  })
  return starting
}

/** Texts of the pages before signing in; not loaded for a signed-in user. */
export async function startSignedOut() {
  if (!hasTexts) await startSession()
  if (currentSession()) throw redirect({ to: '/' as never, replace: true })
}

/** Signs out, or handles a session ended elsewhere; the page restarts without a user. */
export async function signOut() {
  try {
    await call(logout, {}, quiet)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
  }
  localStorage.removeItem(hint)
  // without a session the reload keeps no draft
  dropPageState()
  setSession(null)
  location.reload()
}
