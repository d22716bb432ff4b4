import { IconInbox } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/correo',
    code: 'mailbox',
    icon: IconInbox,
    load: async () => (await import('./mailbox-screen.tsx')).MailboxScreen,
  },
]
