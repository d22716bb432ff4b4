import { IconCamera, IconWorld } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/gestorweb',
    code: 'web-manager',
    icon: IconWorld,
    load: async () => (await import('./web-manager-screen.tsx')).WebManagerScreen,
  },
  {
    path: '/gestorweb/camara',
    code: 'web-camera',
    icon: IconCamera,
    load: async () => (await import('./web-camera-screen.tsx')).WebCameraScreen,
  },
]
