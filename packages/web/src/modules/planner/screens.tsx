import { IconCalendar } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/reservas', code: 'planner', load: async () => (await import('./last-planner-screen.tsx')).LastPlannerScreen },
  {
    path: '/reservas/{id}',
    code: 'planner',
    icon: IconCalendar,
    texts: ['cash-machine', 'bookings', 'closures', 'invoices', 'passes', 'tariffs', 'matches'],
    load: async () => (await import('./planner-screen.tsx')).PlannerScreen,
  },
  {
    path: '/reservas/finsemana/{id}',
    code: 'weekend',
    icon: IconCalendar,
    texts: ['cash-machine', 'bookings', 'closures', 'invoices', 'passes', 'tariffs', 'matches'],
    load: async () => (await import('./week/weekend-screen.tsx')).WeekendScreen,
  },
]
