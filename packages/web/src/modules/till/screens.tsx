import { IconReceipt, IconShoppingCart } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/tpv',
    code: 'till',
    icon: IconShoppingCart,
    texts: ['cash-machine', 'bookings', 'invoices', 'mail', 'products', 'members', 'passes', 'tariffs', 'official-invoices'],
    load: async () => (await import('./till-screen.tsx')).TillScreen,
  },
  {
    path: '/tpv/tiques',
    code: 'till-tickets',
    icon: IconReceipt,
    texts: ['cash-machine', 'bookings', 'invoices', 'mail', 'official-invoices'],
    load: async () => (await import('./tickets/tickets-screen.tsx')).TicketsScreen,
  },
]
