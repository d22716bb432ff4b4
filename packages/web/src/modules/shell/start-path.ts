import { setUpState } from '@app/contract/set-up/set-up-calls'
import { call } from '../../kit/reads/call.ts'
import { currentSession, userMay } from '../../kit/reads/session.ts'
import { isReady } from '../../kit/screen/screens.ts'
import { menuItems } from './menu-items.ts'

/** True if the club is in its first hour: the list of first steps is on the start page, and no court can be booked yet. */
const isNewClub = async () => {
  const { mostrar, pasos } = await call(setUpState, {})
  return mostrar && pasos.some(({ paso, estado }) => (paso === 'courts' || paso === 'hours') && estado !== 'hecho')
}

/** Start path of the user: the first steps of a new club, otherwise the chosen page, the planner of the first sport, or the first screen of the menu. */
export async function startPath(): Promise<string> {
  if (userMay(setUpState.permission) && (await isNewClub())) return '/dashboard'
  const session = currentSession()
  const chosen = session?.account.settings.rutaInicio.replace(/(.)\/+$/, '$1')
  const items = menuItems()
  if (chosen && (items.some(({ path }) => path === chosen) || isReady(chosen))) return chosen
  return (items.find(({ code }) => code === 'planner') ?? { path: '/dashboard' }).path
}
