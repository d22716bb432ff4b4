import { IconCalendarCog } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/reservas/config',
    code: 'booking-configurations',
    icon: IconCalendarCog,
    load: async () => (await import('./config-screen.tsx')).BookingConfigScreen,
  },
  {
    path: '/reservas/config/edit/{id}',
    code: 'booking-configuration-edit',
    load: async () => (await import('./edit-config-screen.tsx')).EditBookingConfigScreen,
  },
]
