import { IconClipboardList, IconListCheck, IconTent, IconUsers } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/campeonatos/inscritos',
    code: 'championship-enrolments',
    icon: IconListCheck,
    load: async () => (await import('./championship-enrolments-screen.tsx')).ChampionshipEnrolmentsScreen,
  },
  {
    path: '/actividades',
    code: 'activities',
    icon: IconTent,
    load: async () => (await import('./activities-screen.tsx')).ActivitiesScreen,
  },
  {
    path: '/actividades/grupos',
    code: 'activity-groups',
    icon: IconUsers,
    load: async () => (await import('./activity-groups-screen.tsx')).ActivityGroupsScreen,
  },
  {
    path: '/actividades/inscritos',
    code: 'activity-enrolments',
    icon: IconClipboardList,
    load: async () => (await import('./activity-enrolments-screen.tsx')).ActivityEnrolmentsScreen,
  },
]
