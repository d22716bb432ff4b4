import { IconInbox, IconMailOff } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/correo',
    code: 'mailbox',
    icon: IconInbox,
    // kinds of tasks are named by their modules
    texts: ['fees', 'invoices', 'member-acts', 'members', 'notifications', 'official-invoices', 'receipts', 'till', 'verifactu'],
    load: async () => (await import('./mailbox-screen.tsx')).MailboxScreen,
  },
  {
    path: '/correo/direcciones',
    code: 'stopped-addresses',
    icon: IconMailOff,
    load: async () => (await import('./stopped-addresses-screen.tsx')).StoppedAddressesScreen,
  },
]
