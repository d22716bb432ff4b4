import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import * as bootstrap from './bootstrap.ts'
import * as layout from './grid-layout.ts'
import * as setting from './member-setting.ts'
import { list as menu } from './menu.ts'
import { dismiss } from './news.ts'
import * as quick from './quick-access.ts'
import { texts } from './strings.ts'

const routes = [
  bootstrap.currentAccount,
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
  dismiss,
]
const guards: Guards = { aviso_dias: 'tarifa.fechas_al_reves' }

export const shellModule = { routes, guards } satisfies ServerModule
