import { Menu } from '@mantine/core'
import {
  IconCalendarEvent,
  IconCalendarOff,
  IconCalendarRepeat,
  IconCheck,
  IconCloudRain,
  IconPrinter,
  IconTournament,
} from '@tabler/icons-react'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { MoreButton } from './more-button.tsx'

export interface MoreMenuProps {
  /** Prints the day, with or without amounts. */
  onPrint: (hasMoney: boolean) => void
  /** Path of the day's weekend. */
  weekend: string
  /** Paths of the sport's permanent bookings, its blocks, and the closing of its courts. */
  permanent: string
  blocks: string
  close: string
  matches: { isShown: boolean; toggle: () => void }
}

/** Further actions of the planner, from its toolbar. */
export const MoreMenu = ({ onPrint, weekend, permanent, blocks, close, matches }: MoreMenuProps) => (
  <Menu position="bottom-end" width={264} defaultOpened>
    <Menu.Target>
      <MoreButton />
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconCalendarRepeat size={15} />} onClick={() => go(permanent)}>
        {t('menu.permanent-bookings')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCalendarOff size={15} />} onClick={() => go(blocks)}>
        {t('menu.blocks')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCloudRain size={15} />} rightSection={<kbd aria-hidden>L</kbd>} onClick={() => go(close)}>
        {t('menu.closure-new')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCalendarEvent size={15} />} onClick={() => go(weekend)}>
        {t('menu.weekend')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTournament size={15} />}
        rightSection={matches.isShown && <IconCheck size={15} />}
        onClick={matches.toggle}
      >
        {t('planner.matches')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconPrinter size={15} />} onClick={() => onPrint(false)}>
        {t('planner.print_day')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPrinter size={15} />} onClick={() => onPrint(true)}>
        {t('planner.print_day_money')}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
