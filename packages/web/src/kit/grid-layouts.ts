import { deleteLayout, saveLayout, showLayout } from '@app/contract/shell/grid-layout'
import { useMemo } from 'react'
import { call } from './call.ts'
import type { GridLayouts, SavedLayout } from './grid/column.ts'
import { useSession } from './session.ts'

/** Id of a layout for everyone. */
const everyone = 0

/** The layouts of one grid on the server: the own one, or for everyone, which only an administrator saves. */
export function useGridLayouts(name: string): GridLayouts {
  const { account } = useSession()
  const { id_mst_socios, is_admin } = account
  return useMemo(() => {
    const whose = (forEveryone: boolean) => ({ id_layout: name, id_mst_socios: forEveryone ? everyone : id_mst_socios })
    return {
      mayShare: is_admin,
      load: async () => (await call(showLayout, { layout: name })).options as SavedLayout | null,
      save: async (layout, forEveryone) => void (await call(saveLayout, { ...whose(forEveryone), options: layout })),
      remove: async (forEveryone) => void (await call(deleteLayout, whose(forEveryone))),
    }
  }, [name, id_mst_socios, is_admin])
}
