import { handOverReceipts } from '@app/contract/receipts/receipts'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { cellText, counted } from '../../../kit/grid/cells/value.ts'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { Lines } from '../../../kit/screen/lines.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { escapeHtml, printHtml } from '../../../kit/texts/print.ts'
import { sumOf } from '../sum-of.ts'
import type { ReceiptRow } from './receipt-row.ts'

const columns = (): GridColumn<ReceiptRow>[] => [
  { key: 'id_reg_recibo', header: t('receipt.id_reg_recibo'), kind: 'integer' },
  { key: 'fecha', header: t('receipts.made_on'), kind: 'day' },
  { key: 'nombre_completo', header: t('receipts.payer'), kind: 'text' },
  { key: 'concepto', header: t('receipt.concepto'), kind: 'text' },
  { key: 'precio', header: t('receipt.precio'), kind: 'money', total: 'sum' },
]
const styles =
  'h1{font-size:16px}table{width:100%;border-collapse:collapse}th,td{padding:4px 6px;border-bottom:1px solid #999;text-align:left}'

function printList(rows: readonly ReceiptRow[]) {
  const shape = columns()
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((one) => `<${tag}>${escapeHtml(one)}</${tag}>`).join('')}</tr>`
  const body = rows.map((row) =>
    cells(
      'td',
      shape.map((one) => cellText(one, row)),
    ),
  )
  const head = cells(
    'th',
    shape.map((one) => one.header),
  )
  const sum = formatEuros(sumOf(rows, (row) => row.precio))
  return printHtml(`<h1>${escapeHtml(t('receipts.list'))} · ${sum}</h1><table>${head}${body.join('')}</table>`, { styles })
}
async function saveList(rows: readonly ReceiptRow[]) {
  const [{ saveCsv }, { csvOf }] = await Promise.all([
    import('../../../kit/grid/export/save-file.ts'),
    import('../../../kit/grid/export/sheet.ts'),
  ])
  saveCsv(csvOf(columns(), rows), t('receipts.list'))
}

/** Receipts without bank account as a list, printed or saved, and by that handed over (R-184, A-82). */
export function ListWithoutBank({ rows, onClose }: { rows: readonly ReceiptRow[]; onClose: () => void }) {
  const hand = useAction(handOverReceipts, {
    onDone: ({ recibos }) => {
      toast.good(t('receipts.handed_over', counted(recibos)))
      onClose()
    },
  })
  const after = async (written: Promise<void>) => {
    await written
    await hand.run({ ids: rows.map((row) => row.id_reg_recibo) })
  }
  const title = t('receipts.made', { ...counted(rows.length), importe: formatEuros(sumOf(rows, (row) => row.precio)) })
  return (
    <DialogFrame size={520} fillsPhone title={`${t('receipts.list')}: ${title}`} onClose={onClose}>
      <div className="rc-scroll">
        <Lines>
          {rows.map((row) => (
            <li key={row.id_reg_recibo}>
              <span>
                {row.nombre_completo} <small>{row.concepto}</small>
              </span>
              <span className="tabular">{formatEuros(row.precio)}</span>
            </li>
          ))}
        </Lines>
      </div>
      <div className="rc-foot">
        <Button variant="default" leftSection={<IconPrinter size={15} />} loading={hand.isBusy} onClick={() => void after(printList(rows))}>
          {t('receipts.print_list')}
        </Button>
        <Button leftSection={<IconDownload size={15} />} loading={hand.isBusy} onClick={() => void after(saveList(rows))}>
          {t('receipts.save_list')}
        </Button>
      </div>
    </DialogFrame>
  )
}
