import { currentSession } from '../../../kit/reads/session.ts'

const nameOf = () => `planner-sport:${currentSession()?.account.id_mst_socios ?? 0}`

/** Last viewed sport of the user, 1 by default. */
export const lastSport = (): number => Number(localStorage.getItem(nameOf())) || 1

/** Remembers the sport for the next visit. */
export const rememberSport = (sport: number) => localStorage.setItem(nameOf(), String(sport))
