import { invoicesOfWebUser } from '@app/contract/intranet-panel/accounting-invoices'
import { useRead } from '../../kit/reads/api.ts'
import { useSession } from '../../kit/reads/session.ts'
import { InvoiceList } from './invoice-list.tsx'

/** /panelintranet: every invoice of the configured web user of the accounting system. */
export function IntranetScreen() {
  const user = useSession().parameters.USUARIO_WEB_INTRANET ?? ''
  return <InvoiceList tab="invoices" reading={useRead(invoicesOfWebUser, user === '' ? null : { user })} />
}
