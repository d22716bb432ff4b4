import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { Complaint } from '../../../kit/fields/complaint.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { ReceiptRow } from './receipt-row.ts'
import type { ReceiptActs } from './use-receipt-acts.ts'

interface Props {
  rows: readonly ReceiptRow[] | undefined
  acts: ReceiptActs
}

/** Act on the chosen ones of downloaded receipts: they are mailed, never changed. */
export function DownloadedActs({ rows = [], acts }: Props) {
  const send = () => {
    const ids = new Set(acts.selected)
    acts.sendMail(rows.filter((row) => ids.has(row.id_reg_recibo)))
  }
  return (
    <>
      <Complaint text={acts.complaint} />
      <Button variant="default" leftSection={<IconMail size={15} />} disabled={!acts.may || acts.isBusy} onClick={send}>
        {t('receipts.mail')}
      </Button>
    </>
  )
}
