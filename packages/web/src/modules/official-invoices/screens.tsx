import { IconFileCertificate } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/factura_oficial',
    code: 'official-invoices',
    icon: IconFileCertificate,
    texts: ['invoices', 'income-types', 'runs', 'mail', 'cash-machine', 'tariffs'],
    load: async () => (await import('./official-invoices-screen.tsx')).OfficialInvoicesScreen,
  },
]
