import { IconCategory, IconTrophy } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/campeonatoCategoria',
    code: 'championship-categories',
    icon: IconCategory,
    load: async () => (await import('./categories-screen.tsx')).CategoriesScreen,
  },
  {
    path: '/campeonatoRanking',
    code: 'rankings',
    icon: IconTrophy,
    load: async () => (await import('./rankings-screen.tsx')).RankingsScreen,
  },
]
