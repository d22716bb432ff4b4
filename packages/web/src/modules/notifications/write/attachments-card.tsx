import { attachmentMax } from '@app/contract/notifications/attachment-rules'
import { removeAttachment } from '@app/contract/notifications/attachments'
import { Progress } from '@mantine/core'
import { IconFile, IconFileX, IconX } from '@tabler/icons-react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { FileField } from '../../../kit/fields/file-field.tsx'
import { useAction } from '../../../kit/reads/api.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { sizeText } from './size-text.ts'
import type { Attachments, Sending } from './use-attachments.ts'

interface Props {
  readonly files: Attachments
  readonly isReadOnly: boolean
}
/** Files of a letter: dropped or chosen, with progress; those too heavy for a mail go as a link, said at once. */
export function AttachmentsCard({ files, isReadOnly }: Props) {
  const remove = useAction(removeAttachment)
  if (isReadOnly && files.stored.length === 0) return null
  return (
    <Card title={t('notices.attachments')} className="notice-card">
      {files.error && <ReadError error={files.error} />}
      <ul className="notice-files">
        {files.stored.map(({ id_reg_notificaciones_adjuntos: id, nombre, tamano, como_enlace }) => (
          <li key={id}>
            <IconFile size={16} aria-hidden />
            <span className="notice-file">
              {nombre}
              <small className="tabular">{[sizeText(tamano), como_enlace && t('notices.as_link')].filter(Boolean).join(' · ')}</small>
            </span>
            {!isReadOnly && (
              <IconButton
                label={t('ui.take_out', { nombre })}
                icon={IconX}
                disabled={remove.isBusy}
                onClick={() => void remove.run({ id })}
              />
            )}
          </li>
        ))}
        {files.sending.map((one) => (
          <OnItsWay key={one.key} one={one} isLink={files.isLink(one.key)} onStop={() => files.stop(one.key)} />
        ))}
      </ul>
      {!isReadOnly && (
        <FileField
          label={t('notices.add_files')}
          hint={t('notices.files_hint', { max: attachmentMax / 1_048_576 })}
          multiple
          onFiles={files.add}
        />
      )}
    </Card>
  )
}

/** File on its way, with its progress and a stop; a refused one in red. */
function OnItsWay({ one: { file, progress, complaint }, isLink, onStop }: { one: Sending; isLink: boolean; onStop: () => void }) {
  const { name, size } = file
  const percent = Math.round(progress * 100)
  return (
    <li data-state={complaint ? 'wrong' : undefined}>
      {complaint ? <IconFileX size={16} aria-hidden /> : <IconFile size={16} aria-hidden />}
      <span className="notice-file">
        {name}
        {complaint ? (
          <small role="alert">{complaint}</small>
        ) : (
          <small>
            {t('notices.file_progress', { hecho: sizeText(size * progress), total: sizeText(size) })}
            {isLink && ` · ${t('notices.will_be_link')}`}
          </small>
        )}
        {!complaint && <Progress value={percent} size="sm" aria-label={t('notices.uploading', { nombre: name })} />}
      </span>
      {!complaint && <small className="tabular">{percent} %</small>}
      <IconButton label={t(complaint ? 'ui.take_out' : 'notices.stop_upload', { nombre: name })} icon={IconX} onClick={onStop} />
    </li>
  )
}
