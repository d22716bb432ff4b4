import { quickAccesses } from '@app/contract/shell/quick-access'
import { useMemo } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { useSession } from '../../../kit/reads/session.ts'
import { type MenuItem, menuItems } from '../menu-items.ts'

const inTabs = new Set([1, 3])
const inSidebar = new Set([2, 3])

/** Stored shortcuts of the user. */
export const useOwnShortcuts = () => useRead(quickAccesses, {}, { staleTime: 300_000 })

/** The user's shortcuts among the permitted screens, in the user's order. */
function useShortcuts(kinds: ReadonlySet<number>): readonly MenuItem[] {
  const { info } = useSession()
  const { data } = useOwnShortcuts()
  // oxlint-disable react-hooks/exhaustive-deps -- the menu comes with the session
  return useMemo(() => {
    const items = menuItems()
    const chosen = (data ?? []).filter((row) => kinds.has(row.id_tipo_accesodirecto)).sort((a, b) => a.orden - b.orden)
    return chosen.flatMap((row) => items.find(({ id }) => id === row.id_menu) ?? [])
  }, [data, info, kinds])
  // oxlint-enable react-hooks/exhaustive-deps
}

export const useTabShortcuts = () => useShortcuts(inTabs)
export const useSidebarShortcuts = () => useShortcuts(inSidebar)
