import { IconTruck } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/proveedor', code: 'suppliers', icon: IconTruck, load: async () => (await import('./suppliers-screen.tsx')).SuppliersScreen },
  { path: '/proveedor/new', code: 'supplier-new', load: async () => (await import('./new-supplier-screen.tsx')).NewSupplierScreen },
  {
    path: '/proveedor/{id}/edit',
    code: 'supplier-edit',
    load: async () => (await import('./edit-supplier-screen.tsx')).EditSupplierScreen,
  },
]
