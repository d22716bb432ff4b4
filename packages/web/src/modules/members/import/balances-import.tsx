import { importLimits } from '@app/contract/members/import/fields'
import { readImport } from '@app/contract/members/import-upload'
import { balanceRowsMax } from '@app/contract/opening-balances/read-balances'
import { FileField } from '../../../kit/fields/file-field.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useUpload } from '../../../kit/reads/use-upload.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { BalancesCheck } from './balances-check.tsx'
import { type BalancesDraft, useBalancesDraft } from './balances-draft.ts'
import { BalancesHistory } from './balances-history.tsx'

const limits = { mb: importLimits.bytes / 1_048_576, rows: formatCount(balanceRowsMax), columns: importLimits.columns }

function Upload({ onRead }: { onRead: (reading: BalancesDraft['reading']) => void }) {
  const file = useUpload(readImport, {
    file: 'fichero',
    complaint: ({ msg, fields }) => fields.fichero?.join(' ') ?? msg,
    onDone: onRead,
  })
  return (
    <section className="im-upload" aria-label={t('import.step.upload')}>
      <p className="dimmed">{t('balances.intro')}</p>
      <FileField
        label={t('import.drop')}
        hint={t('import.limits', limits)}
        accept=".xlsx,.csv,.txt,.tsv"
        max={importLimits.bytes}
        {...file}
      />
    </section>
  )
}

/** Wallets and passes of another program: the file, the effect of each row, and the imported lists with their undo (0124). */
export function BalancesImport() {
  const [draft, setDraft] = useBalancesDraft()
  if (draft) return <BalancesCheck draft={draft} onChange={setDraft} onLeave={() => setDraft(null)} />
  return (
    <>
      <Upload onRead={(reading) => setDraft({ reading, mapping: null, excluded: [] })} />
      <BalancesHistory />
    </>
  )
}
