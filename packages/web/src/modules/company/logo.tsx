import { uploadMax } from '@app/contract/company/c60'
import { changeLogo, removeLogo } from '@app/contract/company/logo'
import { Button } from '@mantine/core'
import { useAction } from '../../kit/api.ts'
import { Card } from '../../kit/card.tsx'
import { confirmDelete } from '../../kit/dialogs.ts'
import { FileField } from '../../kit/file-field.tsx'
import { t } from '../../kit/i18n.ts'
import { toast } from '../../kit/toasts.ts'
import { useUpload } from '../../kit/use-upload.ts'

/** The logo that heads invoices and receipts: shown, replaced, taken away. */
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
        max={uploadMax}
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
