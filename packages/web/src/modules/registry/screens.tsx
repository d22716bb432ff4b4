import { IconAddressBook } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { resourceScreen } from '../../kit/screen/resource-screen-loader.tsx'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

const ImportRegistry = lazy(() => import('./import-registry.tsx').then((module) => ({ default: module.ImportRegistry })))

export const screens: readonly ScreenSpec[] = [
  {
    path: '/socios/padron',
    code: 'registry',
    icon: IconAddressBook,
    load: resourceScreen(
      async () => (await import('@app/contract/registry/registry-entry')).registryEntry,
      ['nombre', 'nif', 'poblacion'],
      {
        more: { nombre: { width: 300 } },
        actions: (
          <Suspense fallback={null}>
            <ImportRegistry />
          </Suspense>
        ),
      },
    ),
  },
]
