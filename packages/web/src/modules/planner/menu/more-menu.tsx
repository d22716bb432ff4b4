import { Menu } from '@mantine/core'
import { IconCalendarEvent, IconPrinter } from '@tabler/icons-react'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { MoreButton } from './more-button.tsx'

export interface MoreMenuProps {
  /** Prints the day, with amounts or without. */
  onPrint: (hasMoney: boolean) => void
  /** The way to the weekend of the day. */
  weekend: string
}

/** What the planner can do besides, from its toolbar. */
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
