import { bankFileMax } from '@app/contract/company/company'
import { changeLogo, removeLogo } from '@app/contract/company/logo'
import { Button } from '@mantine/core'
import { confirmDelete } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { FileField } from '../../kit/fields/file-field.tsx'
import { useAction } from '../../kit/reads/api.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** Logo of invoices and receipts: shown, replaced, removed. */
export function Logo({ id, path }: { id: number; path: string | null }) {
  const remove = useAction(removeLogo, { toast: true })
  const picture = useUpload(changeLogo, {
    file: 'pictureFile',
    input: { id },
    onDone: () => void toast.good(t('Operacio_realitzada_correctament')),
  })
  const onRemove = async () => {
    if (await confirmDelete(t('company.header_logo'))) await remove.run({ id })
  }
  return (
    <Card title={t('company.header_logo')}>
      <div className="co-logo">{path ? <img src={path} alt={t('company.header_logo')} /> : <span>{t('company.logo_none')}</span>}</div>
      <FileField
        label={t('core.upload')}
        hint={t('company.logo_hint')}
        accept="image/png,image/jpeg,image/webp"
        max={bankFileMax}
        {...picture}
      />
      {path && (
        <Button mt="sm" variant="default" loading={remove.isBusy} onClick={() => void onRemove()}>
          {t('company.logo_remove')}
        </Button>
      )}
    </Card>
  )
}
