import type { Action } from './action.ts'
import type { MenuRow } from './menu.ts'
import type { RefusalStatus } from './refusals.ts'
import type { Resource } from './resource.ts'
import type { Texts } from './texts.ts'

/** What a module contributes to the registry. */
export interface ContractModule {
  readonly resources: readonly Resource[]
  readonly actions: readonly Action[]
  readonly refusals: Readonly<Record<string, RefusalStatus>>
  readonly texts: Texts
  /** Its screens that exist. */
  readonly menu: readonly MenuRow[]
}
