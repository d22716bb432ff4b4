import './bank-file.css'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { counted, formatCount } from '../../../kit/grid/cells/value.ts'
import { useIsPhone } from '../../../kit/reads/media.ts'
import { Facts } from '../../../kit/screen/facts.tsx'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { accountText } from '../account-text.ts'
import type { ReceiptRow } from '../lists/receipt-row.ts'
import { FileDay } from './file-day.tsx'
import { FileDone } from './file-done.tsx'
import { FileOutcome } from './file-outcome.tsx'
import { type BankFile, useBankFile } from './use-bank-file.ts'

interface Props {
  receipts: readonly ReceiptRow[]
  onClose: () => void
  onMade: () => void
}

/** Day, name, account, letters and financing of the file. */
function Settings({ file }: { file: BankFile }) {
  const { preview, name, setName, tells, setTells, isFinanced, setFinanced } = file
  const accounts = new Set(preview?.ficheros.map((one) => `${accountText(one.iban)} · ${one.desc_empresa}`))
  return (
    <div className="bf-side">
      <FileDay file={file} />
      <TextInput label={t('bank-file.name')} maxLength={120} value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <Facts facts={[[t('bank-file.account'), [...accounts].join('; ') || null]]} />
      {preview && preview.sin_avisar > 0 && (
        <Checkbox
          label={t('bank-file.tell', { n: formatCount(preview.sin_avisar) })}
          checked={tells}
          onChange={(event) => setTells(event.currentTarget.checked)}
        />
      )}
      <Checkbox label={t('bank-file.financing')} checked={isFinanced} onChange={(event) => setFinanced(event.currentTarget.checked)} />
    </div>
  )
}

/** Acts of the dialog; on a phone the file is only looked at. */
function Foot({ file, onClose }: { file: BankFile; onClose: () => void }) {
  const { preview, isReady, isBusy, run } = file
  const isPhone = useIsPhone()
  return (
    <div className="rc-foot">
      <span>
        <IconLock size={14} aria-hidden /> {t(isPhone ? 'bank-file.at_desk' : 'bank-file.stays')}
      </span>
      <Button variant="default" onClick={onClose}>
        {t(isPhone ? 'core.close' : 'core.cancel')}
      </Button>
      {!isPhone && (
        <Button disabled={!isReady} loading={isBusy} rightSection={<KeyCaps keys="mod+Enter" />} onClick={run}>
          {t('bank-file.make', { importe: formatEuros(preview?.importe ?? 0) })}
        </Button>
      )}
    </div>
  )
}

/** Bank file of receipts: built and validated before it is made, exactly as it is shown. */
export function BankFileDialog({ receipts, onClose, onMade }: Props) {
  const file = useBankFile(receipts, onMade)
  const { preview, error, retry, refusal, made, isCurrent, run } = file
  const isPhone = useIsPhone()
  if (made && preview) return <FileDone made={made} preview={preview} onClose={onClose} />
  return (
    <DialogFrame
      isStatic
      fillsPhone
      size={880}
      title={
        <>
          {t('bank-file.title', counted(receipts.length))}
          <p className="bf-sub">{t('bank-file.nothing_yet')}</p>
        </>
      }
      onClose={onClose}
      onConfirm={isPhone ? () => undefined : run}
    >
      <div className="bf-two">
        <div>
          {error && <ReadError error={error} onRetry={retry} />}
          {refusal && (
            <Alert color="red" variant="light" role="alert">
              {refusal.msg}
            </Alert>
          )}
          {preview && <FileOutcome preview={preview} receipts={receipts} isCurrent={isCurrent} />}
          {!preview && !error && <LinesSkeleton lines={8} />}
        </div>
        {!isPhone && <Settings file={file} />}
      </div>
      <Foot file={file} onClose={onClose} />
    </DialogFrame>
  )
}
