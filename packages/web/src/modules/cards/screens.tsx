import { IconCreditCard } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/pagos_tarjeta',
    code: 'card-payments',
    icon: IconCreditCard,
    texts: ['ledger'],
    load: async () => (await import('./card-payments-screen.tsx')).CardPaymentsScreen,
  },
]
