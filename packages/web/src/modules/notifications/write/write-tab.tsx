import { mergeFields } from '@app/contract/letters/merge-fields'
import { appSubject } from '@app/contract/notifications/app-subject'
import { addPicture } from '@app/contract/notifications/attachments'
import { noticePreview } from '@app/contract/notifications/recipients'
import { useMemo, useState } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { useIsPhone } from '../../../kit/reads/media.ts'
import { upload } from '../../../kit/reads/upload.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { type Autosave, clubLanguage, LetterEditor } from '../../letters/public.ts'
import { type Notice, subjectText } from '../notice-row.ts'
import { useRecipients } from '../recipients/use-recipients.ts'
import { AttachmentsCard } from './attachments-card.tsx'
import { checksOf } from './checks.ts'
import { ChecksFoot } from './checks-foot.tsx'
import { LinkLine } from './link-line.tsx'
import { PreviewPane } from './preview.tsx'
import { TemplateMenu } from './template-menu.tsx'
import type { Attachments } from './use-attachments.ts'

interface Props {
  readonly id: number
  readonly auto: Autosave<Notice>
  readonly files: Attachments
  readonly isReadOnly: boolean
  readonly reader: number | null
  readonly onReader: (id: number | null) => void
}
/** Text of a letter, its files and templates at the left, its look for a named recipient at the right. */
export function WriteTab({ id, auto, files, isReadOnly, reader, onReader }: Props) {
  const isPhone = useIsPhone()
  const { shown: notice, set, complaintOf } = auto
  const [isWalking, setWalking] = useState(false)
  const { rows } = useRecipients(isWalking ? id : null, notice.id_reg_actividades_grupo)
  const readers = useMemo(() => rows?.filter((one) => one.elegido).map((one) => one.id) ?? null, [rows])
  const bytes = useRead(noticePreview, { id, destinatario: reader }, { keepPrevious: true }).data?.peso ?? 0
  const checks = useMemo(() => checksOf(notice, bytes), [notice, bytes])
  const subjectNote = (subject: string | null) => {
    if (!notice.envio_app) return undefined
    const n = subjectText(subject ?? '').length
    return n > appSubject ? t('notices.subject_cut', { n, max: appSubject }) : t('notices.subject_count', { n, max: appSubject })
  }
  const store = async (file: File) => (await upload(addPicture, { id }, { imagen: file })).path_imagen
  return (
    <div className="notice-write">
      <div className="notice-left">
        <TemplateMenu words={notice} isReadOnly={isReadOnly} onChange={set} />
        <AttachmentsCard files={files} isReadOnly={isReadOnly} />
      </div>
      <LetterEditor
        words={notice}
        base={notice.idioma ?? clubLanguage()}
        fields={mergeFields}
        isReadOnly={isReadOnly}
        complaintOf={complaintOf}
        subjectNote={subjectNote}
        onPicture={store}
        onChange={set}
        below={
          <LinkLine
            value={notice.enlace}
            isReadOnly={isReadOnly}
            complaint={complaintOf('enlace')}
            onChange={(enlace) => set({ enlace })}
          />
        }
        foot={<ChecksFoot checks={checks} bytes={bytes} />}
      />
      {!isPhone && (
        <PreviewPane id={id} readers={readers} onWalk={() => setWalking(true)} reader={reader} onReader={onReader} link={notice.enlace} />
      )}
    </div>
  )
}
