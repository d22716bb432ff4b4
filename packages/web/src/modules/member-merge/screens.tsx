import { IconCopyCheck } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/socios/duplicados',
    code: 'member-duplicates',
    icon: IconCopyCheck,
    texts: ['members'],
    load: async () => (await import('./duplicates-screen.tsx')).DuplicatesScreen,
  },
]
