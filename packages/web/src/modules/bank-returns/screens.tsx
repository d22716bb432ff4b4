import { IconReceipt } from '@tabler/icons-react'
import { resourceScreen } from '../../kit/screen/resource-screen-loader.tsx'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/recibo/devoluciones',
    code: 'bank-returns',
    icon: IconReceipt,
    texts: ['receipts'],
    load: async () => (await import('./returns-screen.tsx')).ReturnsScreen,
  },
  {
    path: '/recibo/reglas',
    code: 'return-rules',
    icon: IconReceipt,
    load: resourceScreen(
      async () => (await import('@app/contract/bank-returns/bank-return')).returnRule,
      ['codigo', 'desde_vez', 'paso', 'recargo', 'dias', 'bloquea', 'sin_carta'],
    ),
  },
]
