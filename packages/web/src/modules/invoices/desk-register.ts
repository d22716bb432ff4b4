import { currentSession } from '../../kit/reads/session.ts'

const place = 'desk-register'

/** Register of this browser for cash; null if none is chosen, or the club has it no more. */
export function deskRegister(): number | null {
  const id = Number(localStorage.getItem(place))
  return currentSession()?.info.cajas?.some((one) => one.id === id) ? id : null
}

/** Chooses the register of this browser. */
export function setDeskRegister(id: number | null): void {
  if (id === null) localStorage.removeItem(place)
  else localStorage.setItem(place, String(id))
}
