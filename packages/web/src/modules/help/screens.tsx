import { IconBook } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/ayuda/guia', code: 'guide', icon: IconBook, load: async () => (await import('./guide-screen.tsx')).GuideScreen },
]
