import '../receipts.css'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconFileInvoice, IconListDetails } from '@tabler/icons-react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { Complaint } from '../../../kit/fields/complaint.tsx'
import { counted } from '../../../kit/grid/cells/value.ts'
import { useIsPhone } from '../../../kit/reads/media.ts'
import { isParameterOn } from '../../../kit/reads/session.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { BankTabs } from '../bank-tabs.tsx'
import { sumOf } from '../sum-of.ts'
import { useActKey } from '../use-act-key.ts'
import { LinesGrid } from './lines-grid.tsx'
import { MadeNotice } from './made-notice.tsx'
import { Outcome } from './outcome.tsx'
import { Reasons } from './reasons.tsx'
import { type Generate, useGenerate } from './use-generate.ts'

/** Makes the receipts of the chosen lines; where the club uses it, those without the bank of the others. */
function Acts({ generate }: { generate: Generate }) {
  const { chosen, receipts, complaint, isBusy, may, shown = [] } = generate
  const cannot = shown.filter((row) => row.fallo !== null)
  return (
    <>
      <Complaint text={complaint} />
      {isParameterOn('ACTIVAR_RECIBOS_NO_BANCO') && may && (
        <Button
          variant="default"
          leftSection={<IconListDetails size={15} />}
          disabled={cannot.length === 0 || isBusy}
          onClick={() => generate.generate(cannot, { withoutBank: true })}
        >
          {t('receipts.without_bank_n', counted(cannot.length))}
        </Button>
      )}
      <Button
        leftSection={<IconFileInvoice size={15} />}
        rightSection={<KeyCaps keys="mod+Enter" />}
        loading={isBusy}
        disabled={!may}
        onClick={() => generate.generate()}
      >
        {chosen.length === 0 ? t('receipts.generate') : t('receipts.generate_n', counted(receipts))}
      </Button>
    </>
  )
}

/** Two figures, the reasons with their acts, and the button, in one column. */
function Phone({ generate }: { generate: Generate }) {
  const { reading, chosen, receipts, scope } = generate
  if (reading.error) return <ReadError error={reading.error} onRetry={reading.refetch} />
  if (!scope) return <LinesSkeleton />
  return (
    <div className="rc-phone">
      <dl className="rc-figures">
        <div>
          <dt>{t('receipts.chosen', counted(chosen.length))}</dt>
          <dd className="tabular">{formatEuros(sumOf(chosen, (row) => row.pendiente))}</dd>
        </div>
        <div>
          <dt>{t('receipts.outcome')}</dt>
          <dd className="tabular">{t('receipts.n_receipts', counted(receipts))}</dd>
        </div>
      </dl>
      <Reasons generate={generate} />
    </div>
  )
}

/** /recibo: due lines become receipts, with those that cannot be debited and why (spec 2 §2). */
export function GenerateScreen() {
  const generate = useGenerate()
  const isPhone = useIsPhone()
  useActKey('receipts.generate', t('receipts.generate'), () => generate.generate())
  return (
    <Screen fill={!isPhone} actions={<Acts generate={generate} />}>
      <BankTabs current="generate" count={generate.reading.data?.length} />
      {generate.made && <MadeNotice made={generate.made} onClose={() => generate.setMade(null)} />}
      {isPhone ? (
        <Phone generate={generate} />
      ) : (
        <div className="rc-beside">
          <div>
            <LinesGrid generate={generate} />
          </div>
          <aside className="rc-side">
            <Outcome generate={generate} />
            <Reasons generate={generate} />
          </aside>
        </div>
      )}
    </Screen>
  )
}
