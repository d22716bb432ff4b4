import { IconPackage, IconPercentage } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/tpv/producto',
    code: 'products',
    icon: IconPackage,
    texts: ['ledger'],
    load: async () => (await import('./products-screen.tsx')).ProductsScreen,
  },
  {
    path: '/tpv/tasas',
    code: 'taxes',
    icon: IconPercentage,
    load: async () => (await import('./taxes-screen.tsx')).TaxesScreen,
  },
]
