import { IconReceipt } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/recibo/c60',
    code: 'c60',
    icon: IconReceipt,
    texts: ['receipts'],
    load: async () => (await import('./c60-screen.tsx')).C60Screen,
  },
]
