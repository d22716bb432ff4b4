import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import * as bootstrap from './bootstrap.ts'
import { forgot, reset } from './forgotten-password.ts'
import * as layout from './grid-layout.ts'
import { jobs } from './jobs.ts'
import * as mail from './mail.ts'
import * as setting from './member-setting.ts'
import { list as menu } from './menu.ts'
import { dismiss } from './news.ts'
import * as own from './own-account.ts'
import * as quick from './quick-access.ts'
import * as factor from './second-factor.ts'
import { autologin, autologinPage, signIn, signOut } from './sign-in.ts'
import * as staff from './staff.ts'
import { texts } from './strings.ts'

const routes = [
  signIn,
  signOut,
  forgot,
  reset,
  autologinPage,
  autologin,
  own.current,
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
  bootstrap.generalInfo,
  bootstrap.infoVersion,
  bootstrap.anyCourtNeedsValidation,
  bootstrap.latestAccesses,
  texts,
  menu,
  quick.list,
  quick.add,
  quick.change,
  quick.remove,
  quick.types,
  quick.startScreens,
  quick.startPage,
  quick.saveStartPage,
  layout.save,
  layout.remove,
  layout.show,
  setting.mine,
  setting.dragDrop,
  setting.groupByUser,
  setting.refresh,
  setting.recentAccesses,
  mail.list,
  mail.one,
  dismiss,
]
const guards: Guards = { aviso_dias: 'tarifa.fechas_al_reves' }

export const shellModule = { routes, guards, jobs } satisfies ServerModule
