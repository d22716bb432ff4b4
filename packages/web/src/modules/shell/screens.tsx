import { IconInbox, IconLifebuoy, IconNews, IconStar, IconUserShield } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/accesodirecto',
    code: 'quick-access',
    icon: IconStar,
    load: async () => (await import('./quick-access-screen.tsx')).QuickAccessScreen,
  },
  { path: '/actualizaciones', code: 'updates', icon: IconNews, load: async () => (await import('./updates-screen.tsx')).UpdatesScreen },
  { path: '/correo', code: 'mailbox', icon: IconInbox, load: async () => (await import('./mailbox-screen.tsx')).MailboxScreen },
  { path: '/cuenta', code: 'account', load: async () => (await import('./account-screen.tsx')).AccountScreen },
  { path: '/dashboard', code: 'dashboard', load: async () => (await import('./dashboard-screen.tsx')).DashboardScreen },
  { path: '/personal', code: 'staff', icon: IconUserShield, load: async () => (await import('./staff-screen.tsx')).StaffScreen },
  { path: '/soporte', code: 'support', icon: IconLifebuoy, load: async () => (await import('./support-screen.tsx')).SupportScreen },
]
