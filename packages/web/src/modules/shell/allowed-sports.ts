import { type ClubInfo, currentSession } from '../../kit/reads/session.ts'
import { store } from '../../kit/reads/store.ts'

/** Sports the user may see; 0 among the allowed ones means all. */
export const allowedSports = (): ClubInfo['tipo_recursos'] => {
  const { tipo_recursos = [], tipo_recursos_permitidos: allowed = [] } = currentSession()?.info ?? {}
  return tipo_recursos.filter(({ id }) => allowed.includes(0) || allowed.includes(id))
}

const nameOf = () => `planner-sport:${currentSession()?.account.id_mst_socios ?? 0}`
const shown = store(0)

/** Last viewed sport of the user among the allowed ones, the first of them by default. */
export function lastSport(): number {
  const last = shown.get() || Number(localStorage.getItem(nameOf()))
  const sports = allowedSports()
  return sports.some(({ id }) => id === last) ? last : (sports[0]?.id ?? 1)
}

/** The same, followed. */
export const useLastSport = (): number => {
  shown.use()
  return lastSport()
}

/** Remembers the sport for the next visit. */
export function rememberSport(sport: number) {
  localStorage.setItem(nameOf(), String(sport))
  shown.set(sport)
}
