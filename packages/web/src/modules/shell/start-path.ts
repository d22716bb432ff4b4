import { currentSession } from '../../kit/reads/session.ts'
import { isReady } from '../../kit/screen/screens.ts'
import { menuItems } from './menu-items.ts'

/** Start path of the user: the chosen page, otherwise the planner of the first sport, otherwise the first screen of the menu. */
export function startPath(): string {
  const session = currentSession()
  const chosen = session?.account.settings.rutaInicio.replace(/(.)\/+$/, '$1')
  const items = menuItems()
  if (chosen && (items.some(({ path }) => path === chosen) || isReady(chosen))) return chosen
  return (items.find(({ code }) => code === 'planner') ?? { path: '/dashboard' }).path
}
