import { IconReport } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/informes',
    code: 'reports',
    icon: IconReport,
    load: async () => (await import('./reports-screen.tsx')).ReportsScreen,
  },
  {
    path: '/informes/{id}',
    code: 'report',
    icon: IconReport,
    load: async () => (await import('./report-screen.tsx')).ReportScreen,
  },
]
