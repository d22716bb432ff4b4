import { Button } from '@mantine/core'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { Card } from '../../../kit/screen/card.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { menuItems } from '../menu-items.ts'
import { useSidebarShortcuts, useTabShortcuts } from './shortcuts.ts'

/** Number of menu screens shown here while no shortcut is chosen. */
const offered = 8

/** The user's shortcuts, or the first screens of the menu until some are chosen. */
export function ShortcutTiles() {
  const own = [...new Set([...useSidebarShortcuts(), ...useTabShortcuts()])]
  const items =
    own.length > 0
      ? own
      : menuItems()
          .filter(({ isOffMenu }) => !isOffMenu)
          .slice(0, offered)
  return (
    <Card title={t('menu.quick-access')} {...(own.length === 0 && { hint: t('ui.dashboard_hint') })} className="page-wide">
      <ul className="page-tiles">
        {items.map((item) => (
          <li key={item.path}>
            <ScreenLink to={item.path}>
              <item.icon size={18} stroke={1.75} aria-hidden />
              {item.text}
            </ScreenLink>
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={() => go('/accesodirecto')}>
        {t('ui.home_choose')}
      </Button>
    </Card>
  )
}
