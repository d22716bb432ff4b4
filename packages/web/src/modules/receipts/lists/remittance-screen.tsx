import '../receipts.css'
import { receiptsOfRemittance } from '@app/contract/receipts/receipts'
import { getRemittance } from '@app/contract/receipts/remittances/remittances'
import { formatDay } from '@app/contract/values/day'
import { Button } from '@mantine/core'
import { IconDownload, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { go, useSearchParam } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { BankTabs } from '../bank-tabs.tsx'
import { DownloadedActs } from './downloaded-acts.tsx'
import { remittanceColumns } from './receipt-columns.tsx'
import { saveRemittanceFile } from './receipt-files.ts'
import { filtered, ReceiptFilter, type ReceiptFilterName } from './receipt-filter.tsx'
import { newestFirst } from './receipt-row.ts'
import { ReceiptsGrid } from './receipts-grid.tsx'
import { useReceiptActs } from './use-receipt-acts.ts'

/** Leads from one remittance back to the downloaded receipts. */
const leave = () => go('/recibo/visualizarDescargados')

/** /recibo/visualizarFiltroRemesa: receipts of one remittance, with what became of each (R-169, mode 2; R-186). */
export function RemittanceReceiptsScreen() {
  const [param] = useSearchParam('id_reg_remesas')
  const id = Number(param) || 0
  const [only, setOnly] = useState<ReceiptFilterName>('all')
  const remittance = useRead(getRemittance, { id })
  const reading = useRead(receiptsOfRemittance, { id_reg_remesas: id })
  const acts = useReceiptActs()
  const rows = useMemo(() => reading.data && newestFirst(filtered(reading.data, only)), [reading.data, only])
  const chip = remittance.data
    ? t('receipts.of_remittance', { nombre: remittance.data.nombre, fecha: formatDay(remittance.data.fecha) })
    : t('menu.receipts-remittance')
  return (
    <Screen
      fill
      actions={
        <>
          <DownloadedActs rows={rows} acts={acts} />
          <Button
            variant="default"
            leftSection={<IconDownload size={15} />}
            disabled={!remittance.data}
            onClick={() => void saveRemittanceFile(id)}
          >
            {t('remittances.file_again')}
          </Button>
        </>
      }
    >
      <BankTabs current="downloaded" />
      {remittance.error && <ReadError error={remittance.error} onRetry={remittance.refetch} />}
      <ReceiptsGrid
        name="receipts-remittance"
        label={chip}
        shape={remittanceColumns}
        rows={rows}
        reading={reading}
        acts={acts}
        toolbar={
          <div className="rc-bar">
            <Button
              variant="light"
              size="compact-sm"
              rightSection={<IconX size={13} aria-hidden />}
              title={t('receipts.leave_hint')}
              aria-label={`${chip}. ${t('receipts.leave_remittance')}`}
              onClick={leave}
            >
              {chip}
            </Button>
            <ReceiptFilter names={['all', 'returned', 'untold']} rows={reading.data ?? []} value={only} onChange={setOnly} />
          </div>
        }
        empty={{ title: t('receipts.none_in_remittance') }}
      />
    </Screen>
  )
}
