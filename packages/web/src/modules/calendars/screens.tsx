import { IconCalendarHeart, IconCalendarTime } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/calendarios',
    code: 'calendars',
    icon: IconCalendarTime,
    load: async () => (await import('./calendars-screen.tsx')).CalendarsScreen,
  },
  {
    path: '/calendarios/calendarios/festivos',
    code: 'holidays',
    icon: IconCalendarHeart,
    load: async () => (await import('./holidays-screen.tsx')).HolidaysScreen,
  },
  { path: '/calendarios/new', code: 'calendar-new', load: async () => (await import('./new-calendar-screen.tsx')).NewCalendarScreen },
  { path: '/calendarios/{id}/detail', code: 'calendar-detail', load: async () => (await import('./calendar-screen.tsx')).CalendarScreen },
  {
    path: '/calendarios/{id}/detail/horario/{id_mst_horarios}/edit',
    code: 'opening-edit',
    load: async () => (await import('./schedule-screens.tsx')).EditScheduleScreen,
  },
  {
    path: '/calendarios/{id}/edit',
    code: 'opening-generate',
    load: async () => (await import('./schedule-screens.tsx')).GenerateScheduleScreen,
  },
]
