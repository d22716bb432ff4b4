import './member-documents.css'
import type { OutputOf } from '@app/contract/kit/action'
import { documentMax, documentTypes, storageState } from '@app/contract/member-documents/document-rules'
import { changeDocument, documentStorage, memberDocuments, removeDocument } from '@app/contract/member-documents/member-document'
import { Badge, Button, Checkbox, Progress } from '@mantine/core'
import { IconFileText, IconLink, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { instant } from '../../kit/kinds/instant.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { AddLink, EditDocument } from './document-dialogs.tsx'
import { fileSize } from './file-size.ts'
import { UploadCard } from './upload-card.tsx'

type Paper = OutputOf<typeof memberDocuments>[number]

/** Documents of a member: opened, shown to the member or not, deleted; uploads are beside them. */
export function DocumentsTab({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberDocuments, { id_mst_socios: id })
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="md">
      <section aria-label={t('member-documents.documents')}>
        {error && <ReadError error={error} onRetry={refetch} />}
        {!data && !error && <LinesSkeleton lines={5} />}
        {data?.length === 0 && (
          <Empty
            icon={<IconFileText size={28} />}
            title={t('member-documents.no_documents')}
            hint={t('member-documents.no_documents_hint')}
          />
        )}
        {data && data.length > 0 && (
          <ul className="md-list">
            {data.map((one) => (
              <PaperRow key={one.id_reg_socios_documentos} paper={one} />
            ))}
          </ul>
        )}
      </section>
      <div className="md-side">
        <UploadCard id={id} accept={Object.keys(documentTypes).map((end) => `.${end}`)} max={documentMax} />
        <Button variant="default" leftSection={<IconLink size={15} />} onClick={() => setAdding(true)}>
          {t('member-documents.add_link')}
        </Button>
        {isAdding && <AddLink id={id} onClose={() => setAdding(false)} />}
        <Storage />
      </div>
    </div>
  )
}

function PaperRow({ paper }: { paper: Paper }) {
  const { id_reg_socios_documentos: id, descripcion, nombre_fichero, tamano, url_documento, desc_etiqueta, fecha_creacion } = paper
  const change = useAction(changeDocument)
  const remove = useAction(removeDocument)
  const [isEdited, setEdited] = useState(false)
  const isPage = nombre_fichero === null
  const facts = [
    ...(nombre_fichero !== null && nombre_fichero !== descripcion ? [nombre_fichero] : []),
    ...(isPage ? [] : [fileSize(tamano)]),
    instant.format(fecha_creacion),
    ...(paper.desc_user_created ? [paper.desc_user_created] : []),
  ]
  return (
    <li>
      <div>
        <a href={url_documento} {...(isPage ? { target: '_blank', rel: 'noreferrer' } : { download: nombre_fichero })}>
          {descripcion}
        </a>{' '}
        {desc_etiqueta && <Badge>{desc_etiqueta}</Badge>}
        <br />
        <small>{facts.join(' · ')}</small>
      </div>
      <div className="md-acts">
        <Checkbox
          size="xs"
          label={t('member-documents.seen')}
          checked={paper.visible_usuario}
          disabled={change.isBusy}
          onChange={(event) => void change.run({ id, visible_usuario: event.currentTarget.checked })}
        />
        <IconButton
          label={t('member-documents.edit_document', { nombre: descripcion })}
          icon={IconPencil}
          onClick={() => setEdited(true)}
        />
        <DeleteButton name={descripcion} onDelete={() => remove.run({ id })} />
      </div>
      {isEdited && <EditDocument paper={paper} onClose={() => setEdited(false)} />}
    </li>
  )
}

/** Usage of the club's storage. */
function Storage() {
  const { data } = useRead(documentStorage, {})
  if (!data) return null
  const usage = t('member-documents.storage', { usado: fileSize(data.usado), total: fileSize(data.total) })
  return (
    <Card title={`${data.porcentaje} %`} hint={usage}>
      <Progress value={data.porcentaje} color={storageState(data.porcentaje)} aria-label={usage} />
    </Card>
  )
}
