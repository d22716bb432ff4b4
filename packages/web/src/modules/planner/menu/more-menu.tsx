import { Menu } from '@mantine/core'
import { IconCalendarEvent, IconPrinter } from '@tabler/icons-react'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { MoreButton } from './more-button.tsx'

export interface MoreMenuProps {
  /** Prints the day, with or without amounts. */
  onPrint: (hasMoney: boolean) => void
  /** Path of the day's weekend. */
  weekend: string
}

/** Further actions of the planner, from its toolbar. */
export const MoreMenu = ({ onPrint, weekend }: MoreMenuProps) => (
  <Menu position="bottom-end" width={264} defaultOpened>
    <Menu.Target>
      <MoreButton />
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconPrinter size={15} />} onClick={() => onPrint(false)}>
        {t('planner.print_day')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPrinter size={15} />} onClick={() => onPrint(true)}>
        {t('planner.print_day_money')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCalendarEvent size={15} />} onClick={() => go(weekend)}>
        {t('menu.weekend')}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
