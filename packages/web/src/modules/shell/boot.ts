import { dictionary } from '@app/contract/club/parameter'
import { generalInfo } from '@app/contract/shell/bootstrap'
import { currentAccount } from '@app/contract/shell/own-account'
import { logout } from '@app/contract/shell/sign-in'
import { redirect } from '@tanstack/react-router'
import { call } from '../../kit/call.ts'
import { setGridZone } from '../../kit/grid/zone.ts'
import { Refused } from '../../kit/refused.ts'
import { loadVisits } from '../../kit/screen-title.ts'
import { currentSession, type Session, setSession } from '../../kit/session.ts'
import { loadFirstTexts } from '../../kit/texts.ts'

let starting: Promise<Session | null> | null = null
let hasTexts = false

const quiet = { quiet: true }

/** Set while somebody is signed in here: everything is then asked at once; else the account first, to be refused only once. */
const hint = 'signed-in'

async function readAll() {
  const known = localStorage.getItem(hint) ? undefined : await call(currentAccount, {}, quiet)
  return Promise.all([known ?? call(currentAccount, {}, quiet), call(generalInfo, {}, quiet), call(dictionary, {}, quiet)])
}

async function load(): Promise<Session | null> {
  const texts = loadFirstTexts()
  const answers = readAll()
  const [said] = await Promise.allSettled([answers, texts])
  await texts
  hasTexts = true
  if (said.status === 'rejected') {
    if (!(said.reason instanceof Refused && said.reason.status === 401)) throw said.reason
    localStorage.removeItem(hint)
    return null
  }
  const [account, info, parameters] = said.value
  const session = { account, info, parameters }
  localStorage.setItem(hint, '1')
  setSession(session)
  setGridZone(info.zona)
  loadVisits()
  return session
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

/** Reads account, menus and parameters again, after a change that touches them. */
export const reloadSession = () => load()

/** Signs out, or finds that somebody else has; the page begins anew and knows that nobody is signed in. */
export async function signOut() {
  try {
    await call(logout, {}, quiet)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  localStorage.removeItem(hint)
  location.reload()
}
