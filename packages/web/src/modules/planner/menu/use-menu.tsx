import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { closestOf } from '../../../kit/fields/closest.ts'
import type { Surface } from '../drag/pointer-place.ts'
import type { Board } from '../planner-model.ts'
import { type MenuPlace, menuPlace } from './menu-place.ts'
import type { PlannerMenuCalls } from './planner-menu.tsx'

const PlannerMenu = lazy(() => import('./planner-menu.tsx').then((module) => ({ default: module.PlannerMenu })))

/** Menu of a booking or a court: opened by a right click, the menu key, or a click on a court's header; without `onCourt` the headers have no menu. */
export function useMenu(board: Board, surface: () => Surface | null, calls: PlannerMenuCalls) {
  const [at, setAt] = useState<MenuPlace | null>(null)
  const onContextMenu = (event: MouseEvent) => {
    const place = menuPlace(event, board, surface())
    if (!place || (place.booking === null && !calls.onCourt)) return
    event.preventDefault()
    setAt(place)
  }
  const menu: ReactNode = at && (
    <Suspense fallback={null}>
      <PlannerMenu {...calls} at={at} board={board} onClose={() => setAt(null)} />
    </Suspense>
  )
  return { menu, onContextMenu, onClick: (event: MouseEvent) => closestOf(event, '[data-court]') && onContextMenu(event) }
}
