import { annualNotices } from '@app/contract/intranet-panel/accounting-invoices'
import { useRead } from '../../kit/reads/api.ts'
import { InvoiceList } from './invoice-list.tsx'

/** /panelintranet/avisoanuales: the yearly invoices with the number of their notices. */
export const IntranetAnnualScreen = () => <InvoiceList tab="annual" reading={useRead(annualNotices, {})} />
