import { IconMail, IconMailPlus } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/notificacion',
    code: 'notifications',
    icon: IconMail,
    texts: ['letters', 'mail'],
    load: async () => (await import('./list/notices-screen.tsx')).NoticesScreen,
  },
  {
    path: '/notificacion/new',
    code: 'notification-new',
    icon: IconMailPlus,
    texts: ['letters'],
    load: async () => (await import('./list/new-notice-screen.tsx')).NewNoticeScreen,
  },
  {
    path: '/notificacion/{id}/edit',
    code: 'notification-edit',
    icon: IconMail,
    texts: ['letters'],
    load: async () => (await import('./notice-screen.tsx')).NoticeScreen,
  },
]
