import { IconListCheck } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/puesta_en_marcha',
    code: 'set-up',
    icon: IconListCheck,
    load: async () => (await import('./set-up-screen.tsx')).SetUpScreen,
  },
]
