import type { ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import { forgot, mailPasswordLink, reset } from './forgotten-password.ts'
import * as own from './own-account.ts'
import * as factor from './second-factor.ts'
import { forgetOver } from './sessions.ts'
import { autologin, autologinPage, signIn, signOut } from './sign-in.ts'
import * as staff from './staff.ts'

const routes = [
  signIn,
  signOut,
  forgot,
  reset,
  autologinPage,
  autologin,
  own.changeLocale,
  own.changePassword,
  own.sessions,
  own.revoke,
  own.revokeOthers,
  factor.startTotp,
  factor.confirmTotp,
  factor.removeTotp,
  factor.emailCodeOn,
  factor.emailCodeOff,
  staff.rights,
  staff.grant,
  staff.withdraw,
  staff.list,
  staff.create,
  staff.change,
  staff.setPassword,
  staff.endSessions,
  staff.removeSecondFactor,
]

export const identityModule = {
  routes,
  jobs: { 'password-link': mailPasswordLink },
  tidy: forgetOver,
  demo: { fill, after: ['members'] },
} satisfies ServerModule
