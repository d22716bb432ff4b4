import { IconReceiptRefund } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/reservas/{id}/close',
    code: 'closure-new',
    texts: ['planner', 'bookings', 'tariffs'],
    under: '/reservas/{id}',
    load: async () => (await import('./closure-panel.tsx')).ClosurePanel,
  },
  {
    path: '/reservas/por_devolver',
    code: 'due-back',
    icon: IconReceiptRefund,
    texts: ['cash-machine', 'planner', 'bookings', 'tariffs', 'invoices', 'ledger'],
    load: async () => (await import('./refunds-due-screen.tsx')).RefundsDueScreen,
  },
]
