import { IconList } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/tipocuotas', code: 'fee-types', icon: IconList, load: async () => (await import('./fee-types-screen.tsx')).FeeTypesScreen },
]
