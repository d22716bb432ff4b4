import { IconRun } from '@tabler/icons-react'
import { resourceScreen } from '../../kit/screen/resource-screen-loader.tsx'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/tipo_actividades',
    code: 'activity-types',
    icon: IconRun,
    load: resourceScreen(async () => (await import('@app/contract/activity-types/activity-type')).activityType, ['desc_tipoactividad'], {
      more: { desc_tipoactividad: { width: 300 } },
    }),
  },
]
