import { importLimits } from '@app/contract/member-import/fields'
import { readImport } from '@app/contract/members/import-actions'
import { useState } from 'react'
import { FileField } from '../../../kit/file-field.tsx'
import { formatCount } from '../../../kit/grid/value.ts'
import { t } from '../../../kit/i18n.ts'
import { Refused } from '../../../kit/refused.ts'
import { upload } from '../../../kit/upload.ts'
import type { ImportDraft } from './import-draft.ts'

const limits = { mb: importLimits.bytes / 1_048_576, rows: formatCount(importLimits.rows), columns: importLimits.columns }

/** Takes the file, by mouse, drop or keyboard; says in words why one cannot be read. */
export function UploadStep({ onRead }: { onRead: (reading: ImportDraft['reading']) => void }) {
  const [progress, setProgress] = useState<number | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const send = async ([file]: File[]) => {
    if (!file) return
    setWrong(null)
    setProgress(0)
    try {
      onRead(await upload(readImport, {}, { fichero: file }, setProgress))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setWrong(error.fields.fichero?.join(' ') ?? error.msg)
    } finally {
      setProgress(null)
    }
  }
  return (
    <section className="im-upload" aria-label={t('import.step.upload')}>
      <p className="dimmed">{t('import.intro')}</p>
      <FileField
        label={t('import.drop')}
        hint={progress !== null && progress >= 1 ? t('import.reading') : t('import.limits', limits)}
        accept=".xlsx,.csv,.txt,.tsv"
        max={importLimits.bytes}
        progress={progress}
        error={wrong}
        onFiles={(files) => void send(files)}
      />
    </section>
  )
}
