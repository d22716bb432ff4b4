import type { Permission } from '@app/contract/kit/permissions'
import type { Resource } from '@app/contract/kit/resource'
import type { ImportRows } from './import-rows.ts'
import type { MemberColumn } from './member-columns.ts'

/** The screen of an address: the right that opens it, and its existence. */
export interface ScreenFacts {
  readonly right: Permission
  readonly ready: boolean
}

/** Resources and screens of the assembled product, for listing the uses of a row. */
export interface Catalogue {
  readonly resources: readonly Resource[]
  readonly byTable: ReadonlyMap<string, Resource>
  readonly screenAt: (address: string) => ScreenFacts | undefined
  /** Every column of the product that refers to a member. */
  readonly memberColumns: readonly MemberColumn[]
  /** Inserts of the rows that imported members bring along. */
  readonly importRows: readonly ImportRows[]
}

export const catalogueOf = (
  resources: readonly Resource[],
  screenAt: Catalogue['screenAt'],
  { memberColumns = [], importRows = [] }: Partial<Pick<Catalogue, 'memberColumns' | 'importRows'>> = {},
): Catalogue => ({
  resources,
  byTable: new Map(resources.map((one) => [one.table, one])),
  screenAt,
  memberColumns,
  importRows,
})
