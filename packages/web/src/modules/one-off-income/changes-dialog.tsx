import { invoice } from '@app/contract/invoices/invoice'
import { incomeChanges } from '@app/contract/one-off-income/income-changes'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { RowChanges } from '../../kit/screen/row-changes.tsx'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { IncomeRow } from './income-row.ts'

/** Name of an author that is no user: the card gateway, or the product itself. */
const systemActor = (accion: string) => t(/^card-|\/pago\//.test(accion) ? 'income.by_gateway' : 'income.by_itself')

/** Changes of a line, the newest first (spec 2 §7). */
export function ChangesDialog({ row, onClose }: { row: IncomeRow; onClose: () => void }) {
  const { data, error, refetch } = useRead(incomeChanges, { id: row.id_reg_factura })
  return (
    <DialogFrame title={t('income.changes_of', { concepto: row.concepto })} size={520} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={5} />}
      {data?.length === 0 && <Empty title={t('income.no_changes')} />}
      {data && data.length > 0 && (
        <RowChanges entries={data} fields={invoice.fields} words="invoice" made={t('income.made')} systemActor={systemActor} />
      )}
    </DialogFrame>
  )
}
