import { IconBuilding } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/empresas', code: 'companies', icon: IconBuilding, load: async () => (await import('./companies-screen.tsx')).CompaniesScreen },
  { path: '/empresas/{id}/edit', code: 'company', load: async () => (await import('./edit-company-screen.tsx')).EditCompanyScreen },
]
