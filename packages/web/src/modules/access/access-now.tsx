import { IconDoorEnter, IconDoorOff } from '@tabler/icons-react'
import { FigureButton } from '../../kit/buttons/figure-button.tsx'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { useAccessNow } from './use-access-now.ts'

/** Figure of a member's page with the access decision for now: granted, or the refusing rule. Opens the access tab. */
export function AccessNow({ id }: { id: number }) {
  const [, setTab] = useSearchParam('tabActivated')
  const { data } = useAccessNow(id)
  if (!data) return null
  const Icon = data.permitido ? IconDoorEnter : IconDoorOff
  const value = (
    <>
      <Icon size={16} aria-hidden /> {t(data.permitido ? 'access.yes' : 'access.no')}
    </>
  )
  const tone = data.permitido ? 'good' : 'bad'
  return (
    <FigureButton
      name={t('access.figure')}
      value={value}
      more={[data.desc_terminalacceso, data.texto].filter(Boolean).join(': ')}
      tone={tone}
      onClick={() => setTab('tabAccesos')}
    />
  )
}
