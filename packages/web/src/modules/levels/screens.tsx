import { IconStairs } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/niveles', code: 'levels', icon: IconStairs, load: async () => (await import('./levels-screen.tsx')).LevelsScreen },
]
