import { IconReceipt } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/recibo',
    code: 'receipts-generate',
    icon: IconReceipt,
    texts: ['invoices', 'one-off-income', 'fees', 'income-types', 'cash-machine', 'tariffs'],
    load: async () => (await import('./generate/generate-screen.tsx')).GenerateScreen,
  },
]
