import { IconCashRegister, IconChartBar } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/caja', code: 'cash-register', load: async () => (await import('./registers-screen.tsx')).RegistersScreen },
  {
    path: '/caja/{id}',
    code: 'cash-register',
    icon: IconCashRegister,
    texts: ['invoices', 'ledger'],
    load: async () => (await import('./cash-screen.tsx')).CashScreen,
  },
  {
    path: '/ingresos_del_dia',
    code: 'takings',
    icon: IconChartBar,
    texts: ['invoices', 'ledger'],
    load: async () => (await import('./takings-screen.tsx')).TakingsScreen,
  },
]
