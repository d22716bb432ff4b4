import { IconUserShield } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/cuenta', code: 'account', load: async () => (await import('./account-screen.tsx')).AccountScreen },
  {
    path: '/personal',
    code: 'staff',
    icon: IconUserShield,
    load: async () => (await import('./staff-screen.tsx')).StaffScreen,
  },
]
