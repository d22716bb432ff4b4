import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as forgottenPassword from './forgotten-password.ts'
import { mailPasswordLink } from './forgotten-password.ts'
import * as ownAccount from './own-account.ts'
import * as secondFactor from './second-factor.ts'
import { forgetOver } from './sessions.ts'
import * as signIn from './sign-in.ts'
import * as staff from './staff.ts'

const routes = routesIn(signIn, forgottenPassword, ownAccount, secondFactor, staff)

export const identityModule = {
  routes,
  jobs: { 'password-link': mailPasswordLink },
  tidy: forgetOver,
  demo: { fill, after: ['members'] },
} satisfies ServerModule
