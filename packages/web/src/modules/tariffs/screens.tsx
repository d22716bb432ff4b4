import { IconTag } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/tarifas',
    code: 'tariffs',
    icon: IconTag,
    texts: ['pass-types'],
    load: async () => (await import('./tariffs-screen.tsx')).TariffsScreen,
  },
  {
    path: '/tarifas/new',
    code: 'tariff-new',
    texts: ['pass-types'],
    load: async () => (await import('./new-tariff-screen.tsx')).NewTariffScreen,
  },
  {
    path: '/tarifas/{id}/edit',
    code: 'tariff-edit',
    texts: ['pass-types'],
    load: async () => (await import('./edit-tariff-screen.tsx')).EditTariffScreen,
  },
  {
    path: '/tarifas/{id}/edit/TarifasPrecios/{id_mst_tarifas_precios}/TarifasPreciosTramos',
    code: 'price-bands',
    texts: ['pass-types'],
    under: '/tarifas/{id}/edit',
    load: async () => (await import('./bands-screen.tsx')).BandsScreen,
  },
]
