import type { Settings } from '@app/contract/club/parameters'

/** Field that members sign in with, unique among those with web access. */
export const loginField = ({ MODO_AUTENTICACION }: Settings) =>
  MODO_AUTENTICACION === 0 ? 'email' : MODO_AUTENTICACION === 5 ? 'nif' : 'numsocio'
