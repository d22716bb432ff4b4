import { IconNews } from '@tabler/icons-react'
import { t } from '../../kit/i18n.ts'
import { Screen } from '../../kit/screen.tsx'
import { Empty } from '../../kit/states.tsx'

/** the monthly newsletters. Until one is published there is none to list. */
export function UpdatesScreen() {
  return (
    <Screen>
      <Empty icon={<IconNews size={24} />} title={t('ui.no_news')} hint={t('ui.no_news_hint')} />
    </Screen>
  )
}
