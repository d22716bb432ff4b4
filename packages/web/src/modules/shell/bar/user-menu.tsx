import { setLocale } from '@app/contract/identity/own-account'
import { languageOf } from '@app/contract/kit/texts'
import { Menu, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { IconHelp, IconLanguage, IconLifebuoy, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { mayLeave } from '../../../kit/forms/leave-guard.ts'
import { useAction } from '../../../kit/reads/api.ts'
import type { OnDemandProps } from '../../../kit/reads/on-demand.tsx'
import { useSession } from '../../../kit/reads/session.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { toggleHelp } from '../../help/public.ts'
import { applyDensity, currentDensity } from '../appearance.ts'
import { signOut } from '../boot.ts'
import { languageNames } from '../language-names.ts'
import { UserButton } from './user-button.tsx'

/** Account, language (R-001 to R-003), appearance, keys, sign out. */
export function UserMenu({ startOpen }: OnDemandProps) {
  const { account, info } = useSession()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [density, setDensity] = useState(currentDensity)
  const language = useAction(setLocale, { onDone: () => location.reload() })
  return (
    <Menu position="bottom-end" width={248} defaultOpened={startOpen}>
      <Menu.Target>
        <UserButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{account.nombre}</Menu.Label>
        <Menu.Item leftSection={<IconUserCircle size={16} />} onClick={() => go('/cuenta')}>
          {t('menu.account')}
        </Menu.Item>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconLanguage size={16} />}>{t('ui.language')}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {info.locales.map((locale) => (
              <Menu.Item
                key={locale}
                lang={locale.slice(0, 2)}
                fw={locale === info.locale ? 600 : 400}
                onClick={() => void language.run({ locale })}
              >
                {languageNames[languageOf(locale)]}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Item leftSection={<IconHelp size={16} />} rightSection={<kbd>?</kbd>} onClick={toggleHelp}>
          {t('ui.help')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLifebuoy size={16} />} onClick={() => go('/soporte')}>
          {t('menu.support')}
        </Menu.Item>
        <Menu.Divider />
        <div className="shell-choice">
          <span id="scheme-label">{t('ui.scheme')}</span>
          <SegmentedControl
            fullWidth
            aria-labelledby="scheme-label"
            value={colorScheme}
            onChange={setColorScheme}
            data={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`ui.scheme.${value}`) }))}
          />
          <span id="density-label">{t('ui.density')}</span>
          <SegmentedControl
            fullWidth
            aria-labelledby="density-label"
            value={density}
            onChange={(value) => {
              applyDensity(value)
              setDensity(value)
            }}
            data={(['compact', 'comfortable'] as const).map((value) => ({ value, label: t(`ui.density.${value}`) }))}
          />
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void mayLeave().then((yes) => (yes ? signOut() : undefined))}>
          {t('ui.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
