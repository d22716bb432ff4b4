import { IconLifebuoy, IconNews, IconStar } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/accesodirecto',
    code: 'quick-access',
    icon: IconStar,
    load: async () => (await import('./quick-access-screen.tsx')).QuickAccessScreen,
  },
  { path: '/actualizaciones', code: 'updates', icon: IconNews, load: async () => (await import('./updates-screen.tsx')).UpdatesScreen },
  {
    path: '/dashboard',
    code: 'dashboard',
    texts: ['planner', 'cash'],
    load: async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
  },
  { path: '/soporte', code: 'support', icon: IconLifebuoy, load: async () => (await import('./support-screen.tsx')).SupportScreen },
]
