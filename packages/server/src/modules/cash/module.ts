import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as closeSuspects from './close-suspects.ts'
import { fill } from './demo.ts'
import * as drawer from './drawer.ts'
import * as moveCash from './move-cash.ts'
import { seed } from './seed.ts'
import * as takings from './takings.ts'
import { checks } from './verify.ts'

const routes = routesIn(drawer, moveCash, closeSuspects, takings)
const guards: Guards = { caja_nombre: 'msg.already_there' }

export const cashModule = {
  routes,
  guards,
  seed: { run: seed, after: ['members'] },
  checks,
  demo: { fill },
  memberColumns: [...memberColumns('caja_movimiento', { stays: ['id_mst_socios'] })],
} satisfies ServerModule
