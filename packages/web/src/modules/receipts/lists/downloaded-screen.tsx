import '../receipts.css'
import { downloadedReceipts } from '@app/contract/receipts/receipts'
import { useMemo } from 'react'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { DayRange } from '../../../kit/fields/day-range.tsx'
import { useRead } from '../../../kit/reads/api.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { BankTabs } from '../bank-tabs.tsx'
import { recentRange } from '../ranges.ts'
import { DownloadedActs } from './downloaded-acts.tsx'
import { downloadedColumns } from './receipt-columns.tsx'
import { filtered, ReceiptFilter, type ReceiptFilterName } from './receipt-filter.tsx'
import { newestFirst } from './receipt-row.ts'
import { ReceiptsGrid } from './receipts-grid.tsx'
import { useReceiptActs } from './use-receipt-acts.ts'

/** /recibo/visualizarDescargados: receipts in downloaded files, by remittance (R-169, mode 1; R-171). */
export function DownloadedReceiptsScreen() {
  const [range, setRange] = useKeptState('downloaded receipts range', recentRange)
  const [only, setOnly] = useKeptState<ReceiptFilterName>('downloaded receipts only', 'all')
  const reading = useRead(downloadedReceipts, { fechaIni: range.from, fechaFin: range.to }, { keepPrevious: true })
  const acts = useReceiptActs()
  const rows = useMemo(() => reading.data && newestFirst(filtered(reading.data, only)), [reading.data, only])
  return (
    <Screen fill actions={<DownloadedActs rows={rows} acts={acts} />}>
      <BankTabs current="downloaded" count={reading.data?.length} />
      <ReceiptsGrid
        name="receipts-downloaded"
        label={t('bank.downloaded')}
        shape={downloadedColumns}
        rows={rows}
        reading={reading}
        acts={acts}
        toolbar={
          <div className="rc-bar">
            <DayRange range={range} onChange={setRange} />
            <ReceiptFilter names={['all', 'unsent', 'returned', 'untold']} rows={reading.data ?? []} value={only} onChange={setOnly} />
          </div>
        }
        empty={{
          title: t('receipts.none_downloaded'),
          action: <ScreenLink to="/recibo/visualizarRemesas">{t('bank.remittances')}</ScreenLink>,
        }}
      />
    </Screen>
  )
}
