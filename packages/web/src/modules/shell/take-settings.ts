import type { PersonalSettings } from '@app/contract/shell/member-setting'
import { currentSession, setSession } from '../../kit/reads/session.ts'

/** Puts changed personal settings into the session, so that every screen follows at once. */
export function takeSettings(settings: PersonalSettings) {
  const session = currentSession()
  if (session) setSession({ ...session, account: { ...session.account, settings } })
}
