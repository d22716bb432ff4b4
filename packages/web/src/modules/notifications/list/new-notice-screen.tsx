import '../notices.css'
import { letterTemplates } from '@app/contract/letters/letter-template'
import { newDataProtectionNotice, newNotice } from '@app/contract/notifications/notices'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { noticePath, subjectText } from '../notice-row.ts'

const open = ({ id_reg_notificaciones: id }: { id_reg_notificaciones: number }) => go(noticePath(id), { replace: true })

interface StartProps {
  readonly name: string
  readonly more: string
  readonly isBusy: boolean
  readonly onClick: () => void
}
const Start = ({ name, more, isBusy, onClick }: StartProps) => (
  <li>
    <button type="button" className="notice-start" disabled={isBusy} onClick={onClick}>
      <b>{name}</b>
      <span>{more}</span>
    </button>
  </li>
)

/** /notificacion/new: a new letter from nothing, about data protection, or from a template of the club. */
export function NewNoticeScreen() {
  const reading = useRead(letterTemplates, {})
  const create = useAction(newNotice, { onDone: open })
  const createDataProtection = useAction(newDataProtectionNotice, { onDone: open })
  const isBusy = create.isBusy || createDataProtection.isBusy
  const free = reading.data?.filter(({ uso }) => uso === 'libre') ?? []
  return (
    <Screen reading={reading}>
      <ul className="notice-starts">
        <Start name={t('notices.start_empty')} more={t('notices.start_empty_hint')} isBusy={isBusy} onClick={() => void create.run({})} />
        <Start
          name={t('notices.data_protection')}
          more={t('notices.data_protection_hint')}
          isBusy={isBusy}
          onClick={() => void createDataProtection.run({})}
        />
        {free.map(({ id_mst_notificaciones_plantillas: id, desc_plantilla, subject }) => (
          <Start
            key={id}
            name={desc_plantilla}
            more={subjectText(subject)}
            isBusy={isBusy}
            onClick={() => void create.run({ id_mst_notificaciones_plantillas: id })}
          />
        ))}
      </ul>
    </Screen>
  )
}
