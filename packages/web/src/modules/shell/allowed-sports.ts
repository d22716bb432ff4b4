import { type ClubInfo, currentSession } from '../../kit/reads/session.ts'

/** Sports the user may see; 0 among the allowed ones means all. */
export const allowedSports = (): ClubInfo['tipo_recursos'] => {
  const { tipo_recursos = [], tipo_recursos_permitidos: allowed = [] } = currentSession()?.info ?? {}
  return tipo_recursos.filter(({ id }) => allowed.includes(0) || allowed.includes(id))
}
