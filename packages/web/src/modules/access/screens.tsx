import { IconDeviceDesktop, IconDoor, IconKey } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/codis', code: 'access-codes', icon: IconKey, load: async () => (await import('./codes-screen.tsx')).CodesScreen },
  {
    path: '/controlacceso/peticionesdomotica',
    code: 'access-requests',
    icon: IconDoor,
    load: async () => (await import('./requests-screen.tsx')).RequestsScreen,
  },
  {
    path: '/terminales',
    code: 'access-terminals',
    icon: IconDeviceDesktop,
    load: async () => (await import('./terminals-screen.tsx')).TerminalsScreen,
  },
]
