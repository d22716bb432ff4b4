import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inSteps } from '../../kit/work/attempt.ts'
import * as cartLines from './cart-lines.ts'
import * as cartPasses from './cart-passes.ts'
import * as carts from './carts.ts'
import * as debts from './debts.ts'
import { fill } from './demo.ts'
import { mail as mailTicket, sendTicket, ticketLetterJob } from './mail-ticket.ts'
import * as payCart from './pay-cart.ts'
import * as refund from './refund.ts'
import * as ticket from './ticket.ts'
import { clearEmpty } from './tidy.ts'
import * as tillData from './till-data.ts'
import { checks } from './verify.ts'

const routes = [...routesIn(tillData, carts, cartLines, cartPasses, debts, payCart, refund, ticket), mailTicket]
const guards: Guards = { factura_borrador_sin_pago: 'tpv.linea_en_carro' }

export const tillModule = {
  routes,
  guards,
  checks,
  tidy: clearEmpty,
  jobs: [inSteps(ticketLetterJob, sendTicket)],
  demo: { fill, after: ['products'] },
  memberColumns: [...memberColumns('tpv_carro', { key: 'id_reg_tpv_carro', goes: ['id_mst_socios'], stays: ['id_mst_socios_creacion'] })],
} satisfies ServerModule
