import type { PersonalSettings } from '@app/contract/shell/member-setting'
import { currentSession, setSession } from '../../kit/reads/session.ts'

/** Applies changed personal settings to the session, so that every screen follows immediately. */
export function applySettings(settings: PersonalSettings) {
  const session = currentSession()
  if (session) setSession({ ...session, account: { ...session.account, settings } })
}
