import { currentSession } from '../../kit/session.ts'

const nameOf = () => `planner-sport:${currentSession()?.account.id_mst_socios ?? 0}`

/** The sport the user looked at last, else 1. */
export const lastSport = (): number => Number(localStorage.getItem(nameOf())) || 1

/** Keeps the sport for the next time. */
export const rememberSport = (sport: number) => localStorage.setItem(nameOf(), String(sport))

/** The sports the user may see; 0 among the allowed ones means all. */
export function sportsSeen(): readonly { id: number; text: string }[] {
  const info = currentSession()?.info
  if (!info) return []
  const { tipo_recursos, tipo_recursos_permitidos: allowed } = info
  return tipo_recursos.filter(({ id }) => allowed.includes(0) || allowed.includes(id))
}
