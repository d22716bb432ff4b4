import type { SavedLayout } from '../grid/column.ts'

/** A grid by its name, and whose layout of it. */
export interface LayoutOf {
  readonly id_layout: string
  readonly id_mst_socios: number
}
/** How layouts are kept on the server. */
export interface LayoutCalls {
  show(name: string): Promise<SavedLayout | null>
  save(of: LayoutOf, layout: SavedLayout): Promise<unknown>
  remove(of: LayoutOf): Promise<unknown>
}
let calls: LayoutCalls | null = null
/** The keeper's calls; null where nobody keeps layouts. */
export const layoutCalls = () => calls
/** Whoever keeps layouts says how, at the start. */
export const keepLayoutsBy = (keeper: LayoutCalls) => {
  calls = keeper
}
