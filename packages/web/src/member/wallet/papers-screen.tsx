import type { OutputOf } from '@app/contract/kit/action'
import { ownInvoicePdf, ownPapers, ownReceiptPdf } from '@app/contract/member-page/own-papers'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { IconDownload } from '@tabler/icons-react'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { saveBytes } from '../../kit/reads/saved-bytes.ts'
import { t } from '../../kit/texts/i18n.ts'
import { Answer, Card, Line, Note } from '../parts.tsx'

type Papers = OutputOf<typeof ownPapers>
type Receipt = Papers['recibos'][number]
type Invoice = Papers['facturas'][number]

/** State of a receipt in the payer's words: the bank's steps before the collection are its day. */
function stateOf({ estado, fecha_remesa, importe_devuelto }: Receipt): string {
  if (estado === 'part') return t('member-page.paper.part', { importe: formatEuros(importe_devuelto ?? 0) })
  if (estado === 'returned') return t('member-page.paper.returned')
  if (estado === 'cobrada') return t('member-page.paper.paid')
  if (fecha_remesa && estado !== 'open') return t('member-page.paper.collects', { fecha: formatDay(fecha_remesa) })
  return t(estado === 'enviada' ? 'member-page.paper.sent' : 'member-page.paper.open')
}

function Download({ name, isBusy, onPress }: { name: string; isBusy: boolean; onPress: () => void }) {
  const label = t('member-page.download', { nombre: name })
  return (
    <button type="button" className="player-icon-button" aria-label={label} title={label} disabled={isBusy} onClick={onPress}>
      <IconDownload size={20} stroke={1.7} aria-hidden />
    </button>
  )
}

const save = ({ bytes, fichero }: { bytes: string; fichero: string }) => saveBytes(bytes, 'application/pdf', fichero)

function OwnReceipt({ receipt }: { receipt: Receipt }) {
  const { run, isBusy } = useAction(ownReceiptPdf, { onDone: save })
  const { id_reg_recibo: id, concepto, fecha, precio, estado } = receipt
  const notes = [formatDay(fecha), stateOf(receipt), estado !== 'open' && receipt.numcuenta].filter(Boolean)
  return (
    <Line title={concepto} note={<span className={`player-paper ${estado === 'returned' ? 'bad' : ''}`}>{notes.join(' · ')}</span>}>
      <span className="player-sum">{formatEuros(precio)}</span>
      <Download name={t('member-page.receipt_of', { numero: id })} isBusy={isBusy} onPress={() => void run({ id })} />
    </Line>
  )
}

function OwnInvoice({ invoice }: { invoice: Invoice }) {
  const { run, isBusy } = useAction(ownInvoicePdf, { onDone: save })
  const { id_reg_facturaoficial: id, num_completo, fecha, importe, tipo, anulada, nombre_emisor } = invoice
  const kind = anulada ? t('member-page.paper.cancelled') : tipo.startsWith('R') && t('member-page.paper.corrects')
  return (
    <Line title={num_completo} note={[formatDay(fecha), kind, nombre_emisor].filter(Boolean).join(' · ')}>
      <span className={`player-sum ${anulada ? 'over' : ''}`}>{formatEuros(importe)}</span>
      <Download name={t('member-page.invoice_of', { numero: num_completo })} isBusy={isBusy} onPress={() => void run({ id })} />
    </Line>
  )
}

/** Receipts and invoices of the payer, each with its state and its PDF. */
export function PapersScreen() {
  const read = useRead(ownPapers, {})
  return (
    <Answer read={read}>
      {({ recibos, facturas }) =>
        recibos.length + facturas.length === 0 ? (
          <Note title={t('member-page.no_papers')} hint={t('member-page.no_papers_hint')} />
        ) : (
          <div className="player-columns">
            {recibos.length > 0 && (
              <Card title={t('member-page.receipts')}>
                <ul className="player-lines">
                  {recibos.map((one) => (
                    <OwnReceipt key={one.id_reg_recibo} receipt={one} />
                  ))}
                </ul>
              </Card>
            )}
            {facturas.length > 0 && (
              <Card title={t('member-page.invoices')}>
                <ul className="player-lines">
                  {facturas.map((one) => (
                    <OwnInvoice key={one.id_reg_facturaoficial} invoice={one} />
                  ))}
                </ul>
              </Card>
            )}
          </div>
        )
      }
    </Answer>
  )
}
