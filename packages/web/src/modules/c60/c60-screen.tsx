import './c60.css'
import { bankFileMax, mainCompany } from '@app/contract/company/company'
import { Button, Select } from '@mantine/core'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { Complaint } from '../../kit/fields/complaint.tsx'
import { FileField } from '../../kit/fields/file-field.tsx'
import { counted } from '../../kit/grid/cells/value.ts'
import { useChoices } from '../../kit/reads/api.ts'
import { useIsPhone } from '../../kit/reads/media.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { BankTabs, useActKey } from '../receipts/public.ts'
import { FilesRead } from './files-read.tsx'
import { PaymentsGrid } from './payments-grid.tsx'
import { ProfileEditor } from './profile/profile-editor.tsx'
import { ReadFileBar } from './read-file.tsx'
import { type C60Desk, useC60 } from './use-c60.ts'

/** Company of the files, where there are several. */
function CompanyChoice({ value, onChange }: { value: number; onChange: (id: number) => void }) {
  const companies = useChoices({ path: 'empresa' }).data ?? []
  if (companies.length < 2) return null
  return (
    <Select
      aria-label={t('bank-file.id_mst_empresas')}
      w={220}
      allowDeselect={false}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      data={companies.map(({ id, text }) => ({ value: String(id), label: text }))}
    />
  )
}

/** Another file, and the payment of the lines; a phone shows the preview alone. */
function Acts({ desk }: { desk: C60Desk }) {
  const isPhone = useIsPhone()
  const { read, paying, needsFoot, mayPay, isBusy } = desk
  if (!read) return null
  return (
    <>
      {needsFoot && <Complaint text={t('c60.foot_ask')} />}
      <Button variant="default" onClick={desk.close}>
        {t('c60.other_file')}
      </Button>
      {isPhone ? (
        <span className="dimmed">{t('c60.on_computer')}</span>
      ) : (
        <Button loading={isBusy} disabled={!mayPay} rightSection={<KeyCaps keys="mod+Enter" />} onClick={() => desk.pay()}>
          {paying.length === 0 ? t('c60.mark') : t('c60.mark_n', counted(paying.length))}
        </Button>
      )}
    </>
  )
}

/** Files and profile of one company. */
function CompanyDesk({ company, onCompany }: { company: number; onCompany: (id: number) => void }) {
  const desk = useC60(company)
  const isPhone = useIsPhone()
  useActKey('c60.pay', t('c60.mark'), () => (isPhone ? undefined : desk.pay()))
  return (
    <Screen actions={<Acts desk={desk} />}>
      <BankTabs current="c60" count={desk.read?.cobros.length} />
      <CompanyChoice value={company} onChange={onCompany} />
      {desk.read === null && <FileField label={t('c60.drop')} hint={t('c60.drop_hint')} max={bankFileMax} {...desk.file} />}
      {desk.read !== null && <ReadFileBar desk={desk} />}
      {desk.read !== null && <PaymentsGrid desk={desk} />}
      {!isPhone && <ProfileEditor company={company} text={desk.text} onSaved={desk.again} />}
      {desk.read === null && <FilesRead company={company} />}
    </Screen>
  )
}

/** /recibo/c60: the payments of a bank's Cuaderno 60 file pay their lines, by the profile of the company in the address. */
export function C60Screen() {
  const [asked, setAsked] = useSearchParam('id_mst_empresas')
  const company = Number(asked) || mainCompany
  // another company closes the file: it was read by the first one's profile
  return <CompanyDesk key={company} company={company} onCompany={(id) => setAsked(String(id))} />
}
