import { currentSession } from '../../../kit/reads/session.ts'

const nameOf = () => `planner-sport:${currentSession()?.account.id_mst_socios ?? 0}`

/** The sport the user looked at last, else 1. */
export const lastSport = (): number => Number(localStorage.getItem(nameOf())) || 1

/** Keeps the sport for the next time. */
export const rememberSport = (sport: number) => localStorage.setItem(nameOf(), String(sport))
