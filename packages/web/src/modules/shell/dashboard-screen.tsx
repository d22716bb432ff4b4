import { Button } from '@mantine/core'
import { IconStar } from '@tabler/icons-react'
import { t } from '../../kit/i18n.ts'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { Empty } from '../../kit/states.tsx'

/** the dashboard is empty; it says how to make it one's own. */
export function DashboardScreen() {
  return (
    <Screen>
      <Empty
        icon={<IconStar size={24} />}
        title={t('ui.dashboard_title')}
        hint={t('ui.dashboard_hint')}
        action={
          <Button variant="default" onClick={() => go('/accesodirecto')}>
            {t('menu.quick-access')}
          </Button>
        }
      />
    </Screen>
  )
}
