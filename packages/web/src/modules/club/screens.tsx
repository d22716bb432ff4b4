import { IconAdjustments, IconSettings } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/params', code: 'parameters', icon: IconSettings, load: async () => (await import('./parameters-screen.tsx')).ParametersScreen },
  {
    path: '/params_tribuna',
    code: 'booking-parameters',
    icon: IconAdjustments,
    load: async () => (await import('./booking-parameters-screen.tsx')).BookingParametersScreen,
  },
]
