import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as accountingInvoices from './accounting-invoices.ts'
import { fill } from './demo.ts'
import * as invoiceActs from './invoice-acts.ts'

export const intranetPanelModule = {
  routes: routesIn(accountingInvoices, invoiceActs),
  demo: { fill },
  memberColumns: memberColumns('contabilidad_acto', { stays: ['id_mst_socios_autor'] }),
} satisfies ServerModule
