import type { Permission } from '@app/contract/kit/permissions'
import type { Resource } from '@app/contract/kit/resource'
import type { MemberColumn } from './member-columns.ts'

/** The screen of an address: what it takes to open it, and whether it exists yet. */
export interface ScreenFacts {
  readonly right: Permission
  readonly ready: boolean
}

/** What the kit knows of the assembled product to say where a row is used. */
export interface Catalogue {
  readonly resources: readonly Resource[]
  readonly byTable: ReadonlyMap<string, Resource>
  readonly screenAt: (address: string) => ScreenFacts | undefined
  /** Every column of the product that refers to a member. */
  readonly memberColumns: readonly MemberColumn[]
}

export const catalogueOf = (
  resources: readonly Resource[],
  screenAt: Catalogue['screenAt'],
  memberColumns: Catalogue['memberColumns'] = [],
): Catalogue => ({
  resources,
  byTable: new Map(resources.map((one) => [one.table, one])),
  screenAt,
  memberColumns,
})
