import { IconReceipt2 } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/ingresos_puntuales',
    code: 'one-off-income',
    icon: IconReceipt2,
    texts: ['cash-machine', 'invoices', 'mail', 'ledger', 'bookings', 'products', 'cards', 'tariffs', 'periods', 'fees'],
    load: async () => (await import('./income-screen.tsx')).IncomeScreen,
  },
]
