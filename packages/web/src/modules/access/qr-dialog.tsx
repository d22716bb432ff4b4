import './access-tab.css'
import { memberQr } from '@app/contract/access/member-access'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { escapeHtml, printHtml } from '../../kit/texts/print.ts'

const cardStyles = 'body{text-align:center}img{width:48mm}p{margin:0}'

/** QR code of a member for a reader, also printable on the ticket roll. */
export function QrDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useRead(memberQr, { id })
  const print = (codigo: string, qr: string) =>
    printHtml(`<img src="${escapeHtml(qr)}" alt=""><p><b>${escapeHtml(codigo)}</b></p>`, { width: 80, styles: cardStyles })
  return (
    <DialogFrame title={t('access.with.qr')} size={340} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && data === undefined && <LinesSkeleton lines={5} />}
      {data === null && <Empty title={t('access.qr_none')} />}
      {data && (
        <div className="act-qr">
          <img src={data.qr} alt={t('access.qr_of', { codigo: data.codigo })} width={220} height={220} />
          <code>{data.codigo}</code>
          <Button leftSection={<IconPrinter size={15} />} data-autofocus onClick={() => void print(data.codigo, data.qr)}>
            {t('access.qr_print')}
          </Button>
        </div>
      )}
    </DialogFrame>
  )
}
