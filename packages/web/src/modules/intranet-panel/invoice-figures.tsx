import { addDays } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { FigureButton } from '../../kit/buttons/figure-button.tsx'
import { today } from '../../kit/reads/today.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type InvoiceRow, overdueDays } from './invoice-columns.tsx'

/** Invoices behind each figure: unpaid, overdue, due within seven days, paid this month. */
export const figures = {
  all_pending: ({ fecha_pago }: InvoiceRow) => fecha_pago === null,
  all_overdue: (row: InvoiceRow) => overdueDays(row) > 0,
  due_soon: ({ fecha_pago, vencimiento }: InvoiceRow) =>
    fecha_pago === null && vencimiento >= today() && vencimiento <= addDays(today(), 6),
  collected: ({ fecha_pago }: InvoiceRow) => fecha_pago?.slice(0, 7) === today().slice(0, 7),
} as const
export type Figure = keyof typeof figures

interface Props {
  rows: readonly InvoiceRow[]
  chosen: Figure | null
  shown: readonly Figure[]
  onChoose: (figure: Figure | null) => void
}

/** Sums of the invoices by state; each narrows the list to its own. */
export const InvoiceFigures = ({ rows, chosen, shown, onChoose }: Props) => (
  <div className="intranet-figures">
    {shown.map((figure) => {
      const own = rows.filter(figures[figure])
      const worst = Math.max(0, ...own.map(overdueDays))
      const words = { n: own.length, dias: worst }
      return (
        <FigureButton
          key={figure}
          name={t(`intranet.${figure}`)}
          value={formatEuros(own.reduce((sum, { importe }) => sum + importe, 0))}
          more={t(figure === 'all_overdue' && worst > 0 ? 'intranet.figure_overdue' : 'intranet.figure', words)}
          tone={figure === 'all_overdue' && own.length > 0 ? 'bad' : undefined}
          onClick={() => onChoose(chosen === figure ? null : figure)}
        />
      )
    })}
  </div>
)
