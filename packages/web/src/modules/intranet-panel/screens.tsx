import { IconBell, IconBuildingBank, IconFileDollar } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/panelintranet',
    code: 'intranet',
    icon: IconBuildingBank,
    load: async () => (await import('./intranet-screen.tsx')).IntranetScreen,
  },
  {
    path: '/panelintranet/avisoanuales',
    code: 'intranet-annual',
    icon: IconBell,
    load: async () => (await import('./intranet-annual-screen.tsx')).IntranetAnnualScreen,
  },
  {
    path: '/panelintranet/facturaspdtes',
    code: 'intranet-pending',
    icon: IconFileDollar,
    load: async () => (await import('./intranet-pending-screen.tsx')).IntranetPendingScreen,
  },
]
