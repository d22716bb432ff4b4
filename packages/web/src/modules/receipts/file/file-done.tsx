import { sendRemittance } from '@app/contract/receipts/remittances/remittances'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconDownload, IconFileTypeXml, IconUpload } from '@tabler/icons-react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { counted, formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { Lines } from '../../../kit/screen/lines.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { saveBankFile } from '../lists/receipt-files.ts'
import { remittancePath } from '../lists/remittance-path.ts'
import { sumOf } from '../sum-of.ts'
import { deadlineOf } from './file-day.tsx'
import type { FilePreview, MadeFile } from './use-bank-file.ts'

/** Kilobytes of a text, rounded up. */
const kilobytes = (content: string) => formatCount(Math.ceil(new Blob([content]).size / 1024))

interface Props {
  made: MadeFile
  preview: FilePreview
  onClose: () => void
}

/** Remittances that were made: their files, what to do with them now, and what stayed. */
export function FileDone({ made, preview, onClose }: Props) {
  const { remesas, fuera } = made
  const send = useAction(sendRemittance)
  const [first] = remesas
  const until = deadlineOf(preview)
  const sum = { recibos: sumOf(remesas, (one) => one.recibos), importe: formatEuros(sumOf(remesas, (one) => one.importe)) }
  const markSent = async () => {
    const sent = await Promise.all(remesas.map((one) => send.run({ id: one.id_reg_remesas })))
    if (sent.every((one) => one !== undefined)) toast.good(t('remittances.state.enviada'))
  }
  const see = () => go(remesas.length === 1 && first ? remittancePath(first.id_reg_remesas) : '/recibo/visualizarRemesas')
  return (
    <DialogFrame fillsPhone isStatic size={480} title={t('bank-file.done', { importe: sum.importe })} onClose={onClose} onConfirm={onClose}>
      {remesas.map((one) => (
        <div key={one.id_reg_remesas} className="bf-file">
          <IconFileTypeXml size={26} aria-hidden />
          <span>
            <b>{one.fichero}</b>
            <small>{t('bank-file.size', { kb: kilobytes(one.content) })}</small>
          </span>
          <Button variant="default" size="xs" leftSection={<IconDownload size={14} />} onClick={() => void saveBankFile(one)}>
            {t('bank-file.again')}
          </Button>
        </div>
      ))}
      <Lines>
        <li>
          <span>{t('bank-file.moved', counted(sum.recibos))}</span>
          <span className="tabular">{sum.importe}</span>
        </li>
        <li>
          <span>{t('receipts.collection')}</span>
          <span className="tabular">{formatDay(preview.fecha)}</span>
        </li>
      </Lines>
      <Alert color="gray" variant="light" icon={<IconUpload size={16} />} className="bf-next">
        {until && t('bank-file.upload', until)}{' '}
        {send.may && (
          <Button variant="subtle" size="compact-sm" loading={send.isBusy} onClick={() => void markSent()}>
            {t('remittances.mark_sent')}
          </Button>
        )}
      </Alert>
      {fuera > 0 && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={16} />} className="bf-next">
          {t('bank-file.left', counted(fuera))}
        </Alert>
      )}
      <div className="rc-foot">
        <span>
          <IconCircleCheck size={14} aria-hidden /> {t('bank-file.valid')}
        </span>
        <Button variant="default" onClick={see}>
          {t('bank-file.see_remittance')}
        </Button>
        <Button data-autofocus rightSection={<KeyCaps keys="Enter" />} onClick={onClose}>
          {t('bank-file.go_on')}
        </Button>
      </div>
    </DialogFrame>
  )
}
