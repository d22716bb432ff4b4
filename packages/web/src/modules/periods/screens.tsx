import { IconLock } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/periodos',
    code: 'closed-months',
    icon: IconLock,
    load: async () => (await import('./closed-months-screen.tsx')).ClosedMonthsScreen,
  },
]
