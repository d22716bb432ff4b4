import { IconRepeat } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/cuotas', code: 'fees', icon: IconRepeat, load: async () => (await import('./fees-screen.tsx')).FeesScreen },
  {
    path: '/cuotas/{id}/detail',
    code: 'fee-detail',
    icon: IconRepeat,
    load: async () => (await import('./fee-detail-screen.tsx')).FeeDetailScreen,
  },
  {
    path: '/cuotas/generar',
    code: 'fee-run',
    icon: IconRepeat,
    texts: ['identity'],
    load: async () => (await import('./run/fee-run-screen.tsx')).FeeRunScreen,
  },
  {
    path: '/cuotas/generar/{proceso}',
    code: 'fee-run-result',
    icon: IconRepeat,
    texts: ['identity', 'invoices', 'runs', 'tariffs', 'cash-machine'],
    load: async () => (await import('./run/fee-run-result-screen.tsx')).FeeRunResultScreen,
  },
]
