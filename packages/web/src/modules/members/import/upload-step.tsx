import { importLimits } from '@app/contract/members/import/fields'
import { readImport } from '@app/contract/members/import-upload'
import { FileField } from '../../../kit/fields/file-field.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useUpload } from '../../../kit/reads/use-upload.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { ImportDraft } from './import-draft.ts'

const limits = { mb: importLimits.bytes / 1_048_576, rows: formatCount(importLimits.rows), columns: importLimits.columns }

/** Takes the file, by mouse, drop or keyboard; shows why one cannot be read. */
export function UploadStep({ onRead }: { onRead: (reading: ImportDraft['reading']) => void }) {
  const file = useUpload(readImport, {
    file: 'fichero',
    complaint: ({ msg, fields }) => fields.fichero?.join(' ') ?? msg,
    onDone: onRead,
  })
  return (
    <section className="im-upload" aria-label={t('import.step.upload')}>
      <p className="dimmed">{t('import.intro')}</p>
      <FileField
        label={t('import.drop')}
        hint={file.progress !== null && file.progress >= 1 ? t('import.reading') : t('import.limits', limits)}
        accept=".xlsx,.xls,.html,.csv,.txt,.tsv"
        max={importLimits.bytes}
        {...file}
      />
    </section>
  )
}
