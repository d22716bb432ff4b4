import { returnReceipt } from '@app/contract/bank-returns/bank-returns'
import { receiptInvoices } from '@app/contract/receipts/receipts'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconFileTypePdf, IconMail } from '@tabler/icons-react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { useRead } from '../../../kit/reads/api.ts'
import { userMayCall } from '../../../kit/reads/session.ts'
import { Facts } from '../../../kit/screen/facts.tsx'
import { Lines } from '../../../kit/screen/lines.tsx'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { accountText } from '../account-text.ts'
import { saveReceiptPaper } from './receipt-files.ts'
import { type ReceiptRow, returnLock, stateText, storyOf } from './receipt-row.ts'
import type { ReceiptActs } from './use-receipt-acts.ts'

interface Props {
  row: ReceiptRow
  acts: ReceiptActs
  onClose: () => void
}

/** Receipt with the lines that it joins and the logo of its company; its return is disabled once it came back whole. */
export function ReceiptDetail({ row, acts, onClose }: Props) {
  const { id_reg_recibo: id, nombre_completo: nombre } = row
  const { data, error, refetch } = useRead(receiptInvoices, { id })
  const lock = userMayCall(returnReceipt) ? returnLock(row) : t('receipts.reason.not_allowed')
  return (
    <DialogFrame fillsPhone size={560} title={t('receipts.title', { n: id, nombre })} onClose={onClose}>
      {data?.header_logo && <img className="rc-logo" src={data.header_logo} alt={t('receipts.logo', { nombre: row.desc_empresa })} />}
      <Facts
        facts={[
          [t('receipt.concepto'), row.concepto],
          [t('receipt.id_mst_empresas'), row.desc_empresa],
          [t('receipts.state'), stateText(row)],
          [t('receipts.collection'), row.fecha_remesa && formatDay(row.fecha_remesa)],
          [t('receipt.numcuenta'), row.numcuenta && accountText(row.numcuenta)],
          [t('receipts.mandate'), row.referencia],
          [t('receipts.story'), storyOf(row)],
        ]}
      />
      <h3 className="rc-head">{t('receipts.lines')}</h3>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={row.facturas} />}
      {data && (
        <Lines>
          {data.facturas.map((line) => (
            <li key={line.id_reg_factura}>
              <span>
                {line.concepto} <small>{formatDay(line.fecha_creacion)}</small>
                {line.fecha_pago && <small> · {t('receipts.paid_on', { fecha: formatDay(line.fecha_pago) })}</small>}
              </span>
              <span className="tabular">{formatEuros(line.importe)}</span>
            </li>
          ))}
          <li>
            <b>{t('receipts.total')}</b>
            <b className="tabular">{formatEuros(row.precio)}</b>
          </li>
        </Lines>
      )}
      <div className="rc-foot">
        <span>{lock}</span>
        <Button variant="default" leftSection={<IconFileTypePdf size={15} />} onClick={() => void saveReceiptPaper(id)}>
          {t('receipts.pdf')}
        </Button>
        {acts.may && (
          <Button variant="default" leftSection={<IconMail size={15} />} loading={acts.isBusy} onClick={() => acts.sendMail([row])}>
            {t('receipts.mail')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={15} />}
          disabled={lock !== null}
          onClick={() => acts.setOpen({ what: 'return', row })}
        >
          {t('receipts.return')}
        </Button>
      </div>
    </DialogFrame>
  )
}
