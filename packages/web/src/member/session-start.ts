import { logout, signInForm } from '@app/contract/identity/sign-in'
import type { OutputOf } from '@app/contract/kit/action'
import { inLanguage, languages } from '@app/contract/kit/texts'
import { memberPageStartTexts } from '@app/contract/member-page/start-texts'
import { currentAccount } from '@app/contract/shell/bootstrap'
import { strings } from '@app/contract/shell/strings'
import { RefusedError } from '../kit/dialogs/refused-error.ts'
import { toast } from '../kit/dialogs/toasts.ts'
import { call, onSignedOut } from '../kit/reads/call.ts'
import { queries } from '../kit/reads/queries.ts'
import { type Session, setSession } from '../kit/reads/session.ts'
import { store } from '../kit/reads/store.ts'
import { startTexts } from '../kit/texts/i18n.ts'
import { namespaces } from './namespaces.ts'
import { goTo } from './route.ts'

/** Facts of the club known without a session. */
export type ClubFacts = OutputOf<typeof signInForm>
type Stage = { readonly kind: 'starting' } | { readonly kind: 'failed'; readonly error: RefusedError } | Begun
type Begun = { readonly kind: 'out' | 'in'; readonly club: ClubFacts }

export const stage = store<Stage>({ kind: 'starting' })

const quiet = { quiet: true }

/** Words of a first visit without a connection, in the browser's language. */
export function startWithFewTexts() {
  const own = languages.find((one) => navigator.language.startsWith(one)) ?? 'es'
  const few = inLanguage(memberPageStartTexts, own)
  startTexts(navigator.language, { ...few, 'core.no_connection': few['member-page.no_start'], 'msg.unexpected': few['member-page.failed'] })
  document.documentElement.lang = own
}

/** Signed-in account; null without a session. */
async function readAccount() {
  try {
    return await call(currentAccount, {}, quiet)
  } catch (error) {
    if (error instanceof RefusedError && error.status === 401) return null
    throw error
  }
}

/** Texts in the language of the account; before signing in, of the browser or the club. */
async function readTexts() {
  const { lang, strings: found } = await call(strings, { namespaces })
  startTexts(lang, Object.assign({}, ...Object.values(found)))
  document.documentElement.lang = lang
}

/** Session of the page. It has no facts of the program. */
const sessionOf = (account: OutputOf<typeof currentAccount>, club: ClubFacts): Session => ({
  account,
  info: { club: club.club, zona: club.zona } as Session['info'],
  parameters: {},
})

/** Loads the account, the texts and the club, in this order of need but together. An administrator without the required second factor is led to the program. */
export async function start() {
  try {
    const [account, club] = await Promise.all([readAccount(), call(signInForm, {}), readTexts()])
    if (account?.second_factor_pending) return location.replace('/admin')
    setSession(account && sessionOf(account, club))
    stage.set({ kind: account ? 'in' : 'out', club })
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    stage.set({ kind: 'failed', error })
  }
}

/** Shows the sign-in in place of the screens. */
function leave() {
  const now = stage.get()
  setSession(null)
  queries.clear()
  if (now.kind === 'in') stage.set({ kind: 'out', club: now.club })
}
onSignedOut(leave)

/** Ends the session; one that has ended elsewhere counts as ended, a lost connection is told. */
export async function signOut() {
  try {
    await call(logout, {}, quiet)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    if (error.status !== 401) return void toast.bad(error.msg)
  }
  leave()
  goTo('/', { replace: true })
}
