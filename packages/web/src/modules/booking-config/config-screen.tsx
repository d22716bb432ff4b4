import './booking-config.css'
import type { TextKey } from '@app/contract'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { ConfigurationGrid, NewConfigurationButton } from './configuration-grid.tsx'
import { GlobalTimes } from './global-times.tsx'
import { BookingTypeTimes, CourtTypeTimes } from './type-times.tsx'

const parts: readonly { id: string; text: TextKey; draw: () => ReactNode }[] = [
  { id: 'configurations', text: 'booking-config.tab.configurations', draw: () => <ConfigurationGrid /> },
  { id: 'booking_types', text: 'booking-config.tab.booking_types', draw: () => <BookingTypeTimes /> },
  { id: 'court_types', text: 'booking-config.tab.court_types', draw: () => <CourtTypeTimes /> },
  { id: 'global', text: 'booking-config.tab.global', draw: () => <GlobalTimes /> },
]

/** /reservas/config: booking rights and durations, from the most specific to the club-wide ones. */
export function BookingConfigScreen() {
  const [wanted, setWanted] = useSearchParam('tab')
  const shown = parts.find(({ id }) => id === wanted) ?? parts[0]!
  return (
    <Screen fill actions={shown.id === 'configurations' && <NewConfigurationButton />}>
      <p className="bc-order">{t('booking-config.order')}</p>
      <Tabs className="bc-tabs" value={shown.id} onChange={setWanted} keepMounted={false}>
        <Tabs.List aria-label={t('menu.booking-configurations')}>
          {parts.map(({ id, text }) => (
            <Tabs.Tab key={id} value={id}>
              {t(text)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown.id}>{shown.draw()}</Tabs.Panel>
      </Tabs>
    </Screen>
  )
}
