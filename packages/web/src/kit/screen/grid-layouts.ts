import { useMemo } from 'react'
import type { GridLayouts } from '../grid/column.ts'
import { layoutCalls } from '../reads/layout-calls.ts'
import { useSession } from '../reads/session.ts'

/** Id of a layout for everyone. */
const everyone = 0

/** Layouts of one grid on the server: the user's own one, or for everyone, which only an administrator saves. */
export function useGridLayouts(name: string): GridLayouts {
  const { account } = useSession()
  const { id_mst_socios, is_admin } = account
  return useMemo(() => {
    const of = (forEveryone: boolean) => ({ id_layout: name, id_mst_socios: forEveryone ? everyone : id_mst_socios })
    return {
      mayShare: is_admin,
      load: async () => (await layoutCalls()?.show(name)) ?? null,
      save: async (layout, forEveryone) => void (await layoutCalls()?.save(of(forEveryone), layout)),
      remove: async (forEveryone) => void (await layoutCalls()?.remove(of(forEveryone))),
    }
  }, [name, id_mst_socios, is_admin])
}
