import { IconLifebuoy, IconNews, IconStar } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/accesodirecto',
    code: 'quick-access',
    icon: IconStar,
    load: async () => (await import('./dashboard/quick-access-screen.tsx')).QuickAccessScreen,
  },
  {
    path: '/actualizaciones',
    code: 'updates',
    icon: IconNews,
    load: async () => (await import('./pages/updates-screen.tsx')).UpdatesScreen,
  },
  {
    path: '/dashboard',
    code: 'dashboard',
    texts: ['planner', 'cash', 'set-up', 'runs', 'verifactu'],
    load: async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
  },
  {
    path: '/soporte',
    code: 'support',
    icon: IconLifebuoy,
    texts: ['verifactu', 'official-invoices'],
    load: async () => (await import('./pages/support-screen.tsx')).SupportScreen,
  },
]
