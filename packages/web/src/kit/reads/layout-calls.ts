import type { SavedLayout } from '../grid/column.ts'

/** Grid by its name, and the owner of its layout. */
export interface LayoutOf {
  readonly id_layout: string
  readonly id_mst_socios: number
}
/** Server calls that store layouts. */
export interface LayoutCalls {
  show(name: string): Promise<SavedLayout | null>
  save(of: LayoutOf, layout: SavedLayout): Promise<unknown>
  remove(of: LayoutOf): Promise<unknown>
}
let calls: LayoutCalls | null = null
/** Registered calls; null if layouts are not stored. */
export const layoutCalls = () => calls
/** Registers the calls that store layouts, at startup. */
export const registerLayoutCalls = (keeper: LayoutCalls) => {
  calls = keeper
}
