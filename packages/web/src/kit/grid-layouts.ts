import { useMemo } from 'react'
import type { GridLayouts, SavedLayout } from './grid/column.ts'
import { useSession } from './session.ts'

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
/** Whoever keeps layouts says how, at the start. */
export const keepLayoutsBy = (keeper: LayoutCalls) => {
  calls = keeper
}

/** Id of a layout for everyone. */
const everyone = 0

/** The layouts of one grid on the server: the own one, or for everyone, which only an administrator saves. */
export function useGridLayouts(name: string): GridLayouts {
  const { account } = useSession()
  const { id_mst_socios, is_admin } = account
  return useMemo(() => {
    const of = (forEveryone: boolean) => ({ id_layout: name, id_mst_socios: forEveryone ? everyone : id_mst_socios })
    return {
      mayShare: is_admin,
      load: async () => (await calls?.show(name)) ?? null,
      save: async (layout, forEveryone) => void (await calls?.save(of(forEveryone), layout)),
      remove: async (forEveryone) => void (await calls?.remove(of(forEveryone))),
    }
  }, [name, id_mst_socios, is_admin])
}
