import type { Fields } from '@app/contract/kit/field'
import type { Resource } from '@app/contract/kit/resource'
import type { ComponentType } from 'react'
import type { Family } from '../texts/i18n.ts'
import type { ResourceScreenProps } from './resource-screen.tsx'

/** Loads the generic screen of a resource: grid, form and delete follow from its declaration. */
export const resourceScreen =
  <F extends Fields>(
    load: () => Promise<Resource<Family, string, F>>,
    columns: readonly (keyof F & string)[],
    more: Omit<ResourceScreenProps<F>, 'resource' | 'columns'> = {},
  ) =>
  async (): Promise<ComponentType> => {
    const [resource, { ResourceScreen }] = await Promise.all([load(), import('./resource-screen.tsx')])
    return () => <ResourceScreen resource={resource} columns={columns} {...more} />
  }
