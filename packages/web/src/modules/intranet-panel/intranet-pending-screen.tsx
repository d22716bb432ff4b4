import { pendingInvoices } from '@app/contract/intranet-panel/accounting-invoices'
import { useRead } from '../../kit/reads/api.ts'
import { InvoiceList } from './invoice-list.tsx'

/** /panelintranet/facturaspdtes: the unpaid invoices, the earliest due first. */
export const IntranetPendingScreen = () => <InvoiceList tab="pending" reading={useRead(pendingInvoices, {})} />
