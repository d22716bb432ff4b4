import { IconCalendarTime, IconCalendarWeek } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/reservas/horastemporada',
    code: 'season-hours',
    icon: IconCalendarTime,
    texts: ['cash-machine', 'bookings', 'planner', 'permanent', 'invoices', 'passes', 'tariffs'],
    load: async () => (await import('./season-screen.tsx')).SeasonScreen,
  },
  {
    path: '/reservas/viewtemporada',
    code: 'season-week',
    icon: IconCalendarWeek,
    texts: ['cash-machine', 'bookings', 'planner', 'permanent', 'invoices', 'passes', 'tariffs'],
    load: async () => (await import('./season-screen.tsx')).SeasonScreen,
  },
]
