import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as bootstrap from './bootstrap.ts'
import * as gridLayout from './grid-layout.ts'
import * as memberSetting from './member-setting.ts'
import * as menu from './menu.ts'
import * as news from './news.ts'
import * as newsletters from './newsletters.ts'
import * as quickAccess from './quick-access.ts'
import * as strings from './strings.ts'

const routes = routesIn(bootstrap, menu, strings, quickAccess, gridLayout, memberSetting, news, newsletters)
const guards: Guards = { aviso_dias: 'tarifa.fechas_al_reves' }

export const shellModule = {
  routes,
  guards,
  memberColumns: [
    ...memberColumns('accesodirecto_socio', { ends: true, stays: ['id_mst_socios'] }),
    ...memberColumns('socio_parametro', { ends: true, stays: ['id_mst_socios'] }),
  ],
} satisfies ServerModule
