import { IconTicket } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/tarifas/abonos',
    code: 'pass-prices',
    icon: IconTicket,
    load: async () => (await import('./price-matrix-screen.tsx')).PriceMatrixScreen,
  },
  { path: '/tipoabono', code: 'pass-types', icon: IconTicket, load: async () => (await import('./pass-types-screen.tsx')).PassTypesScreen },
  {
    path: '/tipoabono/edit/{id}',
    code: 'pass-type-edit',
    load: async () => (await import('./edit-pass-type-screen.tsx')).EditPassTypeScreen,
  },
]
