import { labelChoices } from '@app/contract/labels/member-label'
import { firstOfEachName } from '@app/contract/member-documents/document-rules'
import { uploadDocuments } from '@app/contract/member-documents/member-document'
import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { FileField } from '../../kit/fields/file-field.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { fileSize } from './file-size.ts'

interface Props {
  id: number
  accept: readonly string[]
  /** Bytes of a file. */
  max: number
}

/** Files are chosen, one of each name, described, and uploaded together; errors are shown in red. */
export function UploadCard({ id, accept, max }: Props) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [label, setLabel] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [seen, setSeen] = useState(false)
  const labels = useRead(labelChoices, { documentos: true })
  const upload = useUpload(uploadDocuments, {
    file: 'files',
    input: { socio: id, id_mst_etiqueta: label === null ? null : Number(label), descripcion: words.trim() || null, visible_usuario: seen },
    onDone: ({ subidos: n }) => {
      toast.good(t('member-documents.uploaded', { n }))
      setFiles([])
      setWords('')
    },
  })
  const n = files.length
  return (
    <Card title={t('member-documents.upload_none')}>
      <div className="md-form">
        <FileField
          label={t('member-documents.choose')}
          hint={t('member-documents.choose_hint', { max: max / 1_048_576 })}
          accept={accept.join(',')}
          max={max}
          multiple
          progress={upload.progress}
          error={upload.error}
          onFiles={(more) => setFiles(firstOfEachName([...files, ...more]))}
        />
        {n > 0 && (
          <ul className="md-files">
            {files.map((file) => (
              <li key={file.name}>
                {file.name} · {fileSize(file.size)}
                <IconButton
                  label={t('member-documents.leave_out', { nombre: file.name })}
                  icon={IconX}
                  onClick={() => setFiles(files.filter((one) => one !== file))}
                />
              </li>
            ))}
          </ul>
        )}
        <TextInput
          label={t('member-document.descripcion')}
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Select
          label={t('member-document.id_mst_etiqueta')}
          clearable
          searchable
          data={(labels.data ?? []).map((one) => ({ value: String(one.id), label: one.text }))}
          value={label}
          onChange={setLabel}
        />
        <Checkbox label={t('member-document.visible_usuario')} checked={seen} onChange={(event) => setSeen(event.currentTarget.checked)} />
        <Button disabled={upload.progress !== null} onClick={() => upload.sendAll(files)}>
          {n === 0 ? t('member-documents.upload_none') : t('member-documents.upload', { n })}
        </Button>
      </div>
    </Card>
  )
}
