import { IconShieldCheck } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/verifactu',
    code: 'verifactu',
    icon: IconShieldCheck,
    texts: ['company', 'official-invoices'],
    load: async () => (await import('./verifactu-screen.tsx')).VerifactuScreen,
  },
]
