import { lazy, Suspense } from 'react'
import { usePath } from '../route.ts'
import type { ClubFacts } from '../session-start.ts'
import { ForgotScreen } from './forgot-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

/** Loaded when it is needed: it brings the list of common passwords. */
const PasswordScreen = lazy(() => import('./password-screen.tsx').then((module) => ({ default: module.PasswordScreen })))

/** Path of the page of a mailed link, before its token. */
const passwordPath = '/contrasena/'
/** Token of a mailed link in the path; null on any other path. */
export const tokenIn = (path: string) => (path.startsWith(passwordPath) ? path.slice(passwordPath.length) : null)

/** Page before signing in: the form, the request of a password, or the page of its mailed link. */
export function SignedOut({ club }: { club: ClubFacts }) {
  const path = usePath()
  const token = tokenIn(path)
  if (token !== null)
    return (
      <Suspense fallback={null}>
        <PasswordScreen token={token} club={club.club} />
      </Suspense>
    )
  return path === '/olvido' ? <ForgotScreen club={club} /> : <SignInScreen club={club} />
}
