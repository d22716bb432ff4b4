import { IconReport } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/informes',
    code: 'report-list',
    icon: IconReport,
    load: async () => (await import('./reports-screen.tsx')).ReportsScreen,
  },
  {
    path: '/informes/{id}',
    code: 'reports',
    icon: IconReport,
    load: async () => (await import('./report-screen.tsx')).ReportScreen,
  },
]
