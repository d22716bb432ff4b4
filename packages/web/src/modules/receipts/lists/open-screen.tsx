import '../receipts.css'
import { openReceipts } from '@app/contract/receipts/receipts'
import { Button } from '@mantine/core'
import { IconBuildingBank, IconListDetails, IconMail, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { Complaint } from '../../../kit/fields/complaint.tsx'
import { DayRange } from '../../../kit/fields/day-range.tsx'
import { useRead } from '../../../kit/reads/api.ts'
import { isParameterOn } from '../../../kit/reads/session.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { BankTabs } from '../bank-tabs.tsx'
import { CompanyFilter } from '../company-filter.tsx'
import { wideRange } from '../ranges.ts'
import { useActKey } from '../use-act-key.ts'
import { openColumns } from './receipt-columns.tsx'
import { saveReceiptXml } from './receipt-files.ts'
import { newestFirst, type ReceiptRow } from './receipt-row.ts'
import { ReceiptsGrid } from './receipts-grid.tsx'
import { useReceiptActs } from './use-receipt-acts.ts'

const BankFileDialog = lazy(() => import('../file/bank-file-dialog.tsx').then((module) => ({ default: module.BankFileDialog })))
const ListWithoutBank = lazy(() => import('./list-without-bank.tsx').then((module) => ({ default: module.ListWithoutBank })))

/** Receipts that are in no file, those chosen, and the acts on them. */
function useOpenReceipts() {
  const [range, setRange] = useKeptState('open receipts range', wideRange)
  const [company, setCompany] = useKeptState<number | null>('open receipts company', null)
  const reading = useRead(openReceipts, { fechaIni: range.from, fechaFin: range.to }, { keepPrevious: true })
  const rows = useMemo(
    () => reading.data && newestFirst(reading.data.filter((row) => company === null || row.id_mst_empresas === company)),
    [reading.data, company],
  )
  const acts = useReceiptActs()
  const chosen = useMemo(() => {
    const ids = new Set(acts.selected)
    return rows?.filter((row) => ids.has(row.id_reg_recibo)) ?? []
  }, [rows, acts.selected])
  const [filed, setFiled] = useState<readonly ReceiptRow[] | null>(null)
  /** Dialog of the bank file; none chosen is refused, one alone opens directly. */
  const file = () => {
    acts.setComplaint(chosen.length === 0 ? t('recibo.elige') : null)
    const [first] = chosen
    if (chosen.length === 1) void saveReceiptXml(first!.id_reg_recibo)
    else if (chosen.length > 1) setFiled(chosen)
  }
  return { range, setRange, company, setCompany, reading, rows, chosen, acts, filed, setFiled, file }
}
type OpenList = ReturnType<typeof useOpenReceipts>

function Acts({ list, onList }: { list: OpenList; onList: (rows: readonly ReceiptRow[]) => void }) {
  const { chosen, rows = [], acts, file } = list
  const ofList = (chosen.length > 0 ? chosen : rows).filter((row) => !row.remesar_sepa_banco)
  return (
    <>
      <Complaint text={acts.complaint} />
      {isParameterOn('ACTIVAR_RECIBOS_NO_BANCO') && (
        <Button
          variant="default"
          leftSection={<IconListDetails size={15} />}
          disabled={ofList.length === 0 || !acts.may}
          onClick={() => onList(ofList)}
        >
          {t('receipts.list')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconTrash size={15} />}
        disabled={!acts.may || acts.isBusy}
        onClick={() => acts.remove(chosen)}
      >
        {t('receipts.delete')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconMail size={15} />}
        disabled={!acts.may || acts.isBusy}
        onClick={() => acts.sendMail(chosen)}
      >
        {t('receipts.mail')}
      </Button>
      <Button leftSection={<IconBuildingBank size={15} />} rightSection={<KeyCaps keys="mod+Enter" />} disabled={!acts.may} onClick={file}>
        {t('bank-file.open')}
      </Button>
    </>
  )
}

/** /recibo/visualizar: receipts that are in no file, with those that the next one leaves out (R-169, mode 0). */
export function OpenReceiptsScreen() {
  const list = useOpenReceipts()
  const { range, setRange, company, setCompany, reading, rows, acts, filed, setFiled } = list
  const [handed, setHanded] = useState<readonly ReceiptRow[] | null>(null)
  useActKey('receipts.file', t('bank-file.open'), list.file)
  return (
    <Screen fill actions={<Acts list={list} onList={setHanded} />}>
      <BankTabs current="open" count={reading.data?.length} />
      <ReceiptsGrid
        name="receipts-open"
        label={t('bank.open')}
        shape={openColumns}
        rows={rows}
        reading={reading}
        acts={acts}
        toolbar={
          <div className="rc-bar">
            <DayRange range={range} onChange={setRange} />
            <CompanyFilter value={company} onChange={setCompany} />
          </div>
        }
        empty={{
          title: t('receipts.none_open'),
          hint: t('receipts.none_open_hint'),
          action: <ScreenLink to="/recibo">{t('bank.generate')}</ScreenLink>,
        }}
      />
      <Suspense fallback={null}>
        {filed && <BankFileDialog receipts={filed} onClose={() => setFiled(null)} onMade={() => acts.select([])} />}
        {handed && <ListWithoutBank rows={handed} onClose={() => setHanded(null)} />}
      </Suspense>
    </Screen>
  )
}
