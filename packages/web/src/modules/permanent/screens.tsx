import { IconCalendarOff, IconCalendarRepeat } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/reservas/{id}/permanent',
    code: 'permanent-bookings',
    icon: IconCalendarRepeat,
    texts: ['bookings'],
    load: async () => (await import('./permanent-list-screen.tsx')).PermanentListScreen,
  },
  {
    path: '/reservas/{id}/permanent/new',
    code: 'permanent-booking-new',
    texts: ['bookings'],
    load: async () => (await import('./permanent-screens.tsx')).NewPermanentScreen,
  },
  {
    path: '/reservas/{id}/permanent/edit/{id_mst_reservasfijas}',
    code: 'permanent-booking-edit',
    texts: ['bookings'],
    load: async () => (await import('./permanent-screens.tsx')).EditPermanentScreen,
  },
  {
    path: '/cursos/{idcurso}/permanent',
    code: 'course-bookings',
    texts: ['bookings'],
    load: async () => (await import('./permanent-list-screen.tsx')).PermanentListScreen,
  },
  {
    path: '/cursos/{idcurso}/permanent/new',
    code: 'course-booking-new',
    texts: ['bookings'],
    load: async () => (await import('./permanent-screens.tsx')).NewPermanentScreen,
  },
  {
    path: '/reservas/{id}/block',
    code: 'blocks',
    icon: IconCalendarOff,
    texts: ['bookings'],
    load: async () => (await import('./blocks-screen.tsx')).BlocksScreen,
  },
  {
    path: '/reservas/{id}/block/new',
    code: 'block-new',
    texts: ['bookings'],
    load: async () => (await import('./new-block-screen.tsx')).NewBlockScreen,
  },
  {
    path: '/reservas/{id}/block/edit/{id_mst_reservasfijas}',
    code: 'block-edit',
    texts: ['bookings'],
    load: async () => (await import('./new-block-screen.tsx')).EditBlockScreen,
  },
]
