import { IconBulb } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/luzcalendarios',
    code: 'light-calendars',
    icon: IconBulb,
    load: async () => (await import('./light-calendars-screen.tsx')).LightCalendarsScreen,
  },
  {
    path: '/luzcalendarios/{id}/edit',
    code: 'light-calendar-edit',
    load: async () => (await import('./light-calendar-screen.tsx')).LightCalendarScreen,
  },
  {
    path: '/luzcalendarios/{id}/edit/{idtramo}/edittramo',
    code: 'light-calendar-slot',
    load: async () => (await import('./slot-screens.tsx')).CalendarSlotScreen,
  },
  {
    path: '/luztramos',
    code: 'light-slots',
    icon: IconBulb,
    load: async () => (await import('./light-slots-screen.tsx')).LightSlotsScreen,
  },
  { path: '/luztramos/{id}/edit', code: 'light-slot-edit', load: async () => (await import('./slot-screens.tsx')).LightSlotScreen },
]
