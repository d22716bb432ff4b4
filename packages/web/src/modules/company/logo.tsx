import { changeLogo, removeLogo, uploadMax } from '@app/contract/company/companies'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../kit/api.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import { FileField } from '../../kit/file-field.tsx'
import { t } from '../../kit/i18n.ts'
import { refresh } from '../../kit/queries.ts'
import { Refused } from '../../kit/refused.ts'
import { toast } from '../../kit/toasts.ts'
import { upload } from '../../kit/upload.ts'

/** The logo that heads invoices and receipts: shown, replaced, taken away. */
export function Logo({ id, path }: { id: number; path: string | null }) {
  const [progress, setProgress] = useState<number | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const remove = useAction(removeLogo, { toast: true })
  const send = async (file: File) => {
    setWrong(null)
    setProgress(0)
    try {
      await upload(changeLogo, { id }, { pictureFile: file }, setProgress)
      await refresh(['company'])
      toast.good(t('Operacio_realitzada_correctament'))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setWrong(error.msg)
    } finally {
      setProgress(null)
    }
  }
  const onRemove = async () => {
    if (await confirmDelete(t('company.header_logo'))) await remove.run({ id })
  }
  return (
    <section className="card" aria-labelledby="company-logo">
      <h2 id="company-logo">{t('company.header_logo')}</h2>
      <div className="co-logo">{path ? <img src={path} alt={t('company.header_logo')} /> : <span>{t('company.logo_none')}</span>}</div>
      <FileField
        label={t('core.upload')}
        hint={t('company.logo_hint')}
        accept="image/png,image/jpeg,image/webp"
        max={uploadMax}
        progress={progress}
        error={wrong}
        onFiles={([file]) => file && void send(file)}
      />
      {path && (
        <Button mt="sm" variant="default" loading={remove.isBusy} onClick={() => void onRemove()}>
          {t('company.logo_remove')}
        </Button>
      )}
    </section>
  )
}
