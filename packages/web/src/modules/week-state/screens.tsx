import { IconCalendarStats } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/actSemanaEstado',
    code: 'week-states',
    icon: IconCalendarStats,
    load: async () => (await import('./week-states-screen.tsx')).WeekStatesScreen,
  },
]
