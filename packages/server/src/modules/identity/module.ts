import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inOneTransaction } from '../../kit/work/attempt.ts'
import { fill } from './demo.ts'
import * as forgottenPassword from './forgotten-password.ts'
import { mailPasswordLink, passwordLinkJob } from './forgotten-password.ts'
import * as ownAccount from './own-account.ts'
import * as secondFactor from './second-factor.ts'
import { forgetOver } from './sessions.ts'
import * as signIn from './sign-in.ts'
import * as staff from './staff.ts'

const routes = routesIn(signIn, forgottenPassword, ownAccount, secondFactor, staff)

export const identityModule = {
  routes,
  jobs: [inOneTransaction(passwordLinkJob, mailPasswordLink)],
  tidy: forgetOver,
  demo: { fill, after: ['members'] },
  memberColumns: [
    ...memberColumns('socios_menus', { stays: ['id_mst_socios'] }),
    ...memberColumns('cuenta', { ends: true, stays: ['id_mst_socios'] }),
    ...memberColumns('sesion', { stays: ['id_mst_socios'] }),
    ...memberColumns('token_unico', { stays: ['id_mst_socios'] }),
    ...memberColumns('dispositivo_conocido', { stays: ['id_mst_socios'] }),
  ],
} satisfies ServerModule
