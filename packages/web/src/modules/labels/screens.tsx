import { IconTags } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/socios/etiquetas',
    code: 'labels',
    icon: IconTags,
    texts: ['members'],
    load: async () => (await import('./labels-screen.tsx')).LabelsScreen,
  },
]
