import { IconAddressBook } from '@tabler/icons-react'
import { resourceScreen } from '../../kit/screen/resource-screen-loader.tsx'
import type { ScreenSpec } from '../../kit/screen/screens.ts'
import { ImportRegistry } from './import-registry.tsx'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/socios/padron',
    code: 'registry',
    icon: IconAddressBook,
    load: resourceScreen(
      async () => (await import('@app/contract/registry/registry-entry')).registryEntry,
      ['nombre', 'nif', 'poblacion'],
      { more: { nombre: { width: 300 } }, actions: <ImportRegistry /> },
    ),
  },
]
