import { IconCalendarQuestion, IconCalendarX, IconPalette } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/reservas/{id}/create/{id_mst_recurso}/{hora_ini}',
    code: 'booking-new',
    texts: ['cash-machine', 'planner', 'invoices', 'passes', 'tariffs', 'matches'],
    under: '/reservas/{id}',
    load: async () => (await import('./booking/new-booking-panel.tsx')).NewBookingPanel,
  },
  {
    path: '/reservas/{id}/{id_reserva}',
    code: 'booking-edit',
    texts: ['cash-machine', 'planner', 'invoices', 'passes', 'tariffs', 'matches', 'products'],
    under: '/reservas/{id}',
    load: async () => (await import('./booking/booking-panel.tsx')).BookingPanel,
  },
  {
    path: '/reservas/pendientes',
    code: 'bookings-pending',
    icon: IconCalendarQuestion,
    texts: ['planner', 'members', 'courts'],
    load: async () => (await import('./lists/pending-screen.tsx')).PendingScreen,
  },
  {
    path: '/reservas/anuladas',
    code: 'bookings-cancelled',
    icon: IconCalendarX,
    texts: ['planner'],
    load: async () => (await import('./lists/cancelled-screen.tsx')).CancelledScreen,
  },
  {
    path: '/tipo_reservas',
    code: 'booking-types',
    icon: IconPalette,
    load: async () => (await import('./types/types-screen.tsx')).BookingTypesScreen,
  },
]
