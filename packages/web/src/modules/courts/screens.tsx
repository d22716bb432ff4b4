import { IconBallTennis } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/tipo_recursos',
    code: 'court-types',
    icon: IconBallTennis,
    load: async () => (await import('./types/types-screen.tsx')).TypesScreen,
  },
  { path: '/tipo_recursos/new', code: 'court-type-new', load: async () => (await import('./types/new-type-screen.tsx')).NewTypeScreen },
  {
    path: '/tipo_recursos/{id}/detail',
    code: 'court-type-detail',
    load: async () => (await import('./types/type-detail-screen.tsx')).TypeDetailScreen,
  },
  {
    path: '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit',
    code: 'court-edit',
    load: async () => (await import('./edit-court-screen.tsx')).EditCourtScreen,
  },
  {
    path: '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit/{id_reg_recurso_pagotramos}/edit',
    code: 'court-payment-slot',
    load: async () => (await import('./slots/payment-slot-screen.tsx')).PaymentSlotScreen,
  },
  {
    path: '/tipo_recursos/{id}/edit',
    code: 'court-type-edit',
    load: async () => (await import('./types/edit-type-screen.tsx')).EditTypeScreen,
  },
  {
    path: '/tipo_recursos/{id}/recursos/new',
    code: 'court-new',
    load: async () => (await import('./new-court-screen.tsx')).NewCourtScreen,
  },
]
