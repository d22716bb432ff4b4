import { IconTemplate } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/notificacion/plantillas',
    code: 'letter-templates',
    icon: IconTemplate,
    load: async () => (await import('./templates/templates-screen.tsx')).TemplatesScreen,
  },
]
