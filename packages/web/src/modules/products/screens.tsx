import { IconPackage, IconPercentage } from '@tabler/icons-react'
import { resourceScreen } from '../../kit/screen/resource-screen-loader.tsx'
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
    load: resourceScreen(async () => (await import('@app/contract/products/tax')).tax, ['desc_tasa', 'prc_iva']),
  },
]
