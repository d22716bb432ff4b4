import { IconWallet } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/monedero_virtual',
    code: 'wallet-prices',
    icon: IconWallet,
    load: async () => (await import('./wallet-prices-screen.tsx')).WalletPricesScreen,
  },
]
