import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import { expirePasses } from './expire.ts'
import * as memberPasses from './member-passes.ts'
import * as passUses from './pass-uses.ts'
import * as placePass from './place-pass.ts'
import * as sellPass from './sell-pass.ts'
import { checks } from './verify.ts'

const routes = routesIn(sellPass, memberPasses, passUses, placePass)
const guards: Guards = { libro_cuenta_abono: 'msg.changed_meanwhile' }

export const passesModule = {
  routes,
  guards,
  checks,
  tidy: expirePasses,
  demo: { fill, after: ['pass-types', 'invoices', 'products'] },
  memberColumns: [...memberColumns('abono', { key: 'id_reg_abonos', as: 'pass', goes: ['id_mst_socios'] })],
} satisfies ServerModule
