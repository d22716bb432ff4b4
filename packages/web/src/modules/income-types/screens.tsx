import { IconListDetails } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/tipo_ingresos',
    code: 'income-types',
    icon: IconListDetails,
    load: async () => (await import('./income-types-screen.tsx')).IncomeTypesScreen,
  },
]
